import { Scale } from 'lucide-react'
import { useTranslations } from 'use-intl'
import type { ControlOverview } from '@ronda/contract'
import { money } from '@ronda/core'
import { classes, formatMoney, useLocale } from '@ronda/ui'
import { netOf, standingOf } from '../../shell/position/position.ts'
import { formatNet, standingColour } from '../../shell/position/standing.ts'
import { Section } from './Section.tsx'

const SPANS = ['day', 'week', 'month', 'ever'] as const

/** Wins less stakes, in each period. */
export function Standing({ overview }: { readonly overview: ControlOverview }) {
  const t = useTranslations('control.standing')
  const locale = useLocale()
  const { currency, totals } = overview
  const write = (atoms: bigint): string => formatMoney(money(atoms, currency), locale)
  return (
    <Section icon={Scale} title={t('title')} text={t('text')}>
      <dl className="grid grid-cols-2 gap-3 desktop:grid-cols-4">
        {SPANS.map((span) => {
          const total = totals[span]
          return (
            <div key={span} className="bg-surface-2 grid content-start gap-1 rounded-lg p-4">
              <dt className="text-text-faint text-sm">{t(span)}</dt>
              <dd className="grid gap-1">
                <span
                  className={classes(
                    'tabular font-display truncate text-xl font-bold',
                    standingColour[standingOf(netOf(total))],
                  )}
                >
                  {formatNet({ ...total, currency }, locale)}
                </span>
                <span className="text-text-soft tabular text-xs">{t('staked', { amount: write(total.staked) })}</span>
                <span className="text-text-soft tabular text-xs">{t('won', { amount: write(total.won) })}</span>
              </dd>
            </div>
          )
        })}
      </dl>
    </Section>
  )
}
