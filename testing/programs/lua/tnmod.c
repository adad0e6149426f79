// A Lua module in C for scripts/module.lua: loaded by dlopen in dynamic programs, linked in (static_modules.c) in static ones.
#include <lauxlib.h>
#include <lua.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int finished;

static int add(lua_State *L)
{
    lua_pushnumber(L, luaL_checknumber(L, 1) + luaL_checknumber(L, 2));
    return 1;
}

static int join(lua_State *L)
{
    luaL_Buffer b;
    const char *separator = luaL_checkstring(L, 2);
    luaL_checktype(L, 1, LUA_TTABLE);
    luaL_buffinit(L, &b);
    for (lua_Integer i = 1, n = luaL_len(L, 1); i <= n; i++) {
        if (i > 1)
            luaL_addstring(&b, separator);
        lua_geti(L, 1, i);
        luaL_addvalue(&b);
    }
    luaL_pushresult(&b);
    return 1;
}

static int fail(lua_State *L) { return luaL_error(L, "failed: %s", luaL_checkstring(L, 1)); }

static int map(lua_State *L)
{
    const int n = lua_gettop(L);
    for (int i = 2; i <= n; i++) {
        lua_pushvalue(L, 1);
        lua_pushvalue(L, i);
        lua_call(L, 1, 1);
    }
    return n - 1;
}

static int next(lua_State *L)
{
    lua_Integer *counter = luaL_checkudata(L, 1, "counter");
    lua_pushinteger(L, (*counter)++);
    return 1;
}

static int finish(lua_State *L)
{
    (void)L;
    finished++;
    return 0;
}

static int counter(lua_State *L)
{
    lua_Integer *c = lua_newuserdatauv(L, sizeof *c, 0);
    *c = luaL_checkinteger(L, 1);
    if (luaL_newmetatable(L, "counter")) {
        static const luaL_Reg methods[] = {{"next", next}, {NULL, NULL}};
        lua_pushcfunction(L, finish);
        lua_setfield(L, -2, "__gc");
        luaL_newlib(L, methods);
        lua_setfield(L, -2, "__index");
    }
    lua_setmetatable(L, -2);
    return 1;
}

static int get_finished(lua_State *L)
{
    lua_pushinteger(L, finished);
    return 1;
}

static int format(lua_State *L)
{
    char text[64];
    snprintf(text, sizeof text, "%.20f %a", luaL_checknumber(L, 1), luaL_checknumber(L, 1));
    lua_pushstring(L, text);
    return 1;
}

static int by_value(const void *a, const void *b)
{
    const double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

static int sort(lua_State *L)
{
    const int n = (int)luaL_len(L, 1);
    double *values = malloc((size_t)n * sizeof *values);
    for (int i = 0; i < n; i++) {
        lua_geti(L, 1, i + 1);
        values[i] = lua_tonumber(L, -1);
        lua_pop(L, 1);
    }
    qsort(values, (size_t)n, sizeof *values, by_value);
    for (int i = 0; i < n; i++)
        lua_pushnumber(L, values[i]);
    free(values);
    return n;
}

int luaopen_tnmod(lua_State *L)
{
    static const luaL_Reg functions[] = {
        {"add", add},       {"join", join},         {"fail", fail},     {"map", map}, {"counter", counter},
        {"finished", get_finished}, {"format", format}, {"sort", sort}, {NULL, NULL},
    };
    luaL_newlib(L, functions);
    return 1;
}
