import type { FightSide, Winner } from '@ronda/games'
import { other, type Moment } from './bout.ts'

const STRIKES = ['strike1', 'strike2', 'strike3', 'strike4', 'strike5', 'strike6'] as const
const LUCKY = ['lucky1', 'lucky2', 'lucky3'] as const
/** From this few turns left the commentary mentions it. */
const NEARLY = 2

export type Line = {
  readonly say:
    | (typeof STRIKES)[number]
    | (typeof LUCKY)[number]
    | 'measure'
    | 'begins'
    | 'nearly'
    | 'last'
    | 'sways'
    | 'stands'
    | 'both'
  /** The subject of the line; the other side is its object. */
  readonly by: FightSide
}

/** The commentary for a moment. Lines vary, so that a long fight does not repeat one immediately. */
export function lineOf({ act, at, strike, hasLanded, left }: Moment, winner: Winner): Line {
  if (act === 'entering') return { say: 'measure', by: 'meron' }
  if (strike === undefined) {
    const by = left.meron === 0 ? 'wala' : 'meron'
    if (act === 'swaying') return { say: 'sways', by }
    return { say: winner === 'draw' ? 'both' : 'stands', by }
  }
  const { by, points } = strike
  const turns = left[other(by)]
  if (!hasLanded) return { say: 'begins', by }
  if (turns === 0) return { say: 'last', by }
  if (turns <= NEARLY) return { say: 'nearly', by }
  const lines = points === 2 ? LUCKY : STRIKES
  return { say: lines[at % lines.length] ?? 'strike1', by }
}
