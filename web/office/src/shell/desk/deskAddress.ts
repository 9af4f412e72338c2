/** The filters of a queue, as far as it has them. */
const FILTER_NAMES = ['view', 'list', 'kind', 'agent'] as const
export type DeskFilter = { readonly [Name in (typeof FILTER_NAMES)[number]]?: string }

/** Which queue is open, which of its cases, and what it is filtered by. */
export type DeskAddress = DeskFilter & { readonly queue?: string; readonly case?: string }

/** Longer texts are in no address of ours. */
const LENGTH_MAX = 64

const text = (value: unknown): string | undefined => {
  // A number in an address is parsed as a number.
  const written = typeof value === 'number' ? String(value) : value
  return typeof written === 'string' && written !== '' && written.length <= LENGTH_MAX ? written : undefined
}

export function parseFilter(search: Record<string, unknown>): DeskFilter {
  return Object.fromEntries(
    FILTER_NAMES.flatMap((name) => {
      const found = text(search[name])
      return found === undefined ? [] : [[name, found]]
    }),
  )
}

export function parseDesk(search: Record<string, unknown>): DeskAddress {
  const [queue, opened] = [text(search['queue']), text(search['case'])]
  const own = { ...(queue !== undefined && { queue }), ...(opened !== undefined && { case: opened }) }
  return { ...own, ...parseFilter(search) }
}
