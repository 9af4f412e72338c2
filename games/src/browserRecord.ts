/** A seed for which the player's browser gave its text. */
export type RecordedSeed = {
  readonly commitment: string
  readonly clientSeed: string
  /** How many rounds this browser has seen played with it, by the highest number. */
  readonly rounds: number
}

/**
 * A shared round as it was published to the player's browser while bets were taken, and its seal before the outcome.
 */
export type RecordedRound = {
  readonly gameCode: string
  readonly number: number
  readonly commitment: string
  readonly terminal: string
  readonly salt: string
  readonly locksAtMs: number
  readonly beacon: { readonly chain: string; readonly round: number } | null
  readonly seal: { readonly root: string; readonly tickets: number } | null
}

/**
 * What the player's own browser recorded before outcomes were known: a server that publishes something else later is
 * detected.
 */
export type BrowserRecord = { readonly seeds: readonly RecordedSeed[]; readonly rounds: readonly RecordedRound[] }

type SinglePlayerRound = { readonly commitment: string; readonly clientSeed: string; readonly nonce: number }

/** Whether a single-player round has the seed that the browser recorded; true for a seed without a record. */
export function isSeedAsRecorded(
  kept: BrowserRecord | undefined,
  { commitment, clientSeed }: SinglePlayerRound,
): boolean {
  const seed = kept?.seeds.find((one) => one.commitment === commitment)
  return seed === undefined || seed.clientSeed === clientSeed
}

type Shared = Omit<RecordedRound, 'gameCode' | 'beacon' | 'seal' | 'locksAtMs'> & {
  readonly gameCode?: string | undefined
  readonly locksAtMs?: number | undefined
  readonly beacon?: { readonly chain?: string | undefined; readonly round?: number | undefined } | null | undefined
  readonly seal?: RecordedRound['seal'] | undefined
}

/** Whether a shared round is published as the browser recorded it; true for a round without a record. */
export function isRoundAsRecorded(kept: BrowserRecord | undefined, published: Shared): boolean {
  const round = kept?.rounds.find(
    ({ gameCode, number }) => gameCode === published.gameCode && number === published.number,
  )
  if (round === undefined) return true
  const isAnnounced =
    round.commitment === published.commitment &&
    round.terminal === published.terminal &&
    round.salt === published.salt &&
    round.locksAtMs === published.locksAtMs &&
    round.beacon?.chain === published.beacon?.chain &&
    round.beacon?.round === published.beacon?.round
  const isSealed =
    round.seal === null || (round.seal.root === published.seal?.root && round.seal.tickets === published.seal.tickets)
  return isAnnounced && isSealed
}
