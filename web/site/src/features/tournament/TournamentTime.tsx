import { Clock3 } from 'lucide-react'
import { useTranslations } from 'use-intl'
import type { Tournament } from '@ronda/contract'
import { days } from '@ronda/core'
import { formatTimeLeft, useLocale, useNow } from '@ronda/ui'
import { stateAt } from './tournamentView.ts'
import { useMomentText } from './useTournamentTexts.ts'

const DAY_MS = days(1)

/** When it begins or ends: a countdown, or a date where that is further away. */
export function TournamentTime({ tournament }: { readonly tournament: Tournament }) {
  const t = useTranslations('tournament')
  const locale = useLocale()
  const nowMs = useNow()
  const when = useMomentText()
  const { startsAtMs, endsAtMs } = tournament.terms
  const state = stateAt(tournament, nowMs)
  const isSoon = state === 'soon'
  if (state === 'running' || (isSoon && startsAtMs - nowMs < DAY_MS)) {
    const time = formatTimeLeft((isSoon ? startsAtMs : endsAtMs) - nowMs, locale)
    return (
      <span role="timer" aria-live="off" className="text-text-soft tabular inline-flex items-center gap-1 text-sm">
        <Clock3 aria-hidden className="size-icon-small shrink-0" />
        {t(isSoon ? 'starts' : 'ends', { time })}
      </span>
    )
  }
  const atMs = isSoon ? startsAtMs : endsAtMs
  return (
    <time dateTime={new Date(atMs).toISOString()} className="text-text-soft tabular text-sm">
      {t(isSoon ? 'startsOn' : 'endedOn', { when: when(atMs) })}
    </time>
  )
}
