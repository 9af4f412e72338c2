/* What every reference begins with. */
#define _POSIX_C_SOURCE 200809L
#include <inttypes.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#include "model.h"

enum { WILD = 0, SCATTER = 1, FIRST_PAYING = 2, STOPS = 64 };

typedef struct {
  uint64_t coins, hits, triggers;
} tally_t;

/* The stops of the last two reels, and the scatters that they show. */
typedef struct {
  uint32_t fourth, fifth, scatters;
} suffix_t;

/* Marks the last of the groups of a prefix, the stops of the first three reels. */
static const uint32_t LAST_GROUP = 1u << 30;

static uint32_t matching[REELS][SYMBOLS][STOPS]; /* where a reel shows the symbol or a wild, as the reference counts it */
static uint32_t scatters_on[REELS][STOPS];
static suffix_t *suffixes;
static uint32_t *groups;
static uint32_t prefix_count, suffix_count;

static void build_suffixes(void) {
  suffix_count = (uint32_t)(LENGTHS[3] * LENGTHS[4]);
  suffixes = calloc(suffix_count, sizeof *suffixes);
  suffix_t *suffix = suffixes;
  for (uint32_t d = 0; d < (uint32_t)LENGTHS[3]; d++)
    for (uint32_t e = 0; e < (uint32_t)LENGTHS[4]; e++)
      *suffix++ = (suffix_t){d, e, scatters_on[3][d] + scatters_on[4][e]};
}
