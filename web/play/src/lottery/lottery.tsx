import type { Json } from '../arcade/view.ts'
import { useLiveSeat } from '../table/useLive.ts'
import type { DrawGame } from '../table/game.ts'
import { lookOf } from './looks/looks.ts'
import { LotteryScreen } from './LotteryScreen.tsx'

/** The result in short: its greatest prize, or all of it where there is only one. */
function useResult(): (outcome: Json) => string {
  const { rules } = useLiveSeat()
  return (outcome) => lookOf(rules).prizesOf(outcome)[0]?.[1].join(' ') ?? ''
}

/** Every lottery; what differs is in its variant. */
export const lottery: DrawGame = { Screen: LotteryScreen, useResult }
