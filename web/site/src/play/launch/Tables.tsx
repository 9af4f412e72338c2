import { ArrowLeft, ArrowRight, X } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { PlayMode } from '@ronda/contract'
import { classes, IconButton, useNow } from '@ronda/ui'
import { ClosingSoon } from './ClosingSoon.tsx'
import type { ToldTable } from './frame.ts'
import { Stage } from './Stage.tsx'
import { useGame } from './useGame.ts'

type TablesProps = {
  readonly tables: readonly string[]
  readonly mode: PlayMode
  readonly onMove: (table: string, by: -1 | 1) => void
  readonly onRemove: (table: string) => void
}

/**
 * Up to four tables at once: side by side where there is room, one in front and the others in a strip on a phone. All of
 * them run: a table that is not in front goes on, and what was bet there stands.
 */
export function Tables({ tables, mode, onMove, onRemove }: TablesProps) {
  const [front, setFront] = useState(tables[0])
  const [told, setTold] = useState<Readonly<Record<string, ToldTable>>>({})
  const shown = tables.includes(front ?? '') ? front : tables[0]
  return (
    <div className="flex h-full flex-col">
      <Strip tables={tables} shown={shown} told={told} onShow={setFront} />
      <div
        className={classes(
          'bg-line grid min-h-0 flex-1 grid-cols-1 gap-px desktop:grid-cols-2',
          tables.length > 2 && 'desktop:grid-rows-2',
        )}
      >
        {/* Moved in the page a frame would load anew: they stay where they are and change places on screen. */}
        {tables.toSorted().map((table) => (
          <section
            key={table}
            style={{ order: tables.indexOf(table) }}
            className={classes(
              'bg-page min-h-0 flex-col desktop:flex',
              table === shown ? 'flex' : 'hidden',
              tables.length === 3 && tables.at(-1) === table && 'desktop:col-span-2',
            )}
          >
            <TableOf
              table={table}
              mode={mode}
              place={tables.indexOf(table)}
              count={tables.length}
              onMove={onMove}
              onRemove={onRemove}
              onTold={(one) => setTold((before) => ({ ...before, [table]: one }))}
            />
          </section>
        ))}
      </div>
    </div>
  )
}

type TableProps = Omit<TablesProps, 'tables'> & {
  readonly table: string
  readonly place: number
  readonly count: number
  readonly onTold: (told: ToldTable) => void
}

function TableOf({ table, mode, place, count, onMove, onRemove, onTold }: TableProps) {
  const t = useTranslations('stage.tables')
  const { item, isClosing } = useGame(table)
  const name = item?.displayName ?? ''
  return (
    <>
      <header className="bg-surface-1 hidden items-center gap-1 ps-4 pe-1 desktop:flex">
        <h2 className="min-w-0 flex-1 truncate text-sm font-bold">{name}</h2>
        <IconButton
          icon={ArrowLeft}
          label={t('earlier', { table: name })}
          disabled={place === 0}
          onClick={() => onMove(table, -1)}
        />
        <IconButton
          icon={ArrowRight}
          label={t('later', { table: name })}
          disabled={place === count - 1}
          onClick={() => onMove(table, 1)}
        />
        <IconButton icon={X} label={t('remove', { table: name })} onClick={() => onRemove(table)} />
      </header>
      <div className="relative min-h-0 flex-1">
        <Stage
          game={table}
          name={name}
          cover={item?.iconUrl}
          mode={mode}
          closing={isClosing ? <ClosingSoon /> : undefined}
          onTable={onTold}
        />
      </div>
    </>
  )
}

type StripProps = {
  readonly tables: readonly string[]
  readonly shown: string | undefined
  readonly told: Readonly<Record<string, ToldTable>>
  readonly onShow: (table: string) => void
}

/** The tables on a phone, each with what it is at: a press brings it to the front. */
function Strip({ tables, shown, told, onShow }: StripProps) {
  const t = useTranslations('stage.tables')
  return (
    <nav aria-label={t('strip')} className="desktop:hidden">
      <ul className="scroll-row bg-surface-1 border-line flex gap-2 border-b px-3 py-2">
        {tables.map((table) => (
          <li key={table} className="shrink-0">
            <Mini table={table} told={told[table]} isShown={table === shown} onShow={() => onShow(table)} />
          </li>
        ))}
      </ul>
    </nav>
  )
}

type MiniProps = {
  readonly table: string
  readonly told: ToldTable | undefined
  readonly isShown: boolean
  readonly onShow: () => void
}

function Mini({ table, told, isShown, onShow }: MiniProps) {
  const t = useTranslations('stage.tables')
  const { item } = useGame(table)
  const nowMs = useNow()
  const left = !told || told.locksAtMs === null ? 0 : Math.max(0, Math.ceil((told.locksAtMs - nowMs) / 1_000))
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
      <span className="text-text-soft truncate text-xs">{told?.last ?? t('opening')}</span>
    </button>
  )
}
