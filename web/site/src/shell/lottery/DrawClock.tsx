import { useTranslations } from 'use-intl'
import { classes, formatSpan, useNow } from '@ronda/ui'
import { drawStateOf, leftOf, type Drawn, type DrawState } from './drawClock.ts'

const LABELS = { open: 'closesIn', closed: 'drawsIn' } as const
const TEXTS = { drawing: 'drawing', waiting: 'waiting', maintained: 'maintenance' } as const

const COLOURS: Readonly<Record<DrawState['is'], string>> = {
  open: 'text-gain',
  closed: 'text-accent-text',
  drawing: 'text-accent-text',
  waiting: 'text-text-soft',
  maintained: 'text-text-soft',
}

export type DrawClockProps = {
  readonly lottery: Drawn
  readonly aheadMs: number
  /** The time alone, where its meaning is clear. */
  readonly isBare?: boolean
}

/** The time until betting closes, or until the draw: updated every second on screen, and read out only on request. */
export function DrawClock({ lottery, aheadMs, isBare = false }: DrawClockProps) {
  const t = useTranslations('lotteryDraws')
  const nowMs = useNow() + aheadMs
  const state = drawStateOf(lottery, nowMs)
  const colour = COLOURS[state.is]
  if (!('leftMs' in state)) return <span className={classes('text-sm font-medium', colour)}>{t(TEXTS[state.is])}</span>
  const { days, restMs } = leftOf(state.leftMs)
  const clock = formatSpan(restMs)
  return (
    <span role="timer" aria-live="off" className={classes('tabular text-sm font-bold', colour)}>
      <span className={isBare ? 'spoken' : 'text-text-soft font-regular'}>{t(LABELS[state.is])}</span>{' '}
      {days > 0 ? t('days', { days, clock }) : clock}
    </span>
  )
}
