import { useTranslations } from 'use-intl'
import type { Bonus } from '@ronda/contract'
import { useAmounts } from '@ronda/base/statement/useAmounts.ts'
import { percentOf } from './bonusView.ts'

/** How much of the target is reached. */
export function Meter({ bonus: { name, progress, target, terms } }: { readonly bonus: Bonus }) {
  const t = useTranslations('bonus.active')
  const { write } = useAmounts(terms.currency)
  const percent = percentOf(progress, target)
  const shown = progress < target ? progress : target
  const text = t('meter', { progress: write(shown), target: write(target) })
  return (
    <div className="grid gap-2">
      <div
        role="progressbar"
        aria-label={t('meterLabel', { name })}
        aria-valuenow={percent}
        aria-valuetext={text}
        className="bg-surface-3 h-3 overflow-hidden rounded-full"
      >
        <div className="bg-accent h-full rounded-full transition-all" style={{ width: `${percent}%` }} />
      </div>
      <p className="tabular flex flex-wrap justify-between gap-x-3 text-sm">
        <span aria-hidden className="font-medium">
          {text}
        </span>
        {progress < target && <span className="text-text-soft">{t('left', { amount: write(target - progress) })}</span>}
      </p>
    </div>
  )
}
