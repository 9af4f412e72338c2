import { Clock3 } from 'lucide-react'
import { useTranslations } from 'use-intl'
import type { Raffle, RaffleState } from '@ronda/contract'
import { days } from '@ronda/core'
import { formatWait, useLocale } from '@ronda/ui'
import { useZone } from '../../shell/layout/useZone.ts'

const DAY_MS = days(1)

/** A moment in the time zone of the reader. */
export function useMoment(): (atMs: number) => string {
  const zone = useZone()
  const format = new Intl.DateTimeFormat(useLocale(), { dateStyle: 'medium', timeStyle: 'short', timeZone: zone })
  return (atMs) => format.format(atMs)
}

/** What comes next, and its texts; nothing comes after a draw. */
const nextOf = ({ plan, drawsAtMs }: Raffle, state: RaffleState) => {
  if (state === 'coming') return { atMs: plan.startsAtMs, wait: 'starts', on: 'startsOn' } as const
  if (state === 'open') return { atMs: plan.endsAtMs, wait: 'ends', on: 'endsOn' } as const
  return state === 'closed' ? ({ atMs: drawsAtMs, wait: 'draws', on: 'drawsOn' } as const) : undefined
}

export type RaffleWhenProps = { readonly raffle: Raffle; readonly state: RaffleState; readonly nowMs: number }

/** When it goes on: on the last day as a countdown by the server's clock, which is read out only on request. */
export function RaffleWhen({ raffle, state, nowMs }: RaffleWhenProps) {
  const t = useTranslations('raffle')
  const locale = useLocale()
  const moment = useMoment()
  const next = nextOf(raffle, state)
  const className = 'text-text-soft tabular inline-flex items-center gap-1 text-sm'
  if (next === undefined) return <p className={className}>{t('endedOn', { when: moment(raffle.plan.endsAtMs) })}</p>
  const leftMs = next.atMs - nowMs
  if (leftMs <= 0 && state === 'closed') return <p className={className}>{t('drawing')}</p>
  return (
    <p role="timer" aria-live="off" className={className}>
      <Clock3 aria-hidden className="size-icon-small shrink-0" />
      {leftMs < DAY_MS ? t(next.wait, { time: formatWait(leftMs, locale) }) : t(next.on, { when: moment(next.atMs) })}
    </p>
  )
}
