import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ArrowLeftRight, ChevronRight, Send, Users } from 'lucide-react'
import { useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { TEAM_SCOPES, type TeamFigures, type TeamPage, type TeamRow, type TeamScope } from '@ronda/contract'
import { calendarDay, type Currency } from '@ronda/core'
import { MoreButton } from '@ronda/base/layout/MoreButton.tsx'
import { LoadError } from '@ronda/base/layout/LoadError.tsx'
import { netColour, useAmounts } from '@ronda/base/statement/useAmounts.ts'
import { Button, buttonClass, classes, Notice, Skeleton, Tabs } from '@ronda/ui'
import { TextsProvider } from '../../shell/texts/TextsProvider.ts'
import { teamQuery } from './team.queries.ts'
import { periodOf, teamDays } from './teamAddress.ts'
import { figureOf, rowFigures, type FigureName } from './teamFigures.ts'
import { FreezeButton } from './FreezeButton.tsx'
import { TeamRange } from './TeamRange.tsx'
import { TeamSearch } from './TeamSearch.tsx'
import { useTeamAddress } from './useTeamAddress.ts'

const TEXTS = ['team', 'statement'] as const

type FiguresProps = {
  readonly figures: TeamFigures
  readonly names: readonly FigureName[]
  readonly currency: Currency
  readonly isLarge?: boolean
}

function FigureList({ figures, names, currency, isLarge = false }: FiguresProps) {
  const t = useTranslations('team.figures')
  const format = useFormatter()
  const { write, writeNet } = useAmounts(currency)
  return (
    <dl className="grid grid-cols-2 gap-x-4 gap-y-2 tablet:grid-cols-4">
      {names.map((name) => {
        const amount = name === 'bets' ? 0n : figureOf(figures, name)
        const isNet = name === 'result'
        return (
          <div key={name} className="min-w-0">
            <dt className="text-text-faint text-xs">{t(name)}</dt>
            <dd
              className={classes(
                'tabular font-bold break-words',
                isLarge ? 'text-lg' : 'text-sm',
                isNet && netColour(amount),
              )}
            >
              {name === 'bets' ? format.number(figures.bets) : isNet ? writeNet(amount) : write(amount)}
            </dd>
          </div>
        )
      })}
    </dl>
  )
}

type RowProps = {
  readonly row: TeamRow
  readonly scope: TeamScope
  readonly names: readonly FigureName[]
  readonly currency: Currency
  /** Whether the brand lets agents freeze transfers. */
  readonly mayFreeze: boolean
  readonly hasActions: boolean
  readonly maySend: boolean
  readonly onOpen: () => void
}

function Actions({ row, mayFreeze, hasActions, maySend, onOpen }: RowProps) {
  const t = useTranslations('team')
  const { address } = useTeamAddress()
  return (
    <span className="flex flex-wrap gap-2">
      {row.isAgent && (
        <Button variant="quiet" size="small" onClick={onOpen}>
          <Users aria-hidden className="size-icon-small" />
          {t('openTeam', { count: String(row.below) })}
          <span className="spoken"> {row.name}</span>
        </Button>
      )}
      <Link
        to="/agentHome"
        search={{ view: 'agentDownlineTransactionDetailsCopy', q: row.id, ...periodOf(address) }}
        className={buttonClass('quiet', 'small')}
      >
        <ArrowLeftRight aria-hidden className="size-icon-small" />
        {t('openMoves')}
        <span className="spoken"> {row.name}</span>
      </Link>
      {hasActions && maySend && row.depth === 1 && (
        <Link
          to="/agentHome"
          search={{ view: 'transferDownline', q: row.id }}
          className={buttonClass('quiet', 'small')}
        >
          <Send aria-hidden className="size-icon-small" />
          {t('openTransfer')}
          <span className="spoken"> {row.name}</span>
        </Link>
      )}
      {hasActions && (mayFreeze || row.freeze !== null) && <FreezeButton row={row} />}
    </span>
  )
}

function Row(props: RowProps) {
  const { row, scope, names, currency } = props
  const t = useTranslations('team')
  return (
    <li className="grid gap-3 px-4 py-4 tablet:px-5">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1">
          <span className="font-bold break-all">{row.name}</span>
          <span className="text-text-faint tabular text-xs">{row.id}</span>
          {row.isAgent && (
            <span className="bg-accent-soft text-accent-text rounded-full px-2 py-1 text-xs font-medium">
              {t('agent')}
            </span>
          )}
          {row.depth > 1 && <span className="text-text-faint text-xs">{t('depth', { depth: String(row.depth) })}</span>}
          {row.freeze !== null && (
            <span className="bg-surface-3 text-text-soft rounded-full px-2 py-1 text-xs font-medium">
              {t('freeze.frozen', { reason: row.freeze.reason })}
            </span>
          )}
          {!row.isAvailable && (
            <span className="bg-surface-3 text-text-soft rounded-full px-2 py-1 text-xs font-medium">
              {t('notAvailable')}
            </span>
          )}
        </p>
        <Actions {...props} />
      </div>
      <FigureList figures={rowFigures(row, scope)} names={names} currency={currency} />
    </li>
  )
}

/** From the agent's own team to the one that is shown. */
function Path({ path, onOpen }: { readonly path: TeamPage['path']; readonly onOpen: (under?: string) => void }) {
  const t = useTranslations('team')
  if (path.length === 0) return null
  const link = 'text-accent-text min-h-control-small inline-flex items-center underline-offset-4 hover:underline'
  return (
    <nav aria-label={t('path')}>
      <ol className="flex flex-wrap items-center gap-1 text-sm">
        <li>
          <button type="button" className={link} onClick={() => onOpen()}>
            {t('yourTeam')}
          </button>
        </li>
        {path.map(({ id, name }, at) => (
          <li key={id} className="flex items-center gap-1">
            <ChevronRight aria-hidden className="text-text-faint size-icon-small rtl:-scale-x-100" />
            {at === path.length - 1 ? (
              <span aria-current="page" className="font-bold">
                {name}
              </span>
            ) : (
              <button type="button" className={link} onClick={() => onOpen(id)}>
                {name}
              </button>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}

type RecordProps = {
  readonly names: readonly FigureName[]
  readonly fallback: TeamScope
  /** Whether money is sent and frozen from this list. */
  readonly hasActions: boolean
}

type RowsProps = {
  readonly rows: readonly TeamRow[]
  readonly isSearch: boolean
  readonly scope: TeamScope
  readonly names: readonly FigureName[]
  readonly currency: Currency
  readonly mayFreeze: boolean
  readonly hasActions: boolean
  readonly maySend: boolean
  readonly onOpen: (under: string) => void
}

function Rows({ rows, isSearch, onOpen, ...shown }: RowsProps) {
  const t = useTranslations('team')
  if (rows.length === 0) {
    return (
      <div className="bg-surface-1 border-line rounded-xl border">
        <Notice icon={Users} title={t(isSearch ? 'nobody' : 'empty')}>
          {t(isSearch ? 'nobodyText' : 'emptyText')}
        </Notice>
      </div>
    )
  }
  return (
    <ul
      aria-label={t('accounts')}
      className="bg-surface-1 border-line divide-line grid grid-cols-1 divide-y overflow-hidden rounded-xl border"
    >
      {rows.map((row) => (
        <Row key={row.id} row={row} {...shown} onOpen={() => onOpen(row.id)} />
      ))}
    </ul>
  )
}

function List({ names, fallback, hasActions }: RecordProps) {
  const t = useTranslations('team')
  const { address, change } = useTeamAddress()
  const { scope = fallback, under, q } = address
  const [today] = useState(() => calendarDay(Date.now(), 'UTC'))
  const days = teamDays(address, today)
  const asked = { scope, ...days, ...(under !== undefined && { under }), ...(q !== undefined && { q }) }
  const list = useInfiniteQuery(teamQuery(asked))
  const { data, error, isError, refetch } = list
  const [first] = data?.pages ?? []
  if (first === undefined) {
    if (!isError) return <Skeleton className="h-stage rounded-xl" />
    return <LoadError title={t('failed')} error={error} onRetry={refetch} />
  }
  const rows = data?.pages.flatMap((page) => page.rows) ?? []
  const open = (id?: string): void => change({ under: id, q: undefined })
  return (
    <>
      <Path path={first.path} onOpen={open} />
      {q === undefined && (
        <section
          aria-label={t('totalTeam')}
          className="bg-surface-1 border-line grid gap-2 rounded-xl border px-4 py-4 tablet:px-5"
        >
          <h2 className="text-text-soft text-sm font-medium">{t('totalTeam')}</h2>
          <FigureList figures={first.total} names={names} currency={first.currency} isLarge />
        </section>
      )}
      <Rows
        rows={rows}
        isSearch={q !== undefined}
        scope={scope}
        names={names}
        currency={first.currency}
        mayFreeze={first.mayFreeze}
        hasActions={hasActions}
        maySend={first.maySend}
        onOpen={open}
      />
      <MoreButton list={list} label={t('more')} />
    </>
  )
}

function Panel({ names, fallback, hasActions }: RecordProps) {
  const t = useTranslations('team')
  const { address, change } = useTeamAddress()
  return (
    <div className="grid grid-cols-1 gap-4">
      <TeamSearch />
      <TeamRange />
      <Tabs
        label={t('scope')}
        tabs={TEAM_SCOPES.map((id) => ({ id, label: t(`scopes.${id}`) }))}
        chosen={address.scope ?? fallback}
        onChoose={(scope) => change({ scope })}
      >
        <div className="grid grid-cols-1 gap-4">
          <List names={names} fallback={fallback} hasActions={hasActions} />
        </div>
      </Tabs>
      <p className="text-text-faint text-xs">{t('note')}</p>
    </div>
  )
}

const record = (names: readonly FigureName[], fallback: TeamScope, hasActions = false) =>
  function TeamRecord() {
    return (
      <TextsProvider pages={TEXTS}>
        <Panel names={names} fallback={fallback} hasActions={hasActions} />
      </TextsProvider>
    )
  }

/** Who stands below the agent, to search and to go down in. */
export const TeamDownlines = record(['deposited', 'withdrawn', 'valid', 'result'], 'direct', true)
/** What the team has bet. */
export const TeamBetting = record(['bets', 'staked', 'won', 'valid'], 'team')
/** What each of the team won or lost, with what they were given and paid. */
export const TeamLoss = record(['deposited', 'withdrawn', 'promoted', 'result'], 'team')
