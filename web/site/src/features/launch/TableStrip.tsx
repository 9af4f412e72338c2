import { useTranslations } from 'use-intl'
import type { TableMark } from '@ronda/contract'
import { classes, useNow } from '@ronda/ui'
import type { TableState } from './frame.ts'
import { useGame } from './useGame.ts'

type StripProps = {
  readonly tables: readonly string[]
  readonly shown: string | undefined
  readonly tableStates: Readonly<Record<string, TableState>>
  readonly onShow: (table: string) => void
}

/** The tables on a phone, each with its state: a press brings it to the front. */
export function TableStrip({ tables, shown, tableStates, onShow }: StripProps) {
  const t = useTranslations('launchStage.tables')
  return (
    <nav aria-label={t('strip')} className="desktop:hidden">
      <ul className="scroll-row bg-surface-1 border-line flex gap-2 border-b px-3 py-2">
        {tables.map((table) => (
          <li key={table} className="shrink-0">
            <Mini table={table} state={tableStates[table]} isShown={table === shown} onShow={() => onShow(table)} />
          </li>
        ))}
      </ul>
    </nav>
  )
}

const TONES: Readonly<Record<TableMark['tone'], string>> = {
  red: 'bg-pocket-red text-on-felt',
  blue: 'bg-suit-blue text-on-felt',
  tie: 'bg-pocket-green text-on-felt',
  green: 'bg-pocket-green text-on-felt',
  black: 'bg-pocket-black border-line-strong border text-on-felt',
  low: 'bg-surface-3 text-text-soft',
  middle: 'bg-card-5 text-text',
  high: 'bg-accent-soft text-accent-text',
  void: 'bg-surface-3 text-text-soft',
}

/** The latest results, the newest first, as coloured marks. */
function Marks({ state: { last, marks } }: { readonly state: TableState }) {
  return (
    <span className="flex gap-1" role="img" aria-label={last}>
      {marks.map(({ tone, sign }, at) => (
        <span
          // Results have no id, so their index is their key.
          key={at}
          className={classes(
            'tabular grid h-5 min-w-5 place-items-center rounded-full px-1 text-xs font-bold',
            TONES[tone],
            at === 0 && 'ring-accent ring-1',
          )}
        >
          {sign}
        </span>
      ))}
    </span>
  )
}

type MiniProps = {
  readonly table: string
  readonly state: TableState | undefined
  readonly isShown: boolean
  readonly onShow: () => void
}

function Mini({ table, state, isShown, onShow }: MiniProps) {
  const t = useTranslations('launchStage.tables')
  const { item } = useGame(table)
  const nowMs = useNow()
  const left = !state || state.locksAtMs === null ? 0 : Math.max(0, Math.ceil((state.locksAtMs - nowMs) / 1_000))
  return (
    <button
      type="button"
      aria-current={isShown}
      onClick={onShow}
      className={classes(
        'grid min-h-12 rounded-lg border px-3 py-1 text-start',
        isShown ? 'border-accent bg-accent-soft' : 'border-line bg-surface-2',
      )}
    >
      <span className="flex items-center gap-2 text-sm font-bold whitespace-nowrap">
        {item?.displayName ?? ''}
        {left > 0 && (
          <span className="bg-gain-soft text-gain tabular rounded-full px-2 text-xs">{t('bets', { left })}</span>
        )}
      </span>
      {state ? <Marks state={state} /> : <span className="text-text-soft text-xs">{t('opening')}</span>}
    </button>
  )
}
