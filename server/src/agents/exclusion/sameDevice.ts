import { ACCOUNTS_MAX, fact, type Finding, type LookedBet } from './evidence.ts'
import type { Sharer } from './selfPlay.ts'

/** So many accounts below one agent in one browser are a case; two may be a family. */
const DEVICE_ACCOUNTS_MIN = 3

export type SameDeviceLook = {
  readonly bets: readonly LookedBet[]
  readonly sharers: readonly Sharer[]
  /** The nearest agent above each sharer, on the day; those in no line are left out. */
  readonly agentOf: ReadonlyMap<string, string>
}

/** [EX4] Several accounts below one agent in one browser: likely one person who is counted as several active members. */
export function findSameDevice({ bets, sharers, agentOf }: SameDeviceLook): readonly Finding[] {
  const byAgent = Map.groupBy(bets, ({ line }) => line[0] ?? '')
  return [...byAgent].flatMap(([agent, placed]) => {
    const mates = sharers.filter(({ account }) => agentOf.get(account) === agent)
    const facts = [...Map.groupBy(mates, ({ device }) => device).values()]
      .filter((others) => others.length + 1 >= DEVICE_ACCOUNTS_MIN)
      .map((others) =>
        fact('device', {
          accounts: others.slice(0, ACCOUNTS_MAX).map(({ account }) => account),
          atMs: Math.max(...others.map(({ seenAtMs }) => seenAtMs)),
          count: others.length + 1,
        }),
      )
    return facts.length === 0 ? [] : [{ reason: 'same_device' as const, isCertain: false, bets: placed, facts }]
  })
}
