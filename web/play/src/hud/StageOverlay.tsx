import { useTranslations } from 'use-intl'
import { useFact, useField, useMoney, usePlay } from '../app/context.ts'
import { isGain } from '../game/view.ts'
import { rulesOf } from '../round/rules.ts'

/** What floats over the reels: free money, the count of free spins, and a win while it is counted. */
export function StageOverlay() {
  const t = useTranslations('play')
  const mode = useField('mode')
  const free = useField('free')
  const phase = useField('phase')
  return (
    <div className="overlay">
      <div className="overlay-top">
        {mode === 'free' && <p className="pill is-free">{t('hud.freeBadge')}</p>}
        {free && (
          <p className="pill is-count">
            <strong>{t('line.freeSpin', { number: free.number, total: free.total })}</strong>
            <FreeTimes />
          </p>
        )}
        {phase === 'replaying' && <ReplayPill />}
      </div>
      <WinCount />
    </div>
  )
}

/** What every prize of a free spin is multiplied by, in games where that is always the same. */
function FreeTimes() {
  const t = useTranslations('play.line')
  const times = rulesOf(usePlay().model).freeMultiplier ?? 1
  return times > 1 ? <span>{t('multiplier', { times })}</span> : null
}

function ReplayPill() {
  const t = useTranslations('play')
  const { table, locale } = usePlay()
  const shown = useField('shown')
  const time = shown && new Date(shown.round.playedAtMs).toLocaleTimeString(locale, { timeStyle: 'short' })
  return (
    <p className="pill is-replay">
      <span>{t('line.replay', { time: time ?? '' })}</span>
      <button type="button" className="button is-small" onClick={() => table.game.leaveReplay()}>
        {t('hud.back')}
      </button>
    </p>
  )
}

/** The win in large digits while it is counted. */
function WinCount() {
  const win = useField('win')
  const isShown = useFact((view) => isGain(view) && view.win > 0n && !view.scene)
  const write = useMoney()
  return isShown ? (
    <p className="win-count" aria-hidden="true">
      {write(win)}
    </p>
  ) : null
}
