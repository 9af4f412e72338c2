import { useTranslations } from 'use-intl'
import type { DepositDetail } from '@ronda/contract'
import { money, type Currency } from '@ronda/core'
import { formatMoney, useLocale } from '@ronda/ui'

type Step = DepositDetail['timeline'][number]

/** A step as text: its number is a count of network confirmations, or an amount. */
export function useStepText(currency: Currency): (step: Step) => string {
  const t = useTranslations('deposit.steps')
  const locale = useLocale()
  return ({ step, note }) => {
    const amount = formatMoney(money(BigInt(note ?? 0), currency), locale)
    return t(step, { note: Number(note ?? 0), amount })
  }
}
