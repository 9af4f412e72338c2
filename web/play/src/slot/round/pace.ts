/** How fast a round is shown. `still` is for players who prefer reduced motion. */
export type Pace = 'calm' | 'turbo' | 'still'

/**
 * All in milliseconds. Turbo shortens only the show: the game and the server still enforce the market's shortest round.
 */
export type Timing = {
  /** From the start to the first stopped reel. */
  readonly firstStopMs: number
  readonly staggerMs: number
  /** How much longer a reel with tension turns. */
  readonly tensionMs: number
  /** From full speed to a stop. */
  readonly landMs: number
  /** Pause between the last reel and the prize. */
  readonly settleMs: number
  readonly countMs: number
  /** The count of a win that is no more than the stake: short, without a show. */
  readonly quietMs: number
  readonly freeHoldMs: number
  /** Symbols become others. */
  readonly turnMs: number
  /** Winning symbols burst; then the symbols above them fall. */
  readonly burstMs: number
  readonly dropMs: number
  readonly timesMs: number
  /** Pause on the symbols that won free spins before the scene opens. */
  readonly awardMs: number
  /** Empty cells turn again around the held ones. */
  readonly holdMs: number
  /** One value flies to the total; all of them together take no longer than `collectMaxMs`. */
  readonly collectMs: number
  readonly collectMaxMs: number
  readonly wheelMs: number
  readonly wheelHoldMs: number
  readonly introMs: number
  readonly againMs: number
  readonly outroMs: number
  readonly cheerCountMs: number
  readonly cheerMs: number
}

export const PACES: Readonly<Record<Pace, Timing>> = {
  calm: {
    firstStopMs: 820,
    staggerMs: 150,
    tensionMs: 1_300,
    landMs: 420,
    settleMs: 140,
    countMs: 900,
    quietMs: 300,
    freeHoldMs: 500,
    turnMs: 760,
    burstMs: 420,
    dropMs: 640,
    timesMs: 480,
    awardMs: 900,
    holdMs: 1_150,
    collectMs: 300,
    collectMaxMs: 4_200,
    wheelMs: 4_600,
    wheelHoldMs: 1_400,
    introMs: 3_000,
    againMs: 1_700,
    outroMs: 3_200,
    cheerCountMs: 3_200,
    cheerMs: 5_200,
  },
  turbo: {
    firstStopMs: 220,
    staggerMs: 24,
    tensionMs: 320,
    landMs: 180,
    settleMs: 30,
    countMs: 320,
    quietMs: 120,
    freeHoldMs: 180,
    turnMs: 300,
    burstMs: 160,
    dropMs: 280,
    timesMs: 180,
    awardMs: 360,
    holdMs: 420,
    collectMs: 90,
    collectMaxMs: 1_300,
    wheelMs: 1_700,
    wheelHoldMs: 600,
    introMs: 1_500,
    againMs: 900,
    outroMs: 1_600,
    cheerCountMs: 1_400,
    cheerMs: 2_400,
  },
  still: {
    firstStopMs: 300,
    staggerMs: 0,
    tensionMs: 0,
    landMs: 160,
    settleMs: 60,
    countMs: 500,
    quietMs: 200,
    freeHoldMs: 600,
    turnMs: 420,
    burstMs: 260,
    dropMs: 260,
    timesMs: 320,
    awardMs: 500,
    holdMs: 520,
    collectMs: 120,
    collectMaxMs: 1_600,
    wheelMs: 700,
    wheelHoldMs: 1_200,
    introMs: 2_200,
    againMs: 1_400,
    outroMs: 2_600,
    cheerCountMs: 900,
    cheerMs: 2_600,
  },
}
