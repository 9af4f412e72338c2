/*
 * The measure of the evaluator of ways: the same tables as games/src/slots/ways/{compile,fast}.ts, in C. It builds its
 * tables by itself from the strips in model.h, so equal tallies also mean two evaluators that agree. `main.h` spins it.
 */
#include "loop.h"

enum { WILD = 0, SCATTER = 1, FIRST_PAYING = 2, STOPS = 64 };

typedef struct {
  uint32_t scatters;
  uint32_t groups; /* where its groups begin; 0 when it has none */
} prefix_t;

typedef struct {
  uint32_t fourth, fifth, scatters;
} suffix_t;

static const uint32_t LAST_GROUP = 1u << 30, WAYS_MASK = (1u << 20) - 1;

static uint32_t matching[REELS][SYMBOLS][STOPS]; /* how many cells show the symbol or a wild */
static uint32_t shows_scatters[REELS][STOPS];
static prefix_t *prefixes;
static suffix_t *suffixes;
static uint32_t *groups;
static uint32_t prefix_count, suffix_count;

static void read_reels(void) {
  for (int reel = 0; reel < REELS; reel++)
    for (int stop = 0; stop < LENGTHS[reel]; stop++)
      for (int row = 0; row < ROWS; row++) {
        int cell = STRIPS[reel][(stop + row) % LENGTHS[reel]];
        if (cell == SCATTER) shows_scatters[reel][stop]++;
        for (int symbol = FIRST_PAYING; symbol < SYMBOLS; symbol++)
          if (cell == symbol || cell == WILD) matching[reel][symbol][stop]++;
      }
}

static void build_prefixes(void) {
  prefix_count = (uint32_t)(LENGTHS[0] * LENGTHS[1] * LENGTHS[2]);
  prefixes = calloc(prefix_count, sizeof *prefixes);
  groups = calloc((size_t)prefix_count * SYMBOLS + 1, sizeof *groups);
  prefix_t *prefix = prefixes;
  uint32_t next = 1;
  for (int a = 0; a < LENGTHS[0]; a++)
    for (int b = 0; b < LENGTHS[1]; b++)
      for (int c = 0; c < LENGTHS[2]; c++, prefix++) {
        uint32_t begin = next;
        for (uint32_t symbol = FIRST_PAYING; symbol < SYMBOLS; symbol++) {
          uint32_t ways = matching[0][symbol][a] * matching[1][symbol][b] * matching[2][symbol][c];
          if (ways) groups[next++] = ways | symbol << 20;
        }
        if (next > begin) {
          groups[next - 1] |= LAST_GROUP;
          prefix->groups = begin;
        }
        prefix->scatters = shows_scatters[0][a] + shows_scatters[1][b] + shows_scatters[2][c];
      }
}

static void build_suffixes(void) {
  suffix_count = (uint32_t)(LENGTHS[3] * LENGTHS[4]);
  suffixes = calloc(suffix_count, sizeof *suffixes);
  suffix_t *suffix = suffixes;
  for (uint32_t d = 0; d < (uint32_t)LENGTHS[3]; d++)
    for (uint32_t e = 0; e < (uint32_t)LENGTHS[4]; e++)
      *suffix++ = (suffix_t){d, e, shows_scatters[3][d] + shows_scatters[4][e]};
}

static inline int32_t run_coins(uint32_t front, uint32_t back) {
  const prefix_t *prefix = prefixes + front;
  const suffix_t *suffix = suffixes + back;
  uint32_t coins = 0;
  if (!prefix->groups) return 0;
  const uint32_t *place = groups + prefix->groups;
  uint32_t group;
  do {
    group = *place++;
    uint32_t symbol = group >> 20 & 15, ways = group & WAYS_MASK;
    uint32_t four = ways * matching[3][symbol][suffix->fourth];
    uint32_t five = four * matching[4][symbol][suffix->fifth];
    if (!four)
      coins += ways * (uint32_t)PAYS[symbol][3];
    else
      coins += five ? five * (uint32_t)PAYS[symbol][5] : four * (uint32_t)PAYS[symbol][4];
  } while (group < LAST_GROUP);
  return (int32_t)coins;
}

static inline uint32_t scatters_of(uint32_t front, uint32_t back) {
  return prefixes[front].scatters + suffixes[back].scatters;
}

static void build(void) {
  read_reels();
  build_prefixes();
  build_suffixes();
}

#include "main.h"
