import { ArrowUp } from 'lucide-react'
import { useTranslations } from 'use-intl'
import type { ControlOverview, MemberLimit } from '@ronda/contract'
import { Button, classes } from '@ronda/ui'
import { api } from '@ronda/base/call/api.ts'
import { useControlChange } from './control.queries.ts'
import { isReached, usedPercent } from './limitView.ts'
import { useLimitTexts } from './useLimitTexts.ts'

/** How much of the limit is used, as a bar; the text is beside it. */
function UsedBar({ limit }: { readonly limit: MemberLimit }) {
  const percent = usedPercent(limit)
  return (
    <div aria-hidden className="bg-surface-3 h-2 overflow-hidden rounded-full">
      <div
        className={classes(
          'h-full rounded-full transition-all',
          percent === 100 ? 'bg-danger' : percent >= 80 ? 'bg-accent' : 'bg-gain',
        )}
        style={{ inlineSize: `${percent}%` }}
      />
    </div>
  )
}

/** A raise that waits for its delay, and a button to withdraw it. */
function Waiting({ limit, overview }: LimitLineProps) {
  const t = useTranslations('control.limits')
  const words = useLimitTexts(overview.currency)
  const change = useControlChange()
  const { kind, period, next } = limit
  if (next === null) return null
  const time = words.time(next.atMs)
  return (
    <div className="bg-page flex flex-wrap items-center justify-between gap-3 rounded-md p-3">
      <p className="text-text-soft flex min-w-0 items-center gap-2 text-sm">
        <ArrowUp aria-hidden className="size-icon-small shrink-0" />
        {next.amount === null ? t('nextNone', { time }) : t('next', { amount: words.amount(kind, next.amount), time })}
      </p>
      <Button
        variant="quiet"
        size="small"
        isBusy={change.isPending}
        onClick={() => change.mutate({ ask: () => api.control.keepLimit({ kind, period }), done: () => t('kept') })}
      >
        {t('keep')}
      </Button>
    </div>
  )
}

export type LimitLineProps = { readonly limit: MemberLimit; readonly overview: ControlOverview }

/** One limit: what it is, how much of it is used, and a button to change it. */
export function LimitLine({ limit, overview, onEdit }: LimitLineProps & { readonly onEdit: () => void }) {
  const t = useTranslations('control.limits')
  const words = useLimitTexts(overview.currency)
  const { kind, period, amount, used } = limit
  const usedText = words.amount(kind, used)
  const names = { limit: t(`${kind}.title`), period: t(period) }
  return (
    <li data-limit={`${kind} ${period}`} className="grid grid-cols-1 gap-2">
      <div className="flex items-center justify-between gap-4">
        <div className="min-w-0">
          <p className="font-medium">{t(period)}</p>
          <p className="text-text-soft tabular text-sm">
            {amount === null
              ? `${t('none')} · ${t('unlimited', { used: usedText })}`
              : t('used', { used: usedText, amount: words.amount(kind, amount) })}
          </p>
        </div>
        <Button
          variant="quiet"
          size="small"
          aria-label={amount === null ? t('setOf', names) : t('changeOf', names)}
          onClick={onEdit}
        >
          {amount === null ? t('set') : t('change')}
        </Button>
      </div>
      {amount !== null && (
        <>
          <UsedBar limit={limit} />
          <p className="text-text-faint text-xs">
            {isReached(limit)
              ? t('reached', { time: words.time(limit.endsAtMs) })
              : t('left', { left: words.amount(kind, amount - used), time: words.time(limit.endsAtMs) })}
          </p>
        </>
      )}
      <Waiting limit={limit} overview={overview} />
    </li>
  )
}
