import type { SportsDeskMatch } from '@ronda/contract'
import { fillText, money, type Currency } from '@ronda/core'
import { formatMoney, useLocale } from '@ronda/ui'
import { useDesk } from '../../shell/desk/DeskContext.ts'

type Head = SportsDeskMatch['head']

const MILLION = 1_000_000

/** How figures and matches of the trading desk are written. */
export function useTrading() {
  const t = useDesk().texts.trading
  const locale = useLocale()
  return {
    t,
    write: (atoms: bigint, currency: Currency): string => formatMoney(money(atoms, currency), locale),
    percent: (millionths: number): string =>
      new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 }).format(millionths / MILLION),
    nameOf: ({ home, away }: Pick<Head, 'home' | 'away'>): string => fillText(t.versus, { home, away }),
    stateOf: ({ state, minute }: Head): string =>
      state === 'playing' ? `${t.states.playing} ${fillText(t.minute, { minute: `${minute}` })}` : t.states[state],
  }
}
