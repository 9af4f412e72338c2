import { money, type Currency } from '@ronda/core'
import type { RefusalTexts } from '@ronda/i18n'
import { formatMoney } from '@ronda/ui'
import { openContext } from '../view/openContext.ts'
import type { OpenSession } from './session.ts'

/** What every game has: the client for the server, and the formats of the player's language. */
export type GameContextValue = OpenSession & {
  /** Language tag for numbers, money and time. */
  readonly locale: string
  readonly refusals: RefusalTexts
}

export const [GameContext, useGameContext] = openContext<GameContextValue>('the context of an open game')

/** Formats an amount of the game's currency in the user's locale. */
export function useMoney(): (atoms: bigint, currency?: Currency) => string {
  const { locale, session } = useGameContext()
  return (atoms, currency = session.currency) => formatMoney(money(atoms, currency), locale)
}
