/** A bet as it is sealed: all that decides what it is worth, and nothing of who laid it. */
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

/** The text that a ticket's leaf is made of. Only the last part can have colons in it, so that it is read one way only. */
export function ticketText({ game, round, id, unit, currency, mode, bet }: SealedTicket): string {
  return `${game}:${round}:${id}:${unit}:${currency}:${mode}:${bet}`
}

const TEXT =
  /^(?<game>[A-Z0-9_]+):(?<round>[1-9]\d{0,9}):(?<id>[0-9a-f-]{36}):(?<unit>[1-9]\d{0,17}):(?<currency>[A-Z0-9]+):(?<mode>[a-z]+):(?<bet>\{.*\})$/s

/** Undefined for what is no ticket's text. */
export function readTicketText(text: string): SealedTicket | undefined {
  const parts = TEXT.exec(text)?.groups
  if (parts === undefined) return undefined
  const { game, id, currency, mode, bet } = parts as Readonly<Record<keyof SealedTicket, string>>
  return { game, round: Number(parts['round']), id, unit: BigInt(parts['unit'] ?? 0), currency, mode, bet }
}
