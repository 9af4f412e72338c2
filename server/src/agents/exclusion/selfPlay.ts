import { ACCOUNTS_MAX, fact, type Finding, type LookedBet } from './evidence.ts'

/** Another account that was seen in a browser of this one. */
export type Sharer = {
  readonly account: string
  /** The browser, by the hash of its cookie. */
  readonly device: string
  readonly seenAtMs: number
  /** How many accounts were seen in that browser. */
  readonly accounts: number
}

/** A browser with more accounts than this may be that of a shop: who shares it is not therefore one person. */
export const PERSONAL_DEVICE_MAX = 4

export type SelfPlayLook = {
  readonly bets: readonly LookedBet[]
  readonly sharers: readonly Sharer[]
  /** Accounts that have, or had, a payout account in common with this one. */
  readonly payees: readonly string[]
}

/** Why an agent above seems to be the member. */
type Tie = { readonly isCertain: boolean; readonly fact: ReturnType<typeof fact> }

function tiesOf({ sharers, payees }: SelfPlayLook, line: readonly string[]): readonly Tie[] {
  return line.flatMap((agent, depth): readonly Tie[] => {
    const paid = payees.includes(agent) ? [{ isCertain: true, fact: fact('payoutAccount', { accounts: [agent] }) }] : []
    const seen = sharers
      .filter(({ account }) => account === agent)
      .map(({ seenAtMs, accounts: count }) => ({
        isCertain: depth === 0 && count <= PERSONAL_DEVICE_MAX,
        fact: fact('device', { accounts: [agent], atMs: seenAtMs, count }),
      }))
    return [...paid, ...seen]
  })
}

/**
 * [EX1] Play on a contract of one's own: the account has a payout account in common with an agent above, or a browser in
 * common with the nearest one (certain), with one further up, or a public one (likely).
 */
export function findSelfPlay(look: SelfPlayLook): readonly Finding[] {
  const lines = Map.groupBy(look.bets, ({ line }) => line.join(' '))
  return [...lines.values()].flatMap((bets) => {
    const line = bets[0]?.line ?? []
    const ties = tiesOf(look, line)
    if (ties.length === 0) return []
    const facts = ties.slice(0, ACCOUNTS_MAX).map((tie) => tie.fact)
    return [{ reason: 'self_play' as const, isCertain: ties.some(({ isCertain }) => isCertain), bets, facts }]
  })
}
