/*
 * What every reference ends with: the loop of games/src/slots/lines/simulate.ts over the tables that were built before.
 *
 * usage: slot SPINS SEED SEED SEED SEED
 * prints: coins hits triggers cpu-seconds
 */
static void build(void) {
  read_reels();
  build_prefixes();
  build_suffixes();
}

static inline uint32_t scatters_of(uint32_t front, uint32_t back) {
  return prefixes[front].scatters + suffixes[back].scatters;
}

static __attribute__((noinline)) tally_t simulate(const uint32_t seed[4], uint64_t spins) {
  uint32_t s0 = seed[0], s1 = seed[1], s2 = seed[2], s3 = seed[3];
  const uint32_t ways_front = prefix_count, ways_back = suffix_count;
  const uint32_t floor_front = 65536 % ways_front, floor_back = 65536 % ways_back;
  tally_t tally = {0, 0, 0};
  for (uint64_t spin = 0; spin < spins; spin++) {
    uint32_t front, back;
    do {
      uint32_t sum = s0 + s3, word = (sum << 7 | sum >> 25) + s0, shifted = s1 << 9;
      s2 ^= s0;
      s3 ^= s1;
      s1 ^= s2;
      s0 ^= s3;
      s2 ^= shifted;
      s3 = s3 << 11 | s3 >> 21;
      front = (word >> 16) * ways_front;
      back = (word & 65535) * ways_back;
    } while ((front & 65535) < floor_front || (back & 65535) < floor_back);
    uint32_t scatters = scatters_of(front >> 16, back >> 16);
    int32_t won = run_coins(front >> 16, back >> 16) + SCATTER_PAYS[scatters];
    tally.coins += (uint64_t)won;
    if (won) tally.hits++;
    if (scatters >= TRIGGER_SCATTERS) tally.triggers++;
  }
  return tally;
}

static double cpu_seconds(void) {
  struct timespec now;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
  return (double)now.tv_sec + (double)now.tv_nsec * 1e-9;
}

int main(int count, char **words) {
  if (count != 6) return 2;
  uint64_t spins = strtoull(words[1], NULL, 10);
  uint32_t seed[4];
  for (int i = 0; i < 4; i++) seed[i] = (uint32_t)strtoul(words[2 + i], NULL, 10);
  build();
  simulate(seed, spins / 10);
  double began = cpu_seconds();
  tally_t tally = simulate(seed, spins);
  double took = cpu_seconds() - began;
  printf("%" PRIu64 " %" PRIu64 " %" PRIu64 " %.6f\n", tally.coins, tally.hits, tally.triggers, took);
  return 0;
}
