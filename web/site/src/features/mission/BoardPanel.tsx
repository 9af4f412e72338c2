import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useTranslations } from 'use-intl'
import type { Board, NotOffered } from '@ronda/contract'
import type { Currency } from '@ronda/core'
import { LoadError } from '@ronda/base/layout/LoadError.tsx'
import { useAmounts } from '@ronda/base/statement/useAmounts.ts'
import { Button, Skeleton, useLocale } from '@ronda/ui'
import { BoardRows } from './BoardRows.tsx'
import { boardsQuery } from './mission.queries.ts'
import { prizeRanges } from './missionView.ts'
import { Rules } from '../../shell/layout/Rules.tsx'
import { TimeLeft } from './TimeLeft.tsx'
import { useJoinBoard } from './useJoin.ts'

type BoardProps = { readonly board: Board; readonly currency: Currency }

const CARD = 'bg-surface-1 border-line grid grid-cols-1 gap-4 rounded-xl border p-5 tablet:p-6'

function Joining() {
  const t = useTranslations('mission.board')
  const joining = useJoinBoard()
  return (
    <div>
      <Button isBusy={joining.isPending} onClick={() => joining.mutate()}>
        {t('join')}
      </Button>
    </div>
  )
}

function Taking({ board, notOffered }: { readonly board: Board; readonly notOffered: NotOffered | null }) {
  const t = useTranslations('mission')
  if (board.isJoined) {
    return <p className="text-text-soft text-sm">{t(board.own === null ? 'board.ownNone' : 'board.isIn')}</p>
  }
  if (notOffered !== null) return <p className="text-text-soft text-sm">{t(`notOffered.${notOffered}`)}</p>
  return <Joining />
}

function Current({ board, currency, notOffered }: BoardProps & { readonly notOffered: NotOffered | null }) {
  const t = useTranslations('mission.board')
  const heading = useId()
  return (
    <section aria-labelledby={heading} className={CARD}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 id={heading} className="text-lg font-bold">
          {t('title')}
        </h2>
        <TimeLeft endsAtMs={board.endsAtMs} />
      </div>
      <p className="text-text-soft max-w-measure text-sm">{t('lead', { count: board.prizes.length })}</p>
      <Taking board={board} notOffered={notOffered} />
      {board.rows.length > 0 ? (
        <BoardRows label={t('title')} currency={currency} rows={board.rows} own={board.own} />
      ) : (
        <p className="text-text-faint text-sm">{t('empty')}</p>
      )}
      <p className="text-text-faint text-sm">
        {t('players', { count: board.players })}
        {board.players < board.playersMin && ` · ${t('tooFew', { count: board.playersMin })}`}
      </p>
    </section>
  )
}

/** The days of a week, in UTC; its end belongs to the next one. */
function useWeekText({ startsAtMs, endsAtMs }: Board): string {
  const t = useTranslations('mission.board')
  const day = new Intl.DateTimeFormat(useLocale(), { day: 'numeric', month: 'long', timeZone: 'UTC' })
  return t('week', { from: day.format(startsAtMs), to: day.format(endsAtMs - 1) })
}

function LastWeek({ board, currency }: BoardProps) {
  const t = useTranslations('mission.board')
  const heading = useId()
  const week = useWeekText(board)
  return (
    <section aria-labelledby={heading} className={CARD}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 id={heading} className="text-lg font-bold">
          {t('last')}
        </h2>
        <span className="text-text-soft text-sm">{week}</span>
      </div>
      {board.state === 'counting' && <p className="text-text-soft text-sm">{t('counting')}</p>}
      {board.rows.length > 0 ? (
        <BoardRows label={t('last')} currency={currency} rows={board.rows} own={board.own} />
      ) : (
        <p className="text-text-faint text-sm">{t('lastNone')}</p>
      )}
      {board.state === 'settled' && board.players > 0 && board.players < board.playersMin && (
        <p className="text-text-faint text-sm">{t('lastFew', { count: board.playersMin })}</p>
      )}
    </section>
  )
}

function Prizes({ board: { prizes }, currency }: BoardProps) {
  const t = useTranslations('mission.board')
  const { write } = useAmounts(currency)
  const locale = useLocale()
  const heading = useId()
  return (
    <section aria-labelledby={heading} className={CARD}>
      <h2 id={heading} className="font-bold">
        {t('prizesTitle')}
      </h2>
      <dl className="grid grid-cols-2 gap-3 tablet:grid-cols-4">
        {prizeRanges(prizes).map(({ from, to, prize }) => (
          <div key={from}>
            <dt className="text-text-faint text-xs">
              {`${t('place')} ${from === to ? from.toLocaleString(locale) : t('range', { from, to })}`}
            </dt>
            <dd className="tabular font-bold">{write(prize)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** The race of this week, its rules and prizes, and the result of the last one. */
export function BoardPanel() {
  const t = useTranslations('mission')
  const { data, error, isError, refetch } = useQuery(boardsQuery)
  if (data === undefined) {
    if (!isError) return <Skeleton className="h-stage rounded-xl" />
    return <LoadError title={t('boardFailed')} error={error} onRetry={refetch} />
  }
  const { current, last, currency, notOffered } = data
  const rules = [
    t('board.rules.points', { currency }),
    t('rules.valid'),
    t('board.rules.ties'),
    t('board.rules.end'),
    t('board.tooFew', { count: current.playersMin }),
    t('board.rules.prize'),
  ]
  return (
    <div className="grid grid-cols-1 gap-4">
      <Current board={current} currency={currency} notOffered={notOffered} />
      {last !== null && <LastWeek board={last} currency={currency} />}
      <Prizes board={current} currency={currency} />
      <Rules title={t('board.rulesTitle')} lines={rules} />
    </div>
  )
}
