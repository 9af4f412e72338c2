import { useEffect, useState, type CSSProperties } from 'react'
import { useTranslations } from 'use-intl'
import { useTableField, useTableContext, useTableGame } from '../sharedRound/context.ts'

const TICK_MS = 200
const RADIUS = 20
const ROUND = 2 * Math.PI * RADIUS

/** Whole seconds until a time of the server's clock. */
export function useSecondsTo(atMs: number): number {
  const { table } = useTableContext()
  const left = (): number => Math.max(0, Math.ceil((atMs - table.nowMs()) / 1_000))
  const [seconds, setSeconds] = useState(left)
  useEffect(() => {
    const update = (): void => setSeconds(Math.max(0, Math.ceil((atMs - table.nowMs()) / 1_000)))
    update()
    const timer = setInterval(update, TICK_MS)
    return () => clearInterval(timer)
  }, [table, atMs])
  return seconds
}

/** How long bets are still taken, as a circular progress indicator. */
export function Countdown() {
  const t = useTranslations('sharedRound')
  const game = useTableGame()
  const stage = useTableField('stage')
  const snapshot = useTableField('snapshot')
  if (!snapshot) return null
  const isAwaiting = stage === 'locked' && snapshot.round.phase === 'locked' && snapshot.round.beacon !== null
  const words = stage === 'showing' ? t(`showing.${game.showing}`) : t(isAwaiting ? 'stage.awaiting' : `stage.${stage}`)
  const { number, opensAtMs, locksAtMs } = snapshot.round
  return (
    <p className={`countdown is-${stage}`}>
      {stage === 'betting' && <Ring key={number} opensAtMs={opensAtMs} locksAtMs={locksAtMs} />}
      <span className="countdown-words">{words}</span>
    </p>
  )
}

function Ring({ opensAtMs, locksAtMs }: { readonly opensAtMs: number; readonly locksAtMs: number }) {
  const t = useTranslations('sharedRound')
  const { table } = useTableContext()
  const seconds = useSecondsTo(locksAtMs)
  const [elapsedMs] = useState(() => table.nowMs() - opensAtMs)
  const span = { '--span': `${locksAtMs - opensAtMs}ms`, '--elapsed': `${elapsedMs}ms`, '--round': ROUND }
  return (
    <span className={`ring${seconds <= 5 ? ' is-late' : ''}`} role="timer" aria-label={t('seconds', { seconds })}>
      <svg viewBox="0 0 48 48" aria-hidden="true" style={span as CSSProperties}>
        <circle className="ring-bed" cx="24" cy="24" r={RADIUS} />
        <circle className="ring-left" cx="24" cy="24" r={RADIUS} strokeDasharray={ROUND} />
      </svg>
      <span className="ring-text" aria-hidden="true">
        {seconds}
      </span>
    </span>
  )
}
