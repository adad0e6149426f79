// Static programs cannot load modules, so theirs are built in: luaL_openlibs, which linit.c is compiled to call
// open_standard_libraries, preloads tnmod too.
#include <lauxlib.h>
#include <lua.h>
#include <lualib.h>

void open_standard_libraries(lua_State *L);
int luaopen_tnmod(lua_State *L);

void luaL_openlibs(lua_State *L)
{
    open_standard_libraries(L);
    luaL_getsubtable(L, LUA_REGISTRYINDEX, LUA_PRELOAD_TABLE);
    lua_pushcfunction(L, luaopen_tnmod);
    lua_setfield(L, -2, "tnmod");
    lua_pop(L, 1);
}
