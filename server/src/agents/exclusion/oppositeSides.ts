import type { Amounts, AnyShared, Heap } from '@ronda/games'
import { ACCOUNTS_MAX, fact, type Fact, type Finding, type LookedBet } from './evidence.ts'

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
  /** The stakes that players of the round played for, where they do. */
  readonly heap?: Heap | undefined
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
/** Other accounts of a round with which an account is compared, those in the same browser first. */
const MATES_MAX = 50

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

/** What bets on a round gain in all, and lose in all, in each of the draws that are tried. */
type Profile = { readonly staked: bigint; readonly gained: readonly bigint[]; readonly lost: readonly bigint[] }

/** An outcome that could come, and what each share of the heap is paid in it. */
type Draw = { readonly outcome: unknown; readonly perShare: Amounts | undefined }

function drawsOf({ rules, number, heap }: Pick<SharedLook, 'rules' | 'number' | 'heap'>): readonly Draw[] {
  const rng = seeded(number)
  return Array.from({ length: DRAWS }, () => {
    const outcome = rules.draw(rng, number)
    // What is paid follows from what is laid, so the shares of this outcome are not asked for.
    return { outcome, perShare: (heap && rules.pool?.divide(heap, {}, outcome).perShare) ?? undefined }
  })
}

function profileOf(rules: AnyShared, draws: readonly Draw[], tickets: readonly Ticket[]): Profile {
  const parts = tickets.flatMap((ticket) => partsOf(rules, ticket))
  const gainOf = ({ bet, staked }: Part, { outcome, perShare }: Draw): bigint =>
    (staked * BigInt(rules.paid(bet, outcome, undefined, perShare))) / BigInt(rules.costOf(bet)) - staked
  const gains = draws.map((draw) => parts.map((part) => gainOf(part, draw)))
  return {
    staked: sumOf(parts.map((part) => part.staked)),
    gained: gains.map(sumOf),
    lost: gains.map((each) => -sumOf(each.filter((gain) => gain < 0n))),
  }
}

const together = (one: Profile, other: Profile): Profile => ({
  staked: one.staked + other.staked,
  gained: one.gained.map((gained, at) => gained + (other.gained[at] ?? 0n)),
  lost: one.lost.map((lost, at) => lost + (other.lost[at] ?? 0n)),
})

/** In how many of a hundred decided draws the sides cancel out. A draw in which nothing is lost decides nothing. */
function balanceIn({ staked, gained, lost }: Profile, swingMax: bigint): number {
  const decided = lost.filter((each) => each > 0n).length
  const balanced = lost.filter(
    (each, at) =>
      each > 0n && sizeOf(gained[at] ?? 0n) * 100n <= staked * swingMax && each * 100n >= staked * LOST_PERCENT,
  ).length
  return decided === 0 ? 0 : Math.floor((balanced * 100) / decided)
}

/** In how many of a hundred decided draws some parts of the bets lose what others win, as in a tie nothing is lost. */
export const balanceOf = (rules: AnyShared, number: number, tickets: readonly Ticket[], swingMax: bigint): number =>
  balanceIn(profileOf(rules, drawsOf({ rules, number }), tickets), swingMax)

/** Another account with which the sides of a round cancel out, and in how many of a hundred draws. */
type Mate = { readonly account: string; readonly tie: Tie; readonly percent: number }

/** How the sides of a round cancel out: by the account alone, or together with each of others. */
export type Sides = {
  readonly look: SharedLook
  readonly alone: { readonly isCertain: boolean; readonly percent: number } | undefined
  readonly mates: readonly Mate[]
}

function aloneIn(own: Profile): Sides['alone'] {
  const certain = balanceIn(own, CERTAIN.swing)
  if (certain >= CERTAIN.draws) return { isCertain: true, percent: certain }
  const percent = balanceIn(own, LIKELY.swing)
  return percent >= LIKELY.draws ? { isCertain: false, percent } : undefined
}

/** Not where players leave at a moment of their own, or where a share of a heap is worth what others have drawn. */
function isDecidedByDraw({ rules, heap }: SharedLook): boolean {
  if (rules.pool === undefined) return !rules.mayLeave
  return rules.pool.isKnownBefore && heap !== undefined
}

/** Looks at one round. The draws are made once, and so are the gains of each account in them. */
export function sidesOf(look: SharedLook): Sides {
  const { rules, tickets } = look
  if (!isDecidedByDraw(look)) return { look, alone: undefined, mates: [] }
  const draws = drawsOf(look)
  const of = (tie: Tie) => tickets.filter((ticket) => ticket.tie === tie)
  const own = profileOf(rules, draws, of('own'))
  const alone = aloneIn(own)
  // Who is hedged alone needs nobody else.
  if (alone !== undefined) return { look, alone, mates: [] }
  const others = [...Map.groupBy([...of('device'), ...of('line')], ({ account }) => account)].slice(0, MATES_MAX)
  const mates = others.flatMap(([account, theirs]): readonly Mate[] => {
    const [tie, profile] = [theirs[0]?.tie ?? 'line', profileOf(rules, draws, theirs)]
    const percent = balanceIn(together(own, profile), LIKELY.swing)
    const isMate = percent >= LIKELY.draws && balanceIn(profile, LIKELY.swing) < LIKELY.draws
    return isMate ? [{ account, tie, percent }] : []
  })
  return { look, alone, mates }
}

function factOf({ look: { bet, game, number, tickets }, alone, mates }: Sides): Fact {
  const accounts = mates.map(({ account }) => account)
  return fact('round', {
    accounts: accounts.slice(0, ACCOUNTS_MAX),
    atMs: bet.atMs,
    count: Math.max(alone?.percent ?? 0, ...mates.map(({ percent }) => percent)),
    game,
    round: number,
    amount: sumOf(
      tickets.filter(({ tie, account }) => tie === 'own' || accounts.includes(account)).map(({ staked }) => staked),
    ),
  })
}

const findingOf = (sides: readonly Sides[], isCertain: boolean): Finding => ({
  reason: 'opposite_sides',
  isCertain,
  bets: sides.map(({ look }) => look.bet),
  facts: sides.map(factOf),
})

/** The rounds without those below the same agent who were met too seldom: that is chance. */
function withoutChance(sides: readonly Sides[]): readonly Sides[] {
  const rounds = new Map<string, Set<string>>()
  for (const { look, mates } of sides) {
    for (const { account } of mates) {
      rounds.set(account, (rounds.get(account) ?? new Set()).add(`${look.game} ${look.number}`))
    }
  }
  const isMate = ({ account, tie }: Mate) => tie !== 'line' || (rounds.get(account)?.size ?? 0) >= LINE_ROUNDS_MIN
  return sides.map((each) => ({ ...each, mates: each.mates.filter(isMate) }))
}

/**
 * [EX2] Opposite sides of one round: turnover at no risk. Certain by one account alone; likely together with another
 * account in the same browser, or with one and the same below the same agent in several rounds.
 */
export function findInSides(sides: readonly Sides[]): readonly Finding[] {
  const hedged = withoutChance(sides).filter(({ alone, mates }) => alone !== undefined || mates.length > 0)
  const certain = hedged.filter(({ alone }) => alone?.isCertain === true)
  const likely = hedged.filter(({ alone }) => alone?.isCertain !== true)
  return [
    ...(certain.length === 0 ? [] : [findingOf(certain, true)]),
    ...(likely.length === 0 ? [] : [findingOf(likely, false)]),
  ]
}

/** The same of all rounds at once. */
export const findOppositeSides = (looks: readonly SharedLook[]): readonly Finding[] => findInSides(looks.map(sidesOf))
