import { useTranslations } from 'use-intl'
import { useSecondsTo } from '../shared/table/Countdown.tsx'
import { leftOf, partsShown } from './timeLeft.ts'

/** Within this many seconds before bets close the time is highlighted. */
const SOON_SECONDS = 10

/** The time until a moment, in large figures. */
export function TimeLeft({ atMs, isHurried }: { readonly atMs: number; readonly isHurried: boolean }) {
  const t = useTranslations('lottery')
  const seconds = useSecondsTo(atMs)
  const left = leftOf(seconds)
  const isLate = isHurried && seconds <= SOON_SECONDS
  return (
    <span className={`time-left${isLate ? ' is-late' : ''}`} role="timer" aria-label={t('timer', left)}>
      {partsShown(left).map((part) => (
        <span key={part} className="time-part" aria-hidden="true">
          <strong>{`${left[part]}`.padStart(part === 'days' ? 1 : 2, '0')}</strong>
          <small>{t(`part.${part}`)}</small>
        </span>
      ))}
    </span>
  )
}
