/** Which queue is open, and which of its cases. */
export type DeskAddress = { readonly queue?: string; readonly case?: string }

const text = (value: unknown): string | undefined => {
  // A number in an address is parsed as a number.
  const written = typeof value === 'number' ? String(value) : value
  return typeof written === 'string' && written !== '' ? written : undefined
}

export function parseDesk(search: Record<string, unknown>): DeskAddress {
  const [queue, opened] = [text(search['queue']), text(search['case'])]
  return { ...(queue !== undefined && { queue }), ...(opened !== undefined && { case: opened }) }
}
