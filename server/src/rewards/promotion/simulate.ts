import type { PromotionDraft } from '@ronda/contract'
import { addDays, type CalendarDay, type Currency } from '@ronda/core'
import { amountOf, weekdayOf, type Facts } from './promotion.ts'

/** What happened in the days that a simulation looks at. */
export type PastDays = {
  /** What each member staked and won on each day (UTC). */
  readonly plays: readonly {
    readonly owner: string
    readonly day: CalendarDay
    readonly staked: bigint
    readonly won: bigint
  }[]
  /** The deposits that stand, in their order. */
  readonly deposits: readonly { readonly owner: string; readonly kept: bigint; readonly isFirst: boolean }[]
  /** The valid bets of each member. */
  readonly valid: ReadonlyMap<string, bigint>
  /** The first day of members whose accounts were opened in these days. */
  readonly opened: ReadonlyMap<string, CalendarDay>
}

export type Simulation = {
  readonly members: number
  readonly amount: bigint
  readonly isCut: boolean
  readonly isUpperBound: boolean
}

const NOTHING: Facts = { staked: 0n, won: 0n, valid: 0n, deposit: null }

/** Sums by a name of the member and the period. */
function sumPlays(plays: PastDays['plays'], nameOf: (play: PastDays['plays'][number]) => string | undefined) {
  const sums = new Map<string, { readonly owner: string; readonly staked: bigint; readonly won: bigint }>()
  for (const play of plays) {
    const name = nameOf(play)
    if (name === undefined) continue
    const { staked, won } = sums.get(name) ?? { staked: 0n, won: 0n }
    sums.set(name, { owner: play.owner, staked: staked + play.staked, won: won + play.won })
  }
  return [...sums.values()]
}

type Taking = { readonly owner: string; readonly facts: Facts }

/** Who would have taken part, and with which numbers. */
function takingOf({ rule }: PromotionDraft, { plays, deposits, valid, opened }: PastDays): readonly Taking[] {
  const played = [...new Set(plays.map(({ owner }) => owner))]
  const withPlay = (nameOf: Parameters<typeof sumPlays>[1]): readonly Taking[] =>
    sumPlays(plays, nameOf).map(({ owner, ...sums }) => ({ owner, facts: { ...NOTHING, ...sums } }))
  switch (rule.kind) {
    case 'cashBack': {
      const first = (day: CalendarDay) => (rule.period === 'daily' ? day : addDays(day, 1 - weekdayOf(day)))
      return withPlay(({ owner, day }) => `${owner} ${first(day)}`)
    }
    case 'lossBack': {
      const more = Math.ceil(rule.hours / 24) - 1
      return withPlay(({ owner, day }) => {
        const openedOn = opened.get(owner)
        return openedOn !== undefined && day <= addDays(openedOn, more) ? owner : undefined
      })
    }
    case 'mission':
      return [...valid].filter(([, sum]) => sum >= rule.goal).map(([owner]) => ({ owner, facts: NOTHING }))
    case 'firstDeposit':
    case 'depositMatch': {
      const first = new Map<string, bigint>()
      for (const { owner, kept, isFirst } of deposits) {
        const counts = kept >= rule.depositMin && (rule.kind === 'depositMatch' || isFirst)
        if (counts && !first.has(owner)) first.set(owner, kept)
      }
      return [...first]
        .filter(([owner, kept]) => (valid.get(owner) ?? 0n) >= kept * BigInt(rule.turnover))
        .map(([owner, deposit]) => ({ owner, facts: { ...NOTHING, deposit } }))
    }
    default:
      return played.map((owner) => ({ owner, facts: NOTHING }))
  }
}

/** The days of birth are sealed: of those who played, so many have their birthday in 30 days. */
const birthdaysOf = (taking: readonly Taking[], days: number): readonly Taking[] =>
  taking.slice(0, Math.ceil((taking.length * days) / 365))

/** What a draft would have cost, computed by what pays it. */
export function simulate(
  draft: PromotionDraft,
  past: PastDays,
  { currency, days }: { currency: Currency; days: number },
) {
  const { kind } = draft.rule
  const all = takingOf(draft, past)
  const taking = kind === 'birthday' ? birthdaysOf(all, days) : all
  const paid = taking
    .map(({ owner, facts }) => ({ owner, amount: amountOf(draft, facts, currency) }))
    .filter(({ amount }) => amount > 0n)
  const sum = paid.reduce((total, { amount }) => total + amount, 0n)
  return {
    members: new Set(paid.map(({ owner }) => owner)).size,
    amount: sum < draft.budget ? sum : draft.budget,
    isCut: sum > draft.budget,
    isUpperBound: kind === 'birthday' || kind === 'code' || kind === 'social',
  } satisfies Simulation
}
