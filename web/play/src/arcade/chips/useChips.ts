import type { Chips } from '@ronda/games'
import { useState } from 'react'
import type { StageProps } from '../round/client.ts'
import { changePile, noChips, type ChipTable, type Pile, type PileChange } from '../../shared/chips/pile.ts'

const chipsOf = (bet: StageProps['bet']): Chips => (bet['chips'] ?? {}) as Chips

/** The chips that are bet, what was there before, and what was played last. */
export function useChips({ bet, round, onBet }: StageProps): ChipTable {
  const [before, setBefore] = useState<readonly Chips[]>([])
  const [count, setCount] = useState(1)
  const pile: Pile = { ...noChips, chips: chipsOf(bet), before, last: round && chipsOf(round.bet) }
  const change = (wished: PileChange): void => {
    const next = changePile(pile, wished)
    setBefore(next.before)
    onBet({ chips: next.chips })
  }
  return { pile, count, setCount, change }
}
