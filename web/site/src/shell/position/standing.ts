import type { Position } from '@ronda/contract'
import { money } from '@ronda/core'
import { formatMoney } from '@ronda/ui'
import { netOf, type Standing } from './position.ts'

export const standingColour: Record<Standing, string> = {
  ahead: 'text-gain',
  behind: 'text-loss',
  even: 'text-text-soft',
}

/** With its sign, so that the meaning does not depend on the colour alone. */
export function formatNet(position: Pick<Position, 'staked' | 'won' | 'currency'>, locale: string): string {
  const net = netOf(position)
  return `${net > 0n ? '+' : ''}${formatMoney(money(net, position.currency), locale)}`
}
