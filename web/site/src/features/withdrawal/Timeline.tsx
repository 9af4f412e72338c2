import { useFormatter, useTranslations } from 'use-intl'
import type { TimelineEntry } from '@ronda/contract'
import type { Currency } from '@ronda/core'
import { classes } from '@ronda/ui'
import { payoutReason } from '@ronda/base/withdrawal/payoutReason.ts'
import { useMoneyText } from '@ronda/base/withdrawal/useMoneyText.ts'
import { whereabouts } from './whereabouts.ts'

const WHEN = { dateStyle: 'medium', timeStyle: 'short' } as const

type TimelineProps = { readonly entries: readonly TimelineEntry[]; readonly currency: Currency }

/** The history of a withdrawal, each step with who held the money from then on. */
export function Timeline({ entries, currency }: TimelineProps) {
  const t = useTranslations('withdrawal')
  const format = useFormatter()
  const show = useMoneyText(currency)
  const paidFrom = entries.findIndex(({ step }) => step === 'paid')
  return (
    <ol className="grid grid-cols-1">
      {entries.map((entry, at) => (
        // Steps are only ever appended.
        <li key={at} className="relative grid grid-cols-[auto_1fr] gap-x-3 pb-4 last:pb-0">
          <span aria-hidden className="relative grid w-3 justify-center">
            <span
              className={classes(
                'mt-1 size-3 rounded-full',
                at === entries.length - 1 ? 'bg-accent' : 'bg-surface-3 border-line-strong border',
              )}
            />
            {at < entries.length - 1 && (
              <span className="bg-line absolute top-5 -bottom-4 w-half justify-self-center" />
            )}
          </span>
          <div className="grid min-w-0 gap-1">
            <p className="text-sm font-medium">
              {t(`steps.${entry.step}`, {
                amount: entry.amount === null ? '' : show(entry.amount),
                until: entry.until === null ? '' : format.dateTime(entry.until, WHEN),
              })}
            </p>
            {entry.words !== null && entry.step !== 'refused' && (
              <p className="bg-surface-2 rounded-sm px-3 py-2 text-sm break-words whitespace-pre-line">
                {entry.step === 'failing' ? t(`reasons.${payoutReason(entry.words) ?? 'other'}`) : entry.words}
              </p>
            )}
            <p className="text-text-faint text-xs">
              {format.dateTime(entry.at, WHEN)}
              {' · '}
              {t(`list.holder.${whereabouts(entry.holder, paidFrom !== -1 && at >= paidFrom)}`)}
            </p>
          </div>
        </li>
      ))}
    </ol>
  )
}
