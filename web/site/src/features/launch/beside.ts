/** The maximum number of tables on one screen. */
export const TABLES_MAX = 4

const CODE = /^[A-Z0-9_]{2,40}$/

/** The tables beside the first, from the address: codes separated by dots. */
export function readBeside(text: string | undefined, first: string): readonly string[] {
  const codes = new Set((text ?? '').split('.').filter((code) => CODE.test(code) && code !== first))
  return [...codes].slice(0, TABLES_MAX - 1)
}

export type Tables = { readonly game: string; readonly beside?: string }

/** The same for the address; `beside` is left out with one table. */
export function writeTables(tables: readonly string[]): Tables {
  const [game = '', ...others] = tables
  return others.length === 0 ? { game } : { game, beside: others.join('.') }
}

/** Moves a table one place towards the beginning or the end. */
export function moved(tables: readonly string[], code: string, by: -1 | 1): readonly string[] {
  const at = tables.indexOf(code)
  const to = at + by
  if (at < 0 || to < 0 || to >= tables.length) return tables
  const others = tables.filter((table) => table !== code)
  return [...others.slice(0, to), code, ...others.slice(to)]
}
