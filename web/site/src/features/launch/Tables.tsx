import { ArrowLeft, ArrowRight, X } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { PlayMode } from '@ronda/contract'
import { classes, IconButton } from '@ronda/ui'
import { ClosingSoon } from './ClosingSoon.tsx'
import type { TableState } from './frame.ts'
import { Stage } from './Stage.tsx'
import { TableStrip } from './TableStrip.tsx'
import { useGame } from './useGame.ts'

type TablesProps = {
  readonly tables: readonly string[]
  readonly mode: PlayMode
  readonly onMove: (table: string, by: -1 | 1) => void
  readonly onRemove: (table: string) => void
}

/**
 * One game, or up to four tables at once: side by side on wide screens, one in front and the others in a strip on a
 * phone. All of them run: a table in the background continues, and its bets stay.
 */
export function Tables({ tables, mode, onMove, onRemove }: TablesProps) {
  const [front, setFront] = useState(tables[0])
  const [tableStates, setTableStates] = useState<Readonly<Record<string, TableState>>>({})
  const isMany = tables.length > 1
  const shown = tables.includes(front ?? '') ? front : tables[0]
  return (
    <div className="flex h-full flex-col">
      {isMany && <TableStrip tables={tables} shown={shown} tableStates={tableStates} onShow={setFront} />}
      <div
        className={classes(
          'bg-line grid min-h-0 flex-1 grid-cols-1 gap-px',
          isMany && 'desktop:grid-cols-2',
          tables.length > 2 && 'desktop:grid-rows-2',
        )}
      >
        {/* Moving a frame in the document would reload it: the elements keep their order and only their position on
            screen changes. */}
        {tables.toSorted().map((table) => (
          <section
            key={`${table} ${mode}`}
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
              onState={(one) => setTableStates((before) => ({ ...before, [table]: one }))}
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
  readonly onState: (tableStates: TableState) => void
}

function TableOf({ table, mode, place, count, onMove, onRemove, onState }: TableProps) {
  const t = useTranslations('launchStage.tables')
  const { item, isClosing } = useGame(table)
  const name = item?.displayName ?? ''
  return (
    <>
      <header className={classes('bg-surface-1 hidden items-center gap-1 ps-4 pe-1', count > 1 && 'desktop:flex')}>
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
          onTable={onState}
        />
      </div>
    </>
  )
}
