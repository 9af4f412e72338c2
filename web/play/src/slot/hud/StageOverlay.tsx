import { useTranslations } from 'use-intl'
import { useFact, useField, usePlay } from '../machine/context.ts'
import { useGameContext, useMoney } from '../../shared/session/context.ts'
import { Spoken } from './Spoken.tsx'
import { SymbolPicture } from '../symbols/SymbolPicture.tsx'
import { isGain } from '../game/view.ts'
import { freeTimesOf } from '../round/rules.ts'

/** Older multipliers than these are not shown. */
const LADDER_SHOWN = 4

/** What is shown over the reels: free play, the number of free spins, and a win while it is counted. */
export function StageOverlay() {
  const t = useTranslations('play')
  const mode = useField('mode')
  const free = useField('free')
  const phase = useField('phase')
  return (
    <div className="overlay">
      <div className="overlay-top">
        {mode === 'free' && <p className="pill is-free">{t('hud.freeBadge')}</p>}
        {mode === 'bonus' && <BonusPill />}
        {free && (
          <p className="pill is-count">
            <strong>
              {free.total === undefined
                ? t('line.again', { number: free.number })
                : t('line.freeSpin', { number: free.number, total: free.total })}
            </strong>
            <FreeTimes />
            <SpecialSymbol />
          </p>
        )}
        {phase === 'replaying' && <ReplayPill />}
      </div>
      <div className="overlay-rail">
        <HoldPill />
        <LadderPill />
      </div>
      <WinCount />
      <Spoken />
    </div>
  )
}

/** That bonus money is played with, and the largest stake of it, or the stake of its free spins. */
function BonusPill() {
  const t = useTranslations('play.hud')
  const write = useMoney()
  const { stakeMax, isStakeFixed } = useGameContext().session
  if (stakeMax === null) return null
  const text = isStakeFixed ? t('spinsBadge', { stake: write(stakeMax) }) : t('bonusBadge', { max: write(stakeMax) })
  return <p className="pill is-free">{text}</p>
}

/** The multiplier of every prize in a free spin, in games where it is constant. */
function FreeTimes() {
  const t = useTranslations('play.line')
  const times = freeTimesOf(usePlay().model)
  return times > 1 ? <span>{t('multiplier', { times })}</span> : null
}

/** The special symbol of the free spins, while they last. */
function SpecialSymbol() {
  const special = useField('special')
  return special === undefined ? null : <SymbolPicture symbol={special} className="pill-symbol" />
}

/** The tries that are left while coins are held, as lamps that a new coin turns on again. */
function HoldPill() {
  const t = useTranslations('play.line')
  const hold = useField('hold')
  if (!hold) return null
  return (
    <p className="pill is-count">
      <strong>{t('held', { coins: hold.coins })}</strong>
      <span className="tries">
        <span className="spoken">{t('tries', { count: hold.left })}</span>
        {Array.from({ length: hold.tries }, (_, index) => (
          <span key={index} className={index < hold.left ? 'try is-lit' : 'try'} />
        ))}
      </span>
    </p>
  )
}

/** The multipliers of this spin so far; the last one applies. */
function LadderPill() {
  const t = useTranslations('play.prize')
  const ladder = useField('ladder')
  const last = ladder.at(-1)
  if (last === undefined || (last === 1 && ladder.length === 1)) return null
  return (
    <p className="pill is-ladder" aria-hidden="true">
      {ladder.slice(-LADDER_SHOWN).map((times, index, shown) => (
        <span key={ladder.length - shown.length + index} className={index === shown.length - 1 ? 'is-now' : ''}>
          {t('times', { times })}
        </span>
      ))}
    </p>
  )
}

function ReplayPill() {
  const t = useTranslations('play')
  const { machine, locale } = usePlay()
  const shown = useField('shown')
  const time = shown && new Date(shown.round.playedAtMs).toLocaleTimeString(locale, { timeStyle: 'short' })
  return (
    <p className="pill is-replay">
      <span>{t('line.replay', { time: time ?? '' })}</span>
      <button type="button" className="button is-small" onClick={() => machine.game.leaveReplay()}>
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
