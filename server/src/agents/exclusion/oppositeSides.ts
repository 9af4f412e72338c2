import type { AnyShared } from '@ronda/games'
import { ACCOUNTS_MAX, fact, type Finding, type LookedBet } from './evidence.ts'

/** A bet on a round that many share. */
export type Ticket = { readonly account: string; readonly staked: bigint; readonly bet: unknown }

/** How an account is connected with the one that is looked at. */
export type Tie = 'own' | 'device' | 'line'

export type SharedLook = {
  readonly rules: AnyShared
  readonly game: string
  readonly number: number
  /** The part of the account in the round, as it counts for contracts. */
  readonly bet: LookedBet
  /** Bets of the account, of accounts in the same browser, and of those below the same agent. */
  readonly tickets: readonly (Ticket & { readonly tie: Tie })[]
}

/** So many draws of a round are tried. They are not those of the product: only what could come is asked. */
const DRAWS = 100
/** The part of the stakes that loses in a draw in which two sides cancel out, in percent. */
const LOST_PERCENT = 30n
/** What is won or lost in all in such a draw, in percent of the stakes, and in how many of a hundred decided draws. */
const CERTAIN = { swing: 25n, draws: 90 } as const
const LIKELY = { swing: 50n, draws: 80 } as const
/** Rounds of one look in which two accounts below one agent took opposite sides: once or twice is chance. */
const LINE_ROUNDS_MIN = 3

/** An even generator of its own, so that the same round always gets the same draws. */
function seeded(seed: number): (below: number) => number {
  let state = seed >>> 0
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296) * below)
  }
}

/** A part of a bet that wins or loses by itself. */
type Part = { readonly bet: unknown; readonly staked: bigint }

function chipsOf(bet: unknown): readonly [string, unknown][] | undefined {
  const chips = typeof bet === 'object' && bet !== null && 'chips' in bet ? bet.chips : undefined
  return typeof chips === 'object' && chips !== null ? Object.entries(chips) : undefined
}

function partsOf(rules: AnyShared, { bet, staked }: Ticket): readonly Part[] {
  const read = rules.readBet(bet)
  if (read === undefined) return []
  const cost = BigInt(rules.costOf(read))
  const single = chipsOf(bet)?.map(([place, chips]) => rules.readBet({ chips: { [place]: chips } })) ?? [read]
  return single.flatMap((part) =>
    part === undefined ? [] : [{ bet: part, staked: (staked * BigInt(rules.costOf(part))) / cost }],
  )
}

const sumOf = (amounts: readonly bigint[]): bigint => amounts.reduce((sum, each) => sum + each, 0n)
const sizeOf = (amount: bigint): bigint => (amount < 0n ? -amount : amount)

/**
 * In how many of a hundred decided draws some parts of the bets lose what others win. A draw in which nothing is lost,
 * as a tie, decides nothing.
 */
export function balanceOf(rules: AnyShared, number: number, tickets: readonly Ticket[], swingMax: bigint): number {
  const parts = tickets.flatMap((ticket) => partsOf(rules, ticket))
  const staked = sumOf(parts.map((part) => part.staked))
  const rng = seeded(number)
  let [decided, balanced] = [0, 0]
  for (let draw = 0; draw < DRAWS; draw += 1) {
    const outcome = rules.draw(rng, number)
    const gains = parts.map(
      (part) => (part.staked * BigInt(rules.paid(part.bet, outcome))) / BigInt(rules.costOf(part.bet)) - part.staked,
    )
    const lost = -sumOf(gains.filter((gain) => gain < 0n))
    if (lost === 0n) continue
    decided += 1
    if (sizeOf(sumOf(gains)) * 100n <= staked * swingMax && lost * 100n >= staked * LOST_PERCENT) balanced += 1
  }
  return decided === 0 ? 0 : Math.floor((balanced * 100) / decided)
}

type Hedged = {
  readonly look: SharedLook
  readonly tie: Tie
  readonly isCertain: boolean
  readonly percent: number
  readonly others: readonly string[]
}

/** The account by itself. */
function hedgedAlone(look: SharedLook, own: readonly Ticket[]): Hedged | undefined {
  const hedged = { look, tie: 'own', others: [] } as const
  const certain = balanceOf(look.rules, look.number, own, CERTAIN.swing)
  if (certain >= CERTAIN.draws) return { ...hedged, isCertain: true, percent: certain }
  const percent = balanceOf(look.rules, look.number, own, LIKELY.swing)
  return percent >= LIKELY.draws ? { ...hedged, isCertain: false, percent } : undefined
}

/** The nearest tie within which sides cancel out: the account alone, with its browsers, or with another below its agent. */
function hedgedIn(look: SharedLook): Hedged | undefined {
  const { rules, number, tickets } = look
  // Where stakes are divided, or players leave at a moment of their own, no draw alone says what a bet is paid.
  if (rules.pool !== undefined || rules.mayLeave) return undefined
  const own = tickets.filter(({ tie }) => tie === 'own')
  const alone = hedgedAlone(look, own)
  if (alone !== undefined) return alone
  for (const tie of ['device', 'line'] as const) {
    const others = Map.groupBy(
      tickets.filter((ticket) => ticket.tie === tie),
      ({ account }) => account,
    )
    for (const [account, theirs] of others) {
      const percent = balanceOf(rules, number, [...own, ...theirs], LIKELY.swing)
      // Who is hedged alone needs nobody else.
      if (percent >= LIKELY.draws && balanceOf(rules, number, theirs, LIKELY.swing) < LIKELY.draws) {
        return { look, tie, isCertain: false, percent, others: [account] }
      }
    }
  }
  return undefined
}

const findingOf = (hedged: readonly Hedged[], isCertain: boolean): Finding => ({
  reason: 'opposite_sides',
  isCertain,
  bets: hedged.map(({ look }) => look.bet),
  facts: hedged.map(({ look: { bet, game, number, tickets }, percent, others }) =>
    fact('round', {
      accounts: others.slice(0, ACCOUNTS_MAX),
      atMs: bet.atMs,
      count: percent,
      game,
      round: number,
      amount: tickets
        .filter(({ tie, account }) => tie === 'own' || others.includes(account))
        .reduce((sum, { staked }) => sum + staked, 0n),
    }),
  ),
})

/**
 * [EX2] Opposite sides of one round: turnover at no risk. Certain by one account alone; likely together with another
 * account in the same browser, or with one below the same agent in several rounds.
 */
export function findOppositeSides(looks: readonly SharedLook[]): readonly Finding[] {
  const hedged = looks.flatMap((look) => hedgedIn(look) ?? [])
  const certain = hedged.filter(({ isCertain }) => isCertain)
  const withLine = hedged.filter(({ tie }) => tie === 'line')
  const likely = [
    ...hedged.filter(({ tie, isCertain }) => tie !== 'line' && !isCertain),
    ...(withLine.length >= LINE_ROUNDS_MIN ? withLine : []),
  ]
  return [
    ...(certain.length === 0 ? [] : [findingOf(certain, true)]),
    ...(likely.length === 0 ? [] : [findingOf(likely, false)]),
  ]
}
