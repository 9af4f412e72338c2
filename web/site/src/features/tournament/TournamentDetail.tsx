import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ArrowLeft, ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { NotOffered, Tournament } from '@ronda/contract'
import { potOf, prizePlaces } from '@ronda/fair'
import { useAmounts } from '@ronda/base/statement/useAmounts.ts'
import { useLanguage } from '@ronda/base/language/useLanguage.ts'
import { LoadError } from '@ronda/base/layout/LoadError.tsx'
import { Fingerprint } from '@ronda/base/layout/VerdictNotice.tsx'
import { Button, Skeleton, useLocale, useNow } from '@ronda/ui'
import { Rules } from '../../shell/layout/Rules.tsx'
import { boardQuery } from './tournament.queries.ts'
import { OwnPosition } from './OwnPosition.tsx'
import { TournamentBoard } from './TournamentBoard.tsx'
import { TournamentTime } from './TournamentTime.tsx'
import { stateAt } from './tournamentView.ts'
import { useJoin } from './useJoin.ts'
import { useFormulaText, useGamesText, useRuleTexts } from './useTournamentTexts.ts'

type TournamentProps = { readonly tournament: Tournament }
type DetailProps = { readonly id: string; readonly notOffered: NotOffered | null }

const CARD = 'bg-surface-1 border-line grid grid-cols-1 gap-3 rounded-xl border p-5'
const LINK = 'text-accent-text inline-flex min-h-control items-center gap-1 text-sm font-medium'

function Joining({ tournament, notOffered }: TournamentProps & Pick<DetailProps, 'notOffered'>) {
  const t = useTranslations('tournament')
  const { language } = useLanguage()
  const joining = useJoin()
  const locale = useLocale()
  const nowMs = useNow()
  const { id, own, joined, terms } = tournament
  const state = stateAt(tournament, nowMs)
  if (own !== null || (state !== 'running' && state !== 'soon')) return null
  if (notOffered !== null) return <p className="text-text-soft text-sm">{t(`notOffered.${notOffered}`)}</p>
  const count = terms.playersMax.toLocaleString(locale)
  if (joined >= terms.playersMax) return <p className="text-text-soft text-sm">{t('full', { count })}</p>
  return (
    <div>
      <Button
        isBusy={joining.isPending}
        aria-label={t('joinNamed', { name: terms.names[language] })}
        onClick={() => joining.mutate(id)}
      >
        {t('join')}
      </Button>
    </div>
  )
}

/** Why there are no prizes. */
function Cancelled({ tournament: { stopReason, terms } }: TournamentProps) {
  const t = useTranslations('tournament.cancelled')
  const locale = useLocale()
  const few = { count: terms.playersMin.toLocaleString(locale) }
  return (
    <p className="bg-surface-2 rounded-md p-3 text-sm break-words">
      {stopReason === null ? t('few', few) : t('stopped', { reason: stopReason })}
    </p>
  )
}

function Head({ tournament, notOffered }: TournamentProps & Pick<DetailProps, 'notOffered'>) {
  const t = useTranslations('tournament')
  const { language } = useLanguage()
  const { write } = useAmounts(tournament.currency)
  const { terms, joined, state, id } = tournament
  const [formula, games] = [useFormulaText(terms), useGamesText(terms)]
  return (
    <section aria-labelledby="tournament-name" className={CARD}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 id="tournament-name" className="text-xl font-bold break-words">
          {terms.names[language]}
        </h2>
        <TournamentTime tournament={tournament} />
      </div>
      <p className="text-accent-text tabular text-2xl font-bold">{t('potOf', { amount: write(potOf(terms)) })}</p>
      <p className="text-text-soft text-sm">{`${games} · ${formula} · ${t('joinedCount', { count: joined })}`}</p>
      {state === 'cancelled' && <Cancelled tournament={tournament} />}
      <Joining tournament={tournament} notOffered={notOffered} />
      {state === 'settled' && (
        <Link to="/verify" search={{ tournament: id }} className={LINK}>
          <ShieldCheck aria-hidden className="size-icon-small" />
          {t('check')}
        </Link>
      )}
    </section>
  )
}

function Prizes({ tournament: { terms, currency } }: TournamentProps) {
  const t = useTranslations('tournament.prizes')
  const locale = useLocale()
  const { write } = useAmounts(currency)
  const count = (value: number): string => value.toLocaleString(locale)
  return (
    <section aria-labelledby="tournament-prizes" className={CARD}>
      <h3 id="tournament-prizes" className="font-bold">
        {t('title')}
      </h3>
      <dl className="grid grid-cols-2 gap-3 tablet:grid-cols-4">
        {prizePlaces(terms).map(({ from, to, amount }) => (
          <div key={from}>
            <dt className="text-text-soft text-xs">
              {from === to ? t('place', { from: count(from) }) : t('range', { from: count(from), to: count(to) })}
            </dt>
            <dd className="tabular font-bold">{write(amount)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function TermsInWords({ tournament: { terms, currency, hash } }: TournamentProps) {
  const t = useTranslations('tournament')
  return (
    <>
      <Rules title={t('rulesTitle')} lines={useRuleTexts(terms, currency)} />
      <dl>
        <Fingerprint label={t('hash')} text={hash} />
      </dl>
    </>
  )
}

/** One tournament: the own position, the board, the prizes and the rules. */
export function TournamentDetail({ id, notOffered }: DetailProps) {
  const t = useTranslations('tournament')
  const [from, setFrom] = useState(1)
  const { data, error, refetch } = useQuery(boardQuery(id, from))
  const own = data?.tournament.own ?? null
  return (
    <div className="grid grid-cols-1 gap-4">
      <div>
        <Link to="/member" search={{ view: 'missionLeaderboard', tab: 'tournaments' }} className={LINK}>
          <ArrowLeft aria-hidden className="size-icon-small" />
          {t('back')}
        </Link>
      </div>
      {data === undefined && error !== null && <LoadError title={t('boardFailed')} error={error} onRetry={refetch} />}
      {data === undefined && error === null && <Skeleton className="h-stage rounded-xl" />}
      {data !== undefined && (
        <>
          <Head tournament={data.tournament} notOffered={notOffered} />
          {own !== null && data.tournament.state !== 'cancelled' && <OwnPosition board={data} own={own} />}
          {data.tournament.state !== 'cancelled' && <TournamentBoard board={data} onPage={setFrom} />}
          <Prizes tournament={data.tournament} />
          <TermsInWords tournament={data.tournament} />
        </>
      )}
    </div>
  )
}
