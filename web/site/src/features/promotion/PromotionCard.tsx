import { useId } from 'react'
import { useTranslations } from 'use-intl'
import type { Promotion } from '@ronda/contract'
import { useAmounts } from '@ronda/base/statement/useAmounts.ts'
import { Button, classes, useLocale } from '@ronda/ui'
import { useZone } from '../../shell/layout/useZone.ts'
import { PromotionAction, type PromotionProps } from './PromotionAction.tsx'
import { percentOf, toneOf, type Tone } from './promotionView.ts'

const TONES: Readonly<Record<Tone, string>> = {
  good: 'bg-gain-soft text-gain',
  bad: 'bg-loss-soft text-loss',
  plain: 'bg-surface-3 text-text-soft',
  waiting: 'bg-accent-soft text-accent-text',
}

/** A moment in the time zone of the reader. */
export function useMoment(): (atMs: number) => string {
  const zone = useZone()
  const format = new Intl.DateTimeFormat(useLocale(), { dateStyle: 'medium', timeStyle: 'short', timeZone: zone })
  return (atMs) => format.format(atMs)
}

export function StateLabel({ state }: Pick<Promotion, 'state'>) {
  const t = useTranslations('promotion')
  return (
    <span className={classes('rounded-full px-3 py-1 text-xs font-medium whitespace-nowrap', TONES[toneOf(state)])}>
      {t(`states.${state}`)}
    </span>
  )
}

/** How far the valid bets are. */
export function PromotionProgress({ promotion }: Pick<PromotionProps, 'promotion'>) {
  const t = useTranslations('promotion')
  const { write } = useAmounts(promotion.currency)
  const progress = promotion.own?.progress ?? null
  if (progress === null) return null
  const { done, goal } = progress
  const percent = percentOf(done, goal)
  const text = t('progress', { done: write(done), goal: write(goal) })
  return (
    <div className="grid gap-1">
      <div
        role="progressbar"
        aria-label={t('progressLabel', { name: promotion.name })}
        aria-valuenow={percent}
        aria-valuetext={text}
        className="bg-surface-3 h-2 overflow-hidden rounded-full"
      >
        <div className="bg-accent h-full rounded-full transition-all" style={{ width: `${percent}%` }} />
      </div>
      <p aria-hidden className="text-text-soft tabular text-sm">
        {text}
      </p>
    </div>
  )
}

/** Until when, in words: nothing on this page counts down. */
function useWhen({ state, own, fromMs, untilMs }: Promotion): string | undefined {
  const t = useTranslations('promotion')
  const moment = useMoment()
  if (state === 'soon') return t('from', { time: moment(fromMs) })
  if (own === null) return t('until', { time: moment(untilMs) })
  if (own.endsAtMs !== null) return t('endsAt', { time: moment(own.endsAtMs) })
  const isWaiting = state === 'claim' || state === 'claimed'
  return isWaiting && own.claimUntilMs !== null ? t('claimUntil', { time: moment(own.claimUntilMs) }) : undefined
}

/** What it is worth now, or at most. */
export function Worth({ promotion }: Pick<PromotionProps, 'promotion'>) {
  const t = useTranslations('promotion')
  const { write } = useAmounts(promotion.currency)
  const { prize, isShare, own, gives, spins } = promotion
  if (spins !== null) return t('asSpins', { count: spins.count, game: spins.gameName })
  const amount = own?.amount ?? 0n
  const money = amount > 0n ? write(amount) : isShare ? t('upTo', { amount: write(prize) }) : write(prize)
  return gives === 'bonus' ? t('asBonus', { amount: money }) : money
}

type CardProps = PromotionProps & { readonly onOpen: () => void }

/** A promotion with its picture, its state and what can be done about it. */
export function PromotionCard({ promotion, reader, onOpen }: CardProps) {
  const t = useTranslations('promotion')
  const heading = useId()
  const when = useWhen(promotion)
  const { name, text, picture, kind, state } = promotion
  return (
    <li>
      <article
        aria-labelledby={heading}
        className="bg-surface-1 border-line grid h-full grid-cols-1 content-between overflow-hidden rounded-xl border"
      >
        <div>
          <img
            src={picture}
            alt=""
            loading="lazy"
            width={640}
            height={360}
            className="aspect-scene w-full object-cover"
          />
          <div className="grid gap-3 p-5 pb-0">
            <div className="flex flex-wrap items-center justify-between gap-2">
              <span className="text-text-faint text-sm">{t(`kinds.${kind}`)}</span>
              <StateLabel state={state} />
            </div>
            <h2 id={heading} className="text-lg font-bold break-words">
              {name}
            </h2>
            <p className="text-accent-text tabular font-bold">
              <Worth promotion={promotion} />
            </p>
            <p className="text-text-soft text-sm break-words">{text}</p>
          </div>
        </div>
        <div className="grid gap-3 p-5">
          <PromotionProgress promotion={promotion} />
          {when !== undefined && <p className="text-text-faint text-sm">{when}</p>}
          <PromotionAction promotion={promotion} reader={reader} />
          <Button variant="quiet" size="small" aria-label={t('detailsNamed', { name })} onClick={onOpen}>
            {t('details')}
          </Button>
        </div>
      </article>
    </li>
  )
}
