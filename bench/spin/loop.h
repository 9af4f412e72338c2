/* What every reference begins with. */
#define _POSIX_C_SOURCE 200809L
#include <inttypes.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#include "model.h"

typedef struct {
  uint64_t coins, hits, triggers;
} tally_t;
