import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useTranslations } from 'use-intl'
import {
  TOURNAMENT_PAGE,
  TOURNAMENT_SETTLE_MINUTES,
  type TournamentBoard as Board,
  type TournamentRow,
} from '@ronda/contract'
import { useAmounts } from '@ronda/base/statement/useAmounts.ts'
import { Button, classes, IconButton, useLocale, useNow } from '@ronda/ui'
import { pageOf, stateAt } from './tournamentView.ts'
import { useScoreText } from './useTournamentTexts.ts'

type BoardProps = { readonly board: Board; readonly onPage: (from: number) => void }

function Row({ row, board }: { readonly row: TournamentRow; readonly board: Board }) {
  const t = useTranslations('tournament.board')
  const locale = useLocale()
  const { terms, currency } = board.tournament
  const score = useScoreText(terms)
  const { write } = useAmounts(currency)
  const { place, name, isMe, prize } = row
  return (
    <li
      aria-current={isMe || undefined}
      className={classes(
        'grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-3 rounded-md px-3 py-2',
        isMe && 'bg-accent-soft font-medium',
      )}
    >
      <span
        className={classes(
          'tabular grid size-8 place-items-center rounded-full text-sm',
          place <= 3 ? 'bg-accent text-on-accent font-bold' : 'text-text-faint',
        )}
      >
        {place.toLocaleString(locale)}
      </span>
      <span className="min-w-0">
        <span className="block truncate">{isMe ? t('you') : name}</span>
        <span className="text-text-soft tabular block text-xs">{score(row.score)}</span>
      </span>
      <span className={classes('tabular font-bold', prize > 0n ? 'text-accent-text' : 'text-text-faint')}>
        {prize > 0n ? write(prize) : '–'}
      </span>
    </li>
  )
}

/** Moves between the pages of a long board, and to the own place. */
function Pages({ board, onPage }: BoardProps) {
  const t = useTranslations('tournament.board')
  const locale = useLocale()
  const { from, rows, ranked, tournament } = board
  const mine = tournament.own?.row?.place
  const [last, own] = [from + rows.length - 1, mine === undefined ? undefined : pageOf(mine)]
  if (ranked <= TOURNAMENT_PAGE) return null
  const count = (value: number): string => value.toLocaleString(locale)
  return (
    <div className="flex flex-wrap items-center gap-3">
      <IconButton
        icon={ChevronLeft}
        label={t('previous')}
        disabled={from === 1}
        onClick={() => onPage(Math.max(1, from - TOURNAMENT_PAGE))}
      />
      <span className="text-text-soft tabular text-sm">
        {t('page', { from: count(from), to: count(last), count: count(ranked) })}
      </span>
      <IconButton
        icon={ChevronRight}
        label={t('next')}
        disabled={last >= ranked}
        onClick={() => onPage(from + TOURNAMENT_PAGE)}
      />
      {own !== undefined && own !== from && (
        <Button variant="quiet" size="small" onClick={() => onPage(own)}>
          {t('mine')}
        </Button>
      )}
    </div>
  )
}

/** The places, with the prize that each has now. */
export function TournamentBoard({ board, onPage }: BoardProps) {
  const t = useTranslations('tournament.board')
  const locale = useLocale()
  const nowMs = useNow()
  const { rows, ranked, tournament } = board
  const { terms } = tournament
  const state = stateAt(tournament, nowMs)
  const isOpen = state === 'running' || state === 'counting'
  const few = { count: terms.playersMin.toLocaleString(locale), now: ranked.toLocaleString(locale) }
  return (
    <section aria-label={t('title')} className="bg-surface-1 border-line grid grid-cols-1 gap-3 rounded-xl border p-5">
      <h3 className="font-bold">{t('title')}</h3>
      {state === 'counting' && (
        <p className="text-text-soft text-sm">{t('counting', { count: String(TOURNAMENT_SETTLE_MINUTES) })}</p>
      )}
      {rows.length === 0 ? (
        <p className="text-text-faint text-sm">{t('empty')}</p>
      ) : (
        <ol className="divide-line grid grid-cols-1 divide-y" start={board.from}>
          {rows.map((row) => (
            <Row key={row.number} row={row} board={board} />
          ))}
        </ol>
      )}
      {isOpen && ranked < terms.playersMin && <p className="text-text-soft text-sm">{t('tooFew', few)}</p>}
      <Pages board={board} onPage={onPage} />
    </section>
  )
}
