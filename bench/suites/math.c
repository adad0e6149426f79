// SPDX-License-Identifier: MIT
// Elementary functions, each over 64 arguments between 0.1 and 10 (between -1 and 1 where the
// function ends there). Throughput: a call does not wait for the one before.
#define SUITE "math"
#include <math.h>

#include "bench/suites/suite.h"

static double arguments[64], fractions[64];
static double part;

static bool ready(void)
{
    static bool done;
    if (done)
        return true;
    uint64_t state = 1;
    for (size_t k = 0; k < 64; k++) {
        arguments[k] = 0.1 + 9.9 * (double)bench_below(&state, 1000) / 1000;
        fractions[k] = -0.999 + 1.998 * (double)bench_below(&state, 1000) / 1000;
    }
    return done = true;
}

#define ARGUMENT arguments[i % 64]
#define FRACTION fractions[i % 64]
// Within a few units in the last place: speed is compared here, accuracy in the tests of math/.
#define NEAR(x, y) (fabs((x) - (y)) <= 1e-14 * fabs(y))
#define NEARLY(x, y) (fabs((double)(x) - (y)) <= 1e-6 * fabs(y))

ROW("sin", NEAR(sin(0.7), 0.644217687237691), real_sink = sin(ARGUMENT))
ROW("cos", NEAR(cos(0.7), 0.7648421872844885), real_sink = cos(ARGUMENT))
ROW("tan", NEAR(tan(0.7), 0.8422883804630794), real_sink = tan(ARGUMENT))
ROW("asin", NEAR(asin(0.7), 0.775397496610753), real_sink = asin(FRACTION))
ROW("acos", NEAR(acos(0.7), 0.7953988301841436), real_sink = acos(FRACTION))
ROW("atan", NEAR(atan(0.7), 0.6107259643892086), real_sink = atan(ARGUMENT))
ROW("sinh", NEAR(sinh(0.7), 0.7585837018395334), real_sink = sinh(ARGUMENT))
ROW("cosh", NEAR(cosh(0.7), 1.255169005630943), real_sink = cosh(ARGUMENT))
ROW("tanh", NEAR(tanh(0.7), 0.6043677771171636), real_sink = tanh(ARGUMENT))
ROW("asinh", NEAR(asinh(0.7), 0.6526665660823557), real_sink = asinh(ARGUMENT))
ROW("atanh", NEAR(atanh(0.7), 0.8673005276940531), real_sink = atanh(FRACTION))
ROW("exp", NEAR(exp(0.7), 2.0137527074704766), real_sink = exp(ARGUMENT))
ROW("exp2", NEAR(exp2(0.7), 1.624504792712471), real_sink = exp2(ARGUMENT))
ROW("expm1", NEAR(expm1(0.7), 1.0137527074704764), real_sink = expm1(ARGUMENT))
ROW("log", NEAR(log(0.7), -0.35667494393873245), real_sink = log(ARGUMENT))
ROW("log2", NEAR(log2(0.7), -0.5145731728297583), real_sink = log2(ARGUMENT))
ROW("log10", NEAR(log10(0.7), -0.1549019599857432), real_sink = log10(ARGUMENT))
ROW("log1p", NEAR(log1p(0.7), 0.5306282510621704), real_sink = log1p(ARGUMENT))
ROW("cbrt", NEAR(cbrt(0.7), 0.8879040017426008), real_sink = cbrt(ARGUMENT))
ROW("sqrt", NEAR(sqrt(0.7), 0.8366600265340756), real_sink = sqrt(ARGUMENT))
ROW("pow", NEAR(pow(0.7, 3.3), 0.3081935405341894), real_sink = pow(ARGUMENT, 3.3))
ROW("atan2", NEAR(atan2(0.7, 3.3), 0.20902294280626463), real_sink = atan2(ARGUMENT, 3.3))
ROW("hypot", NEAR(hypot(0.7, 3.3), 3.3734255586865998), real_sink = hypot(ARGUMENT, 3.3))
ROW("fmod", NEAR(fmod(100.5, 0.7), 0.40000000000000635), real_sink = fmod(1e3, ARGUMENT))
ROW("fma", fma(0.1, 10, -1) == 0x1p-54, real_sink = fma(ARGUMENT, 3.3, 0.7))
ROW("floor", floor(-2.7) == -3, real_sink = floor(ARGUMENT))
ROW("rint", rint(-2.7) == -3, real_sink = rint(ARGUMENT))
ROW("round", round(-2.7) == -3, real_sink = round(ARGUMENT))
ROW("trunc", trunc(-2.7) == -2, real_sink = trunc(ARGUMENT))
ROW("modf", modf(2.75, &part) == 0.75 && part == 2, real_sink = modf(ARGUMENT, &part))
ROW("sinf", NEARLY(sinf(0.75f), 0.6816387600233341), real_sink = (double)sinf((float)ARGUMENT))
ROW("expf", NEARLY(expf(0.75f), 2.117000016612675), real_sink = (double)expf((float)ARGUMENT))
ROW("logf", NEARLY(logf(0.75f), -0.2876820724517809), real_sink = (double)logf((float)ARGUMENT))
ROW("powf", NEARLY(powf(0.75f, 3.5f), 0.36535446722156006),
    real_sink = (double)powf((float)ARGUMENT, 3.5f))
