/*
 * The measure of the evaluator: the same tables and the same loop as games/src/slots/{compile,fast,simulate}.ts, in C.
 * It builds its tables by itself from the strips in model.h, so equal tallies also mean two evaluators that agree.
 * `main.h` spins it.
 */
#include "loop.h"

enum { WILD = 0, SCATTER = 1, FIRST_PAYING = 2, STOPS = 64 };

typedef struct {
  int32_t coins;      /* of all runs of three */
  uint32_t scatters;
  uint32_t groups;    /* where its groups begin; 0 when it has none */
} prefix_t;

typedef struct {
  uint32_t fourth, fifth, scatters;
} suffix_t;

static const uint32_t LAST_GROUP = 1u << 30;

static uint32_t matching[REELS][SYMBOLS][STOPS]; /* lines on which a reel shows the symbol or a wild, as bits */
static uint32_t shows_scatter[REELS][STOPS];
static int32_t gains[SYMBOLS][2];
static prefix_t *prefixes;
static suffix_t *suffixes;
static uint32_t *groups;
static uint32_t prefix_count, suffix_count;

static void read_reels(void) {
  for (int reel = 0; reel < REELS; reel++)
    for (int stop = 0; stop < LENGTHS[reel]; stop++)
      for (int row = 0; row < ROWS; row++) {
        int cell = STRIPS[reel][(stop + row) % LENGTHS[reel]];
        if (cell == SCATTER) shows_scatter[reel][stop] = 1;
        for (int line = 0; line < LINES; line++)
          if (LINE_ROWS[line][reel] == row)
            for (int symbol = FIRST_PAYING; symbol < SYMBOLS; symbol++)
              if (cell == symbol || cell == WILD) matching[reel][symbol][stop] |= 1u << line;
      }
  for (int symbol = 0; symbol < SYMBOLS; symbol++)
    for (int more = 0; more < 2; more++) gains[symbol][more] = PAYS[symbol][4 + more] - PAYS[symbol][3 + more];
}

static void build_prefixes(void) {
  prefix_count = (uint32_t)(LENGTHS[0] * LENGTHS[1] * LENGTHS[2]);
  prefixes = calloc(prefix_count, sizeof *prefixes);
  groups = calloc((size_t)prefix_count * ROWS + 1, sizeof *groups);
  prefix_t *prefix = prefixes;
  uint32_t next = 1;
  for (int a = 0; a < LENGTHS[0]; a++)
    for (int b = 0; b < LENGTHS[1]; b++)
      for (int c = 0; c < LENGTHS[2]; c++, prefix++) {
        uint32_t begin = next;
        for (uint32_t symbol = FIRST_PAYING; symbol < SYMBOLS; symbol++) {
          uint32_t lines = matching[0][symbol][a] & matching[1][symbol][b] & matching[2][symbol][c];
          if (!lines) continue;
          groups[next++] = lines | symbol << 20;
          prefix->coins += PAYS[symbol][3] * __builtin_popcount(lines);
        }
        if (next > begin) {
          groups[next - 1] |= LAST_GROUP;
          prefix->groups = begin;
        }
        prefix->scatters = shows_scatter[0][a] + shows_scatter[1][b] + shows_scatter[2][c];
      }
}

static void build_suffixes(void) {
  suffix_count = (uint32_t)(LENGTHS[3] * LENGTHS[4]);
  suffixes = calloc(suffix_count, sizeof *suffixes);
  suffix_t *suffix = suffixes;
  for (uint32_t d = 0; d < (uint32_t)LENGTHS[3]; d++)
    for (uint32_t e = 0; e < (uint32_t)LENGTHS[4]; e++)
      *suffix++ = (suffix_t){d, e, shows_scatter[3][d] + shows_scatter[4][e]};
}

static inline int32_t run_coins(uint32_t front, uint32_t back) {
  const prefix_t *prefix = prefixes + front;
  const suffix_t *suffix = suffixes + back;
  int32_t coins = prefix->coins;
  if (!prefix->groups) return coins;
  const uint32_t *place = groups + prefix->groups;
  uint32_t group;
  do {
    group = *place++;
    uint32_t symbol = group >> 20 & 15;
    uint32_t four = group & matching[3][symbol][suffix->fourth];
    if (four) {
      uint32_t five = four & matching[4][symbol][suffix->fifth];
      coins += gains[symbol][0] * __builtin_popcount(four);
      coins += gains[symbol][1] * __builtin_popcount(five);
    }
  } while (group < LAST_GROUP);
  return coins;
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
