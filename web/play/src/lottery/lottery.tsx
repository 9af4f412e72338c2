import type { Json } from '../shared/wager/json.ts'
import { useTableContext } from '../shared/sharedRound/context.ts'
import type { DrawGame } from '../shared/sharedRound/game.ts'
import { variantOf } from './variants/variants.ts'
import { LotteryScreen } from './LotteryScreen.tsx'

/** The result in short: its greatest prize, or all of it where there is only one. */
function useResult(): (outcome: Json) => string {
  const { rules } = useTableContext()
  return (outcome) => variantOf(rules).prizesOf(outcome)[0]?.[1].join(' ') ?? ''
}

/** Every lottery; what differs is in its variant. */
export const lottery: DrawGame = { Screen: LotteryScreen, useResult }
