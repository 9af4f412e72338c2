import { useNavigate } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { moved, readBeside, TABLES_MAX, writeTables } from './beside.ts'

export type OpenTables = {
  readonly open: readonly string[]
  readonly isMany: boolean
  readonly isFull: boolean
  /** The title of the bar when there are several tables. */
  readonly name: string | undefined
  readonly add: (table: string) => void
  readonly remove: (table: string) => void
  readonly move: (table: string, by: -1 | 1) => void
}

/** The open tables, as in the address: it can be shared, and a reload opens them again. */
export function useTables(game: string, beside: string | undefined): OpenTables {
  const t = useTranslations('launchStage.tables')
  const navigate = useNavigate({ from: '/seamless' })
  const open = [game, ...readBeside(beside, game)]
  const show = (tables: readonly string[]): void => {
    void navigate({ search: ({ mode }) => ({ mode, ...writeTables(tables) }), replace: true })
  }
  const isMany = open.length > 1
  return {
    open,
    isMany,
    isFull: open.length >= TABLES_MAX,
    name: isMany ? t('many', { count: open.length }) : undefined,
    add: (table) => show([...open, table]),
    remove: (table) => show(open.filter((one) => one !== table)),
    move: (table, by) => show(moved(open, table, by)),
  }
}
