/*
 * The reference of the evaluator of ways: the same tables as games/src/slots/ways/{compile,fast}.ts, in C. It builds its
 * tables by itself from the strips in model.h, so equal results also mean that both evaluators agree. `main.h` spins it.
 */
#include "loop.h"

typedef struct {
  uint32_t scatters;
  uint32_t groups; /* where its groups begin; 0 when it has none */
} prefix_t;

static const uint32_t WAYS_MASK = (1u << 20) - 1;

static prefix_t *prefixes;

/* Matching: how many cells show the symbol or a wild. */
static void read_reels(void) {
  for (int reel = 0; reel < REELS; reel++)
    for (int stop = 0; stop < LENGTHS[reel]; stop++)
      for (int row = 0; row < ROWS; row++) {
        int cell = STRIPS[reel][(stop + row) % LENGTHS[reel]];
        if (cell == SCATTER) scatters_on[reel][stop]++;
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
        prefix->scatters = scatters_on[0][a] + scatters_on[1][b] + scatters_on[2][c];
      }
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

#include "main.h"
