import { useTranslations } from 'use-intl'
import { useMoney, usePlay, useView } from '../app/context.ts'

/** What floats over the reels: free money, the count of free spins, and a win while it is counted. */
export function StageOverlay() {
  const t = useTranslations('play')
  const { title } = usePlay()
  const { mode, free, phase } = useView()
  return (
    <div className="overlay">
      <div className="overlay-top">
        {mode === 'free' && <p className="pill is-free">{t('hud.freeBadge')}</p>}
        {free && (
          <p className="pill is-count">
            <strong>{t('line.freeSpin', { number: free.number, total: free.total })}</strong>
            <span>{t('line.multiplier', { times: title.model.freeMultiplier })}</span>
          </p>
        )}
        {phase === 'replaying' && <ReplayPill />}
      </div>
      <WinCount />
    </div>
  )
}

function ReplayPill() {
  const t = useTranslations('play')
  const { table, locale } = usePlay()
  const { shown } = useView()
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

/** The win in large digits. What gave back no more than the stake is told in the line below only. */
function WinCount() {
  const { win, shown, scene, free } = useView()
  const write = useMoney()
  const isShown =
    shown &&
    win > 0n &&
    !scene &&
    (free !== undefined || win > shown.round.stake || shown.round.win > shown.round.stake)
  return isShown ? (
    <p className="win-count" aria-hidden="true">
      {write(win)}
    </p>
  ) : null
}
