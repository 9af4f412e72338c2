/** A seed as the player's browser gave its text for it. */
export type KeptSeed = {
  readonly commitment: string
  readonly clientSeed: string
  /** How many rounds this browser has seen played with it, by the highest number. */
  readonly rounds: number
}

/** A shared round as it was told to the player's browser while bets were taken, and its seal before the outcome. */
export type KeptRound = {
  readonly gameCode: string
  readonly number: number
  readonly commitment: string
  readonly terminal: string
  readonly salt: string
  readonly locksAtMs: number
  readonly beacon: { readonly chain: string; readonly round: number } | null
  readonly seal: { readonly root: string; readonly tickets: number } | null
}

/** What the player's own browser saw before outcomes were known: a server that tells it otherwise later is found out. */
export type Kept = { readonly seeds: readonly KeptSeed[]; readonly rounds: readonly KeptRound[] }

type Solo = { readonly commitment: string; readonly clientSeed: string; readonly nonce: number }

/** Whether a round of one player says the same of its seed as the browser remembers; so does one it knows nothing of. */
export function isSeedAsKept(kept: Kept | undefined, { commitment, clientSeed }: Solo): boolean {
  const seed = kept?.seeds.find((one) => one.commitment === commitment)
  return seed === undefined || seed.clientSeed === clientSeed
}

type Shared = Omit<KeptRound, 'gameCode' | 'beacon' | 'seal' | 'locksAtMs'> & {
  readonly gameCode?: string | undefined
  readonly locksAtMs?: number | undefined
  readonly beacon?: { readonly chain?: string | undefined; readonly round?: number | undefined } | null | undefined
  readonly seal?: KeptRound['seal'] | undefined
}

/** Whether a shared round is told as the browser remembers it; so is one it knows nothing of. */
export function isRoundAsKept(kept: Kept | undefined, told: Shared): boolean {
  const round = kept?.rounds.find(({ gameCode, number }) => gameCode === told.gameCode && number === told.number)
  if (round === undefined) return true
  const isAnnounced =
    round.commitment === told.commitment &&
    round.terminal === told.terminal &&
    round.salt === told.salt &&
    round.locksAtMs === told.locksAtMs &&
    round.beacon?.chain === told.beacon?.chain &&
    round.beacon?.round === told.beacon?.round
  const isSealed =
    round.seal === null || (round.seal.root === told.seal?.root && round.seal.tickets === told.seal.tickets)
  return isAnnounced && isSealed
}
