import { Link } from '@tanstack/react-router'
import { ChevronDown } from 'lucide-react'
import { useTranslations } from 'use-intl'
import type { WithdrawalAllowance } from '@ronda/contract'
import { money } from '@ronda/core'
import { MoneyText } from '@ronda/ui'
import { useMoneyText } from '@ronda/base/withdrawal/useMoneyText.ts'

/** The highest verification tier. */
const TIER_MAX = 2

function useReason({ reason, most, min, max, wageringLeft, dayLeft, dayMax, currency }: WithdrawalAllowance): string {
  const t = useTranslations('withdrawal.room')
  const show = useMoneyText(currency)
  if (reason === 'paused') return t('paused')
  if (reason === 'wagering') return t('wagering', { left: show(wageringLeft) })
  if (reason === 'day') return t('day', { left: show(dayLeft), max: show(dayMax) })
  if (reason === 'max') return t('max', { max: show(max) })
  return most === 0n ? t('tooLittle', { min: show(min) }) : t('funds')
}

/** How much can be withdrawn now, and in one sentence why not more. */
export function AllowanceSummary({ allowance }: { readonly allowance: WithdrawalAllowance }) {
  const t = useTranslations('withdrawal.room')
  const show = useMoneyText(allowance.currency)
  const reason = useReason(allowance)
  const lines = [
    { label: t('free'), amount: allowance.cash },
    { label: t('toPlay'), amount: allowance.wageringLeft },
    { label: t('today'), amount: allowance.dayLeft },
    { label: t('atOnce'), amount: allowance.max },
  ]
  return (
    <section className="grid grid-cols-1 gap-1">
      <h2 className="text-text-soft text-sm font-medium">{t('title')}</h2>
      <p className="font-display text-3xl font-bold">
        <MoneyText amount={money(allowance.most, allowance.currency)} />
      </p>
      <p className="text-text-soft text-sm">
        {reason}{' '}
        {allowance.reason === 'day' && allowance.tier < TIER_MAX && (
          <Link
            to="/member"
            search={{ view: 'securityCenter' }}
            className="text-accent-text font-medium underline underline-offset-4"
          >
            {t('raise')}
          </Link>
        )}
      </p>
      <details className="group text-sm">
        <summary className="text-text-soft hover:text-text flex min-h-control-small cursor-pointer list-none items-center gap-1 font-medium">
          {t('details')}
          <ChevronDown aria-hidden className="size-icon-small transition-transform group-open:rotate-180" />
        </summary>
        <dl className="border-line mt-1 grid gap-2 border-t pt-2">
          {lines.map(({ label, amount }) => (
            <div key={label} className="flex justify-between gap-4">
              <dt className="text-text-soft">{label}</dt>
              <dd className="tabular font-medium">{show(amount)}</dd>
            </div>
          ))}
        </dl>
      </details>
    </section>
  )
}
