import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import type { OwnTournament, TournamentBoard } from '@ronda/contract'
import { useAmounts } from '@ronda/base/statement/useAmounts.ts'
import { useLocale } from '@ronda/ui'
import { useScoreText } from './useTournamentTexts.ts'

type OwnProps = { readonly board: TournamentBoard; readonly own: OwnTournament }

function Fact({ label, value }: { readonly label: string; readonly value: string }) {
  return (
    <div className="min-w-0">
      <dt className="text-text-soft text-xs">{label}</dt>
      <dd className="tabular font-bold">{value}</dd>
    </div>
  )
}

/** What the own position still needs, or what it gave. */
function Note({ board: { tournament }, own }: OwnProps) {
  const t = useTranslations('tournament.own')
  const score = useScoreText(tournament.terms)
  const { state, terms } = tournament
  if (state === 'settled') {
    if (own.row === null || own.row.prize === 0n) return null
    return (
      <p className="text-sm">
        {t('collect')}{' '}
        <Link to="/member" search={{ view: 'rewardCenter' }} className="text-accent-text font-medium underline">
          {t('toRewards')}
        </Link>
      </p>
    )
  }
  if (state !== 'running' && state !== 'soon') return null
  if (own.rounds >= terms.roundsMax) return <p className="text-text-soft text-sm">{t('complete')}</p>
  if (own.row !== null) return null
  const missing = terms.roundsMin - own.rounds
  const text =
    missing > 0 ? t('roundsMissing', { count: missing }) : t('scoreMissing', { score: score(terms.scoreMin) })
  return <p className="text-text-soft text-sm">{text}</p>
}

/** The own place, score and prize. */
export function OwnPosition({ board, own }: OwnProps) {
  const t = useTranslations('tournament.own')
  const locale = useLocale()
  const { tournament, ranked } = board
  const { terms, currency, state } = tournament
  const score = useScoreText(terms)
  const { write } = useAmounts(currency)
  const count = (value: number): string => value.toLocaleString(locale)
  const { row } = own
  const place = row === null ? t('noPlace') : t('place', { place: count(row.place), count: count(ranked) })
  return (
    <section aria-label={t('title')} className="bg-accent-soft grid grid-cols-1 gap-3 rounded-xl p-5">
      <h3 className="text-lg font-bold">{place}</h3>
      <dl className="grid grid-cols-2 gap-3 tablet:grid-cols-3">
        <Fact label={t('score')} value={score(own.score)} />
        <Fact label={t('rounds')} value={t('roundsOf', { rounds: count(own.rounds), max: count(terms.roundsMax) })} />
        <Fact
          label={t(state === 'settled' ? 'prizeFinal' : 'prize')}
          value={row === null || row.prize === 0n ? t('none') : write(row.prize)}
        />
      </dl>
      <Note board={board} own={own} />
      <p className="text-text-faint text-xs">{t('number', { number: count(own.number) })}</p>
    </section>
  )
}
