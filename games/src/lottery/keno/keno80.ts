import { plus, rational, times, type Rational } from '@ronda/core'
import { drawDistinct } from '../../arcade/distinct.ts'
import { BALLS, DRAWN, kenoPays, SPOTS_MAX } from '../../arcade/keno/keno.ts'
import { kenoTables } from '../../arcade/keno/tables.ts'
import { WHOLE, type SharedRules } from '../../tables/rules.ts'
import { chanceOfHits, hitsOf, type BallsOutcome } from '../balls.ts'
import type { LotteryBet } from '../lines.ts'
import { lotteryRules, type Kinds } from '../lottery.ts'
import { ballsOf, isBalls } from '../picks.ts'
import { SHOW_MS } from '../shows.ts'

const URN = { balls: BALLS, drawn: DRAWN } as const

function isSpots(pick: string): boolean {
  const many = ballsOf(pick).length
  return many <= SPOTS_MAX && isBalls(pick, many, BALLS)
}

function returned(pick: string): Rational {
  const spots = ballsOf(pick).length
  return kenoPays(spots)
    .map((paid, hits) => times(chanceOfHits(hits, spots, URN), rational(BigInt(paid), BigInt(WHOLE))))
    .reduce(plus)
}

export const kenoKinds: Kinds<BallsOutcome> = {
  keno: {
    factor: 1,
    isPick: isSpots,
    paid: (pick, outcome) => kenoPays(ballsOf(pick).length)[hitsOf(pick, outcome)] ?? 0,
    most: (pick) => Math.max(...kenoPays(ballsOf(pick).length)),
    returned,
  },
}

/** Twenty of eighty balls, with the pays of the single-player game. */
export const keno80: SharedRules<LotteryBet, BallsOutcome> = lotteryRules({
  id: 'keno80',
  model: { id: 'keno80', balls: BALLS, drawn: DRAWN, tables: kenoTables },
  kinds: kenoKinds,
  draw: (rng) => ({ drawn: drawDistinct(rng, DRAWN, BALLS).map((place) => place + 1) }),
  showMs: () => SHOW_MS.keno,
})
