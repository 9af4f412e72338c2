import { useInfiniteQuery } from '@tanstack/react-query'
import { ListFilter, ReceiptText, Users } from 'lucide-react'
import { useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { TEAM_MOVE_KINDS, type TeamMove, type TeamMovePage } from '@ronda/contract'
import { calendarDay, type Currency } from '@ronda/core'
import { LoadError } from '@ronda/base/layout/LoadError.tsx'
import { MoreButton } from '@ronda/base/layout/MoreButton.tsx'
import { netColour, useAmounts } from '@ronda/base/statement/useAmounts.ts'
import { classes, Notice, Select, Skeleton } from '@ronda/ui'
import { TextsProvider } from '../../shell/texts/TextsProvider.ts'
import { movesQuery } from './team.queries.ts'
import { teamDays } from './teamAddress.ts'
import { TeamRange } from './TeamRange.tsx'
import { TeamSearch } from './TeamSearch.tsx'
import { useTeamAddress } from './useTeamAddress.ts'

const TEXTS = ['team', 'statement'] as const

function KindFilter() {
  const t = useTranslations('team.moves')
  const { address, change } = useTeamAddress()
  const options = TEAM_MOVE_KINDS.map((value) => ({ value, label: t(`kinds.${value}`) }))
  return (
    <span className="border-line inline-flex w-fit max-w-full rounded-full border">
      <Select
        icon={ListFilter}
        label={t('kind')}
        value={address.kind ?? ''}
        options={[{ value: '', label: t('every') }, ...options]}
        onChoose={(chosen) => change({ kind: TEAM_MOVE_KINDS.find((kind) => kind === chosen) })}
      />
    </span>
  )
}

function Sums({ page: { sums, currency, person } }: { readonly page: TeamMovePage }) {
  const t = useTranslations('team')
  const { writeNet } = useAmounts(currency)
  if (sums.length === 0) return null
  const title = person === null ? t('totalTeam') : t('moves.sumOf', { name: person.name })
  return (
    <section aria-label={title} className="bg-surface-1 border-line grid gap-2 rounded-xl border px-4 py-4 tablet:px-5">
      <h2 className="text-text-soft text-sm font-medium">{title}</h2>
      <dl className="grid grid-cols-2 gap-x-4 gap-y-3 tablet:grid-cols-4">
        {sums.map(({ kind, count, amount }) => (
          <div key={kind} className="min-w-0">
            <dt className="text-text-faint text-xs">{t(`moves.kinds.${kind}`)}</dt>
            <dd className={classes('tabular text-lg font-bold break-words', netColour(amount))}>{writeNet(amount)}</dd>
            <dd className="text-text-faint text-xs">{t('moves.count', { count })}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function Row({ move, currency }: { readonly move: TeamMove; readonly currency: Currency }) {
  const t = useTranslations('team')
  const format = useFormatter()
  const { writeNet } = useAmounts(currency)
  const { person, kind, amount, at } = move
  return (
    <li className="flex items-center justify-between gap-3 px-4 py-3 tablet:px-5">
      <span className="min-w-0">
        <span className="block font-medium">{t(`moves.kinds.${kind}`)}</span>
        <span className="text-text-soft block text-sm break-all">
          {person.name} <span className="text-text-faint tabular text-xs">{person.id}</span>
        </span>
        <time dateTime={new Date(at).toISOString()} className="text-text-faint tabular block text-xs">
          {format.dateTime(at, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' })}
        </time>
      </span>
      <span className={classes('tabular shrink-0 font-bold', netColour(amount))}>{writeNet(amount)}</span>
    </li>
  )
}

/** Says so where a part of the period is older than the list. */
function Incomplete({ from, completeFrom }: { readonly from: string; readonly completeFrom: string | null }) {
  const t = useTranslations('team.moves')
  const format = useFormatter()
  if (completeFrom === null || from >= completeFrom) return null
  const date = format.dateTime(new Date(completeFrom), { dateStyle: 'long', timeZone: 'UTC' })
  return (
    <p role="status" className="bg-surface-2 text-text-soft rounded-md px-4 py-3 text-sm">
      {t('incomplete', { date })}
    </p>
  )
}

function Empty({ isNobody, isOlder }: { readonly isNobody: boolean; readonly isOlder: boolean }) {
  const t = useTranslations('team')
  return (
    <div className="bg-surface-1 border-line rounded-xl border">
      <Notice icon={isNobody ? Users : ReceiptText} title={t(isNobody ? 'nobody' : 'moves.empty')}>
        {isNobody ? t('nobodyText') : isOlder ? undefined : t('moves.emptyText')}
      </Notice>
    </div>
  )
}

function List() {
  const t = useTranslations('team')
  const { address } = useTeamAddress()
  const { q, kind } = address
  const [today] = useState(() => calendarDay(Date.now(), 'UTC'))
  const days = teamDays(address, today)
  const list = useInfiniteQuery(
    movesQuery({ ...days, ...(q !== undefined && { q }), ...(kind !== undefined && { kind }) }),
  )
  const { data, error, isError, refetch } = list
  const [first] = data?.pages ?? []
  if (data === undefined || first === undefined) {
    if (!isError) return <Skeleton className="h-stage rounded-xl" />
    return <LoadError title={t('moves.failed')} error={error} onRetry={refetch} />
  }
  const rows = data.pages.flatMap((page) => page.rows)
  return (
    <>
      <Incomplete from={days.from} completeFrom={first.completeFrom} />
      <Sums page={first} />
      {rows.length === 0 ? (
        <Empty
          isNobody={q !== undefined && first.person === null}
          isOlder={first.completeFrom !== null && days.from < first.completeFrom}
        />
      ) : (
        <ul
          aria-label={t('moves.list')}
          className="bg-surface-1 border-line divide-line grid grid-cols-1 divide-y overflow-hidden rounded-xl border"
        >
          {rows.map((move) => (
            <Row key={move.id} move={move} currency={first.currency} />
          ))}
        </ul>
      )}
      <MoreButton list={list} label={t('more')} />
    </>
  )
}

/** How the money of the team moved: of everybody below, or of one of them. */
export function TeamMoves() {
  return (
    <TextsProvider pages={TEXTS}>
      <Panel />
    </TextsProvider>
  )
}

function Panel() {
  const t = useTranslations('team.moves')
  return (
    <div className="grid grid-cols-1 gap-4">
      <TeamSearch />
      <TeamRange />
      <KindFilter />
      <List />
      <p className="text-text-faint text-xs">{t('note')}</p>
    </div>
  )
}
