import { useTranslations } from 'use-intl'
import { useFact, useField, useMoney, usePlay } from '../app/context.ts'
import type { GameView } from '../game/view.ts'

/** What floats over the reels: free money, the count of free spins, and a win while it is counted. */
export function StageOverlay() {
  const t = useTranslations('play')
  const { title } = usePlay()
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

/** What gave back no more than the stake is told in the line below only; a free spin cost nothing, so it may show. */
function mayShowWin({ win, shown, scene, free }: GameView): boolean {
  if (!shown || win === 0n || scene) return false
  return free !== undefined || shown.round.win > shown.round.stake
}

/** The win in large digits while it is counted. */
function WinCount() {
  const win = useField('win')
  const isShown = useFact(mayShowWin)
  const write = useMoney()
  return isShown ? (
    <p className="win-count" aria-hidden="true">
      {write(win)}
    </p>
  ) : null
}
