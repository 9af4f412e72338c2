import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { Dices, SearchX } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { MoreButton } from '@ronda/base/layout/MoreButton.tsx'
import { GAME_TYPES, OUTCOMES } from '@ronda/contract'
import { Button, buttonClass, Notice, Skeleton } from '@ronda/ui'
import { TextsProvider } from '../../shell/texts/TextsProvider.ts'
import { useLanguage } from '@ronda/base/language/useLanguage.ts'
import { BettingFilters } from './BettingFilters.tsx'
import { CsvButton } from './CsvButton.tsx'
import { roundRows } from './gather.ts'
import { RangeBar } from './RangeBar.tsx'
import { Figure, RecordError, WaitingLines } from './RecordParts.tsx'
import { gatherRounds, roundsQuery, summaryQuery, type RoundFilter } from './statement.queries.ts'
import { RoundList } from './RoundList.tsx'
import { netColour, useAmounts } from '@ronda/base/statement/useAmounts.ts'
import { useRecordAddress, type RecordPlace } from './useRecordAddress.ts'

const TEXTS = ['statement'] as const
const FALLBACK = '7d'

const RoundDialog = lazy(async () => ({ default: (await import('./RoundDialog.tsx')).RoundDialog }))

function filterOf({ address, days, zone }: RecordPlace): RoundFilter {
  const gameType = GAME_TYPES.find((type) => type === address.type)
  const outcome = OUTCOMES.find((one) => one === address.outcome)
  return {
    ...days,
    zone,
    ...(gameType !== undefined && { gameType }),
    ...(address.vendor !== undefined && { vendor: address.vendor }),
    ...(address.game !== undefined && { gameCode: address.game }),
    ...(outcome !== undefined && { outcome }),
    ...(address.wallet === 'bonus' && { money: 'bonus' as const }),
  }
}

type Summary = Awaited<ReturnType<NonNullable<ReturnType<typeof summaryQuery>['queryFn']>>>

/** The totals of the days; they stay visible while the list scrolls. */
function Totals({ summary }: { readonly summary: Summary | undefined }) {
  const t = useTranslations('statement')
  const format = useFormatter()
  const { write, writeNet } = useAmounts(summary?.currency ?? 'USD')
  if (summary === undefined) return <Skeleton className="h-20 rounded-xl" />
  const { rounds, staked, validBet, won } = summary
  return (
    <section
      aria-label={t('betting.totals')}
      className="bg-surface-1 border-line shadow-raised sticky top-header-phone z-raised rounded-xl border px-4 py-3 desktop:top-header"
    >
      <dl className="grid grid-cols-2 gap-x-4 gap-y-2 tablet:grid-cols-4">
        <Figure label={`${t('staked')} · ${t('rounds', { count: rounds, number: format.number(rounds) })}`}>
          {write(staked)}
        </Figure>
        <Figure label={t('validBet')}>{write(validBet)}</Figure>
        <Figure label={t('won')}>{write(won)}</Figure>
        <Figure label={t('net')} colour={netColour(won - staked)}>
          {writeNet(won - staked)}
        </Figure>
      </dl>
    </section>
  )
}

const NO_FILTER = { type: undefined, vendor: undefined, game: undefined, outcome: undefined } as const

function Nothing({ place }: { readonly place: RecordPlace }) {
  const t = useTranslations('statement')
  const { type, vendor, game, outcome } = place.address
  const isFiltered = [type, vendor, game, outcome].some((value) => value !== undefined)
  if (isFiltered)
    return (
      <Notice
        icon={SearchX}
        title={t('betting.noneFound')}
        actions={<Button onClick={() => place.change(NO_FILTER)}>{t('clear')}</Button>}
      >
        {t('betting.noneFoundText')}
      </Notice>
    )
  return (
    <Notice
      icon={Dices}
      title={t('betting.empty')}
      actions={
        <Link to="/rng" className={buttonClass()}>
          {t('betting.play')}
        </Link>
      }
    >
      {t('betting.emptyText')}
    </Notice>
  )
}

function Rounds({ place, filter }: { readonly place: RecordPlace; readonly filter: RoundFilter }) {
  const t = useTranslations('statement')
  const { language } = useLanguage()
  const navigate = useNavigate()
  const query = useInfiniteQuery(roundsQuery(filter, language))
  const { data, error, isError, refetch } = query
  const first = data?.pages[0]
  if (isError && first === undefined) return <RecordError error={error} onRetry={() => void refetch()} />
  if (data === undefined || first === undefined) return <WaitingLines />
  const rounds = data.pages.flatMap((page) => page.rounds)
  if (rounds.length === 0) return <Nothing place={place} />
  const games = data.pages.flatMap((page) => page.games)
  /** Bets of the sportsbook are shown where they were made. */
  const isSports = (code: string): boolean =>
    games.some(({ gameCode, gameType }) => gameCode === code && (gameType === 'SPORTS' || gameType === 'ESPORTS'))
  return (
    <>
      <RoundList
        rounds={rounds}
        games={games}
        currency={first.currency}
        onOpen={({ id, gameCode }) => {
          if (isSports(gameCode)) void navigate({ to: '/sports', search: { view: 'mine' } })
          else place.change({ round: id })
        }}
      />
      <MoreButton list={query} label={t('more')} />
    </>
  )
}

function RoundsFile({ filter }: { readonly filter: RoundFilter }) {
  const t = useTranslations('statement')
  const { language } = useLanguage()
  async function gather() {
    const { rounds, names, currency, isCut } = await gatherRounds(filter, language)
    const words = { time: t('time'), game: t('game'), staked: t('staked'), won: t('won'), net: t('net') }
    return { rows: roundRows(rounds, names, { currency, words }), isCut }
  }
  return (
    <div>
      <CsvButton name={`rounds-${filter.from}-${filter.to}`} gather={gather} />
    </div>
  )
}

function Record() {
  const place = useRecordAddress(FALLBACK)
  const { language } = useLanguage()
  const filter = filterOf(place)
  const { data: summary } = useQuery(summaryQuery(filter, language))
  const { round } = place.address
  return (
    <div className="grid grid-cols-1 gap-4">
      <RangeBar place={place} fallback={FALLBACK} />
      <BettingFilters place={place} games={summary?.games ?? []} />
      <Totals summary={summary} />
      <Rounds place={place} filter={filter} />
      {summary !== undefined && summary.rounds > 0 && <RoundsFile filter={filter} />}
      {round !== undefined && (
        <Suspense>
          <RoundDialog round={round} onClose={() => place.change({ round: undefined })} />
        </Suspense>
      )}
    </div>
  )
}

/** Every round that was played for money, the totals, and the proof of each. */
export function BettingRecord() {
  return (
    <TextsProvider pages={TEXTS}>
      <Record />
    </TextsProvider>
  )
}
