import { useFormatter, useTranslations } from 'use-intl'
import type { DepositDetail } from '@ronda/contract'
import { classes } from '@ronda/ui'
import { toneOfStep } from '@ronda/base/deposit/tone.ts'
import { useStepText } from '@ronda/base/deposit/useStepText.ts'

type Step = DepositDetail['timeline'][number]

function dotOf({ step }: Step, isLast: boolean): string {
  if (toneOfStep(step) === 'bad') return 'bg-loss'
  if (step === 'credited' || step === 'added') return 'bg-gain'
  return isLast ? 'bg-accent' : 'bg-line-strong'
}

/** The history of a deposit, step by step. */
export function Timeline({ deposit: { timeline: steps, currency } }: { readonly deposit: DepositDetail }) {
  const t = useTranslations('deposit')
  const textOf = useStepText(currency)
  const format = useFormatter()
  return (
    <section className="bg-surface-1 border-line rounded-xl border p-5">
      <h2 className="mb-4 text-lg font-bold">{t('timeline')}</h2>
      <ol className="grid">
        {steps.map((each, at) => {
          const isLast = at === steps.length - 1
          return (
            <li key={`${each.step} ${each.atMs} ${each.note ?? ''}`} className="grid grid-cols-[auto_1fr_auto] gap-x-4">
              <span aria-hidden className="grid grid-rows-[auto_1fr] justify-items-center pt-2">
                <span className={classes('size-2 rounded-full', dotOf(each, isLast))} />
                {!isLast && <span className="bg-line mt-1 h-full w-px" />}
              </span>
              <span className={classes('pb-5', isLast ? 'font-bold' : 'text-text-soft')}>{textOf(each)}</span>
              <time dateTime={new Date(each.atMs).toISOString()} className="text-text-faint tabular text-sm">
                {format.dateTime(each.atMs, {
                  day: 'numeric',
                  month: 'short',
                  hour: '2-digit',
                  minute: '2-digit',
                  second: '2-digit',
                })}
              </time>
            </li>
          )
        })}
      </ol>
    </section>
  )
}
