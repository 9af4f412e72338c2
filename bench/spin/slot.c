/*
 * The reference of the evaluator: the same tables and the same loop as games/src/slots/{compile,fast,simulate}.ts, in C.
 * It builds its tables by itself from the strips in model.h, so equal results also mean that both evaluators agree.
 * `main.h` spins it.
 */
#include "loop.h"

typedef struct {
  int32_t coins;      /* of all runs of three */
  uint32_t scatters;
  uint32_t groups;    /* where its groups begin; 0 when it has none */
} prefix_t;

static int32_t gains[SYMBOLS][2];
static prefix_t *prefixes;

/* Matching: the lines on which a reel shows the symbol or a wild, as bits. */
static void read_reels(void) {
  for (int reel = 0; reel < REELS; reel++)
    for (int stop = 0; stop < LENGTHS[reel]; stop++)
      for (int row = 0; row < ROWS; row++) {
        int cell = STRIPS[reel][(stop + row) % LENGTHS[reel]];
        if (cell == SCATTER) scatters_on[reel][stop] = 1;
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
        prefix->scatters = scatters_on[0][a] + scatters_on[1][b] + scatters_on[2][c];
      }
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

#include "main.h"
