import { sql } from 'kysely'
import type pg from 'pg'

const MARK = '/* prepared */'

/**
 * Begins a query that PostgreSQL parses and plans once on each connection. For fixed texts that are asked often, and
 * whose plan is the same for all values.
 */
export const prepared = sql.raw(MARK)

/** PostgreSQL cuts the name of a statement after 63 characters, so a text gets a number. */
const names = new Map<string, string>()
/** A plan takes memory on every connection. Only a text that differs from call to call would make more. */
const NAMES_MAX = 200

function nameOf(text: string): string | undefined {
  const known = names.get(text)
  if (known !== undefined || names.size >= NAMES_MAX) return known
  const name = `prepared.${names.size}`
  names.set(text, name)
  return name
}

type Query = (query: string | pg.QueryConfig, values?: unknown[]) => Promise<pg.QueryResult>

/** Lets a new connection of a pool name the queries that are marked. */
export function prepareMarked(client: pg.PoolClient): void {
  const ask = client.query.bind(client) as Query
  const query: Query = (text, values) => {
    const name = typeof text === 'string' && text.trimStart().startsWith(MARK) ? nameOf(text) : undefined
    return name === undefined || typeof text !== 'string'
      ? ask(text, values)
      : ask({ name, text, values: values ?? [] })
  }
  client.query = query as typeof client.query
}
