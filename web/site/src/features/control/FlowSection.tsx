import { ArrowDownUp } from 'lucide-react'
import { useTranslations } from 'use-intl'
import type { ControlOverview } from '@ronda/contract'
import { money } from '@ronda/core'
import { formatMoney, useLocale } from '@ronda/ui'
import { Section } from './Section.tsx'

const SPANS = ['month', 'year', 'ever'] as const

/** Deposits less withdrawals: what playing has cost, independent of the rounds in between. */
export function FlowSection({ overview }: { readonly overview: ControlOverview }) {
  const t = useTranslations('control.flow')
  const locale = useLocale()
  const { currency, flow } = overview
  const write = (atoms: bigint): string => formatMoney(money(atoms, currency), locale)
  return (
    <Section icon={ArrowDownUp} title={t('title')} text={t('text')}>
      <dl className="grid grid-cols-1 gap-3 tablet:grid-cols-3">
        {SPANS.map((span) => {
          const { paidIn, paidOut } = flow[span]
          return (
            <div key={span} className="bg-surface-2 grid content-start gap-1 rounded-lg p-4">
              <dt className="text-text-faint text-sm">{t(span)}</dt>
              <dd className="grid gap-1">
                <span className="tabular font-display truncate text-xl font-bold">{write(paidIn - paidOut)}</span>
                <span className="text-text-soft tabular text-xs">{t('paidIn', { amount: write(paidIn) })}</span>
                <span className="text-text-soft tabular text-xs">{t('paidOut', { amount: write(paidOut) })}</span>
              </dd>
            </div>
          )
        })}
      </dl>
    </Section>
  )
}
