#define STORM 600
#include "storm.h"
