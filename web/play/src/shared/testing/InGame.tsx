import { formatMoney } from '@ronda/ui'
import { money } from '@ronda/core'
import { arcade } from '@ronda/i18n/en/play/arcade'
import { play } from '@ronda/i18n/en/play/play'
import { chat } from '@ronda/i18n/en/talk/chat'
import { lottery } from '@ronda/i18n/en/play/lottery'
import { sharedRound } from '@ronda/i18n/en/play/sharedRound'
import { refusals } from '@ronda/i18n/en/refusals'
import type { ReactNode } from 'react'
import { IntlProvider } from 'use-intl'
import { GameContext, type GameContextValue } from '../session/context.ts'
import type { PlaySession } from '../session/session.ts'

const messages = { play, arcade, sharedRound: { ...sharedRound, chat }, lottery }

const session = {
  currency: 'USD',
  mode: 'real',
  mayAutoplay: true,
  mayMaxBet: true,
  gameCode: 'RONDA_LIVE_ROULETTE',
} as PlaySession

/** An open game of real money in US dollars, with English texts. */
export function InGame({ children }: { readonly children: ReactNode }) {
  const context = { session, locale: 'en', refusals } as GameContextValue
  return (
    <IntlProvider locale="en" messages={messages} timeZone="UTC">
      <GameContext value={context}>{children}</GameContext>
    </IntlProvider>
  )
}

/** An amount as such a game shows it. */
export const shown = (atoms: bigint): string => formatMoney(money(atoms, 'USD'), 'en')
