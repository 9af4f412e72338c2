import { money, type Currency } from '@ronda/core'
import type { LimitKind } from '@ronda/contract'
import { formatMoney, useLocale } from '@ronda/ui'
import { useFormatter, useTranslations } from 'use-intl'

export type LimitTexts = {
  readonly amount: (kind: LimitKind, amount: bigint) => string
  readonly time: (ms: number) => string
  readonly day: (ms: number) => string
}

/** Formats the amounts and times of limits. */
export function useLimitTexts(currency: Currency): LimitTexts {
  const t = useTranslations('control.limits')
  const format = useFormatter()
  const locale = useLocale()
  return {
    amount: (kind, amount) =>
      kind === 'session' ? t('minutes', { count: Number(amount) }) : formatMoney(money(amount, currency), locale),
    time: (ms) => format.dateTime(ms, { dateStyle: 'medium', timeStyle: 'short' }),
    day: (ms) => format.dateTime(ms, { dateStyle: 'long' }),
  }
}
