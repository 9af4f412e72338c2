/** A bet as it is sealed: everything that determines what it pays, and nothing that identifies the player. */
export type SealedTicket = {
  readonly game: string
  readonly round: number
  readonly id: string
  /** What one unit is, in atoms of the currency. */
  readonly unit: bigint
  readonly currency: string
  readonly mode: string
  /** JSON without spaces. */
  readonly bet: string
}

/**
 * The text that a ticket's leaf is made of. Only the last part can contain colons, so that it can be parsed in one way
 * only.
 */
export function ticketText({ game, round, id, unit, currency, mode, bet }: SealedTicket): string {
  return `${game}:${round}:${id}:${unit}:${currency}:${mode}:${bet}`
}

const TEXT =
  /^(?<game>[A-Z0-9_]+):(?<round>[1-9]\d{0,9}):(?<id>[0-9a-f-]{36}):(?<unit>[1-9]\d{0,17}):(?<currency>[A-Z0-9]+):(?<mode>[a-z]+):(?<bet>\{.*\})$/s

/** Undefined for any other text. */
export function readTicketText(text: string): SealedTicket | undefined {
  const parts = TEXT.exec(text)?.groups
  if (parts === undefined) return undefined
  const { game, id, currency, mode, bet } = parts as Readonly<Record<keyof SealedTicket, string>>
  return { game, round: Number(parts['round']), id, unit: BigInt(parts['unit'] ?? 0), currency, mode, bet }
}
