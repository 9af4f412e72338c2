import { useTranslations } from 'use-intl'
import type { BoardRow } from '@ronda/contract'
import { useAmounts } from '@ronda/base/statement/useAmounts.ts'
import type { Currency } from '@ronda/core'
import { classes, useLocale } from '@ronda/ui'
import { pointsText, splitRows } from './missionView.ts'

type RowsProps = {
  readonly label: string
  readonly currency: Currency
  readonly rows: readonly BoardRow[]
  readonly own: BoardRow | null
}

/** The steps of the podium: the first is the highest and stands in the middle. */
const STEPS = ['col-start-2', 'col-start-1 pt-6', 'col-start-3 pt-10'] as const

function useRowText(currency: Currency) {
  const t = useTranslations('mission.board')
  const locale = useLocale()
  const { write } = useAmounts(currency)
  return {
    name: ({ isMe, name }: BoardRow): string => (isMe ? t('you') : name),
    points: ({ points }: BoardRow): string => t('pointsOf', { points: pointsText(points, locale) }),
    prize: ({ prize }: BoardRow): string => (prize === 0n ? '–' : write(prize)),
    place: ({ place }: BoardRow): string => place.toLocaleString(locale),
  }
}

function Podium({ currency, rows }: Pick<RowsProps, 'currency' | 'rows'>) {
  const show = useRowText(currency)
  return (
    <ol className="grid grid-cols-3 items-end gap-2">
      {rows.map((row, at) => (
        <li key={row.place} className={classes('row-start-1 min-w-0', STEPS[at])}>
          <div
            className={classes(
              'border-line grid justify-items-center gap-1 rounded-xl border p-3 text-center',
              row.isMe ? 'bg-accent-soft' : 'bg-surface-2',
            )}
          >
            <span className="bg-accent text-on-accent tabular grid size-8 place-items-center rounded-full font-bold">
              {show.place(row)}
            </span>
            <span className="w-full truncate font-medium">{show.name(row)}</span>
            <span className="text-text-soft tabular text-xs">{show.points(row)}</span>
            <span className="text-accent-text tabular text-sm font-bold">{show.prize(row)}</span>
          </div>
        </li>
      ))}
    </ol>
  )
}

function Line({ row, currency }: { readonly row: BoardRow; readonly currency: Currency }) {
  const show = useRowText(currency)
  return (
    <li
      aria-current={row.isMe || undefined}
      className={classes(
        'grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-3 rounded-md px-3 py-2',
        row.isMe && 'bg-accent-soft font-medium',
      )}
    >
      <span className="text-text-faint tabular min-w-8">{show.place(row)}</span>
      <span className="min-w-0">
        <span className="block truncate">{show.name(row)}</span>
        <span className="text-text-soft tabular block text-xs">{show.points(row)}</span>
      </span>
      <span className="text-accent-text tabular font-bold">{show.prize(row)}</span>
    </li>
  )
}

/** The places of a board: a podium, the others, and the reader's own row where it is further down. */
export function BoardRows({ label, currency, rows, own }: RowsProps) {
  const { podium, others, pinned } = splitRows(rows, own)
  return (
    <div role="group" aria-label={label} className="grid grid-cols-1 gap-3">
      <Podium currency={currency} rows={podium} />
      {(others.length > 0 || pinned !== undefined) && (
        <ol className="divide-line grid grid-cols-1 divide-y">
          {[...others, ...(pinned === undefined ? [] : [pinned])].map((row) => (
            <Line key={row.place} row={row} currency={currency} />
          ))}
        </ol>
      )}
    </div>
  )
}
