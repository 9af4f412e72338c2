import { Link } from '@tanstack/react-router'
import { Check, ChevronRight, Trophy } from 'lucide-react'
import { useId } from 'react'
import { useTranslations } from 'use-intl'
import type { Tournament } from '@ronda/contract'
import { potOf } from '@ronda/fair'
import { useAmounts } from '@ronda/base/statement/useAmounts.ts'
import { useLanguage } from '@ronda/base/language/useLanguage.ts'
import { classes, useLocale, useNow } from '@ronda/ui'
import { TournamentTime } from './TournamentTime.tsx'
import { stateAt } from './tournamentView.ts'
import { useFormulaText, useGamesText, useScoreText } from './useTournamentTexts.ts'

type CardProps = { readonly tournament: Tournament }

/** The own place in one line; the state where there is none. */
function Standing({ tournament }: CardProps) {
  const t = useTranslations('tournament')
  const locale = useLocale()
  const score = useScoreText(tournament.terms)
  const { write } = useAmounts(tournament.currency)
  const { own, joined, state, terms } = tournament
  if (state === 'cancelled' || (state === 'settled' && (own?.row ?? null) === null)) {
    return <span>{t(`states.${state}`)}</span>
  }
  if (own === null) return <span>{t('joinedCount', { count: joined })}</span>
  if (own.row === null) {
    const rounds = { rounds: own.rounds.toLocaleString(locale), max: terms.roundsMax.toLocaleString(locale) }
    return <span>{`${t('own.noPlace')} · ${t('own.rounds')}: ${t('own.roundsOf', rounds)}`}</span>
  }
  const { place, prize } = own.row
  const parts = [`${t('proof.place')} ${place.toLocaleString(locale)}`, score(own.score)]
  return <span className="tabular">{[...parts, ...(prize > 0n ? [write(prize)] : [])].join(' · ')}</span>
}

/** One tournament in a list: what it is about, the prizes, the time, and the own place. */
export function TournamentCard({ tournament }: CardProps) {
  const t = useTranslations('tournament')
  const { language } = useLanguage()
  const { write } = useAmounts(tournament.currency)
  const nowMs = useNow()
  const heading = useId()
  const { id, terms, own } = tournament
  const [formula, games] = [useFormulaText(terms), useGamesText(terms)]
  const name = terms.names[language]
  const isOver = !['soon', 'running'].includes(stateAt(tournament, nowMs))
  return (
    <li>
      <Link
        to="/member"
        search={{ view: 'missionLeaderboard', tab: 'tournaments', tournament: id }}
        aria-labelledby={heading}
        className={classes(
          'border-line hover:border-accent grid h-full grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-4 rounded-xl border p-5',
          own === null ? 'bg-surface-1' : 'bg-accent-soft',
        )}
      >
        <Trophy aria-hidden className={classes('size-8', isOver ? 'text-text-faint' : 'text-accent-text')} />
        <span className="grid min-w-0 gap-1">
          <span className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
            <span id={heading} className="text-lg font-bold break-words">
              {name}
            </span>
            <TournamentTime tournament={tournament} />
          </span>
          <span className="text-accent-text tabular font-bold">{t('potOf', { amount: write(potOf(terms)) })}</span>
          <span className="text-text-soft text-sm">{`${games} · ${formula}`}</span>
          <span className="text-text-soft flex items-center gap-1 text-sm">
            {own !== null && <Check aria-hidden className="text-gain size-icon-small shrink-0" />}
            <Standing tournament={tournament} />
          </span>
        </span>
        <ChevronRight aria-hidden className="text-text-faint size-icon" />
      </Link>
    </li>
  )
}
