import { calendarDay } from '../../zone.ts'
import { smallestOf } from '../../money.ts'
import type { PayEvent } from '../event.ts'
import type { PayRun } from '../run.ts'
import type { Terms } from '../terms.ts'

// A second implementation of payslips, written from SPEC.md. It shares types with the first one, and no computation.

export type NaivePayslip = {
  readonly agent: string
  readonly tier: number | null
  readonly gross: bigint
  readonly downlines: Readonly<Record<string, bigint>>
  readonly rebates: bigint
  readonly pay: bigint
  readonly debt: bigint
  readonly carried: readonly [bigint, bigint, bigint]
}

type Fraction = readonly [bigint, bigint]

const MICRO = 1_000_000n

/** Rounds a fraction of micro-atoms to whole cents by looking at what a division leaves. */
function toCents([above, below]: Fraction, cent: bigint): bigint {
  const unit = cent * MICRO * below
  let cents = above / unit
  let left = above % unit
  if (left < 0n) {
    left += unit
    cents -= 1n
  }
  return (left * 2n >= unit ? cents + 1n : cents) * cent
}

function sumOf(events: readonly PayEvent[], pick: (event: PayEvent) => bigint): bigint {
  let sum = 0n
  for (const event of events) sum += pick(event)
  return sum
}

const net = ({ amounts: a }: PayEvent): bigint => a.stakes - a.prizes - a.rebates - a.promotions - a.paymentFees
const bet = ({ amounts: { validBet } }: PayEvent): bigint => validBet

function countActive(events: readonly PayEvent[], least: bigint): number {
  const members = [...new Set(events.map(({ member }) => member))]
  const betOf = (who: string): bigint =>
    sumOf(
      events.filter(({ member }) => member === who),
      bet,
    )
  return members.filter((who) => betOf(who) > 0n && betOf(who) >= least).length
}

function countActiveDays(events: readonly PayEvent[], least: bigint, zone: string): number {
  const dates = [...new Set(events.map(({ atMs }) => calendarDay(atMs, zone)))]
  let count = 0
  for (const date of dates) {
    const ofDay = events.filter(({ atMs }) => calendarDay(atMs, zone) === date)
    count += countActive(ofDay, least)
  }
  return count
}

/** The team's result in micro-atoms. */
function naiveResult(events: readonly PayEvent[], { platformMillionths }: Terms): bigint {
  const before = sumOf(events, ({ amounts: { stakes, prizes } }) => stakes - prizes)
  const share = before < 0n ? 0n : before * BigInt(platformMillionths)
  return sumOf(events, net) * MICRO - share
}

type Found = { tier: number | null; gross: Fraction }

function findTier(terms: Terms, base: bigint, events: readonly PayEvent[], { period }: PayRun): Found {
  const days = terms.measure === 'averageDay' ? period.dayStartsMs.length : 1
  const active =
    terms.measure === 'averageDay'
      ? countActiveDays(events, terms.activeFrom, period.zone)
      : countActive(events, terms.activeFrom)
  const bets = sumOf(events, bet)
  const found: Found = { tier: null, gross: [0n, 1n] }
  if (base < 0n) return found
  for (let place = terms.tiers.length - 1; place >= 0; place--) {
    const row = terms.tiers[place]
    if (row === undefined) continue
    if (bets < row.validBetMin * BigInt(days) || active < row.activeMembersMin * days) continue
    const least = row.lossMin * MICRO
    const full: Fraction = [base * BigInt(row.rateMillionths), MICRO]
    if (terms.tierKind === 'fixed') {
      if (base >= least) return { tier: place, gross: full }
      continue
    }
    const gross: Fraction = base >= least ? full : [full[0] * base, full[1] * least]
    if (found.tier === null || gross[0] * found.gross[1] >= found.gross[0] * gross[1]) {
      found.tier = place
      found.gross = gross
    }
  }
  return found
}

function naiveCarry(terms: Terms, result: bigint, before: bigint, { period }: PayRun): bigint {
  if (terms.kind !== 'dividend') return 0n
  const isFirst = calendarDay(period.fromMs, period.zone).slice(8) === '01'
  let carried = 0n
  if (terms.carry === 'unlimited') carried = result + before
  if (terms.carry === 'previousPeriod') carried = result
  if (terms.carry === 'secondHalf' && isFirst) carried = result
  return carried > 0n ? 0n : carried
}

/** The payslips of a run, each computed alone from all events. */
export function naivePayslips(run: PayRun): readonly NaivePayslip[] {
  const cent = smallestOf(run.currency)
  const agents = run.contracts.map(({ agent }) => agent).sort()
  const counted: PayEvent[] = []
  for (const each of run.events) {
    if (each.excluded === null) counted.push(each)
    else if (each.excluded !== 'trial' && each.excluded !== 'excluded_member')
      counted.push({ ...each, amounts: { ...each.amounts, validBet: 0n } })
  }
  const lineOf = ({ line }: PayEvent): readonly string[] => line.filter((agent) => agents.includes(agent))
  const ownOf = (agent: string) => {
    const terms = run.contracts.find((contract) => contract.agent === agent)?.terms
    if (terms === undefined) throw new Error('no contract')
    const [loss, restGross, restRebates] = Object.values(run.carried.get(agent) ?? { l: 0n, g: 0n, r: 0n })
    const events = counted.filter((event) => lineOf(event).includes(agent))
    const isDividend = terms.kind === 'dividend'
    const result = naiveResult(events, terms)
    const base = isDividend ? result + (loss ?? 0n) : sumOf(events, bet) * MICRO
    const { tier, gross } = findTier(terms, base, events, run)
    const mine = events.filter((event) => lineOf(event)[0] === agent)
    const given = sumOf(mine, ({ amounts }) => amounts.rebates) * MICRO + (restRebates ?? 0n)
    const exact: Fraction = isDividend ? gross : [gross[0] + (restGross ?? 0n) * gross[1], gross[1]]
    const [grossCents, rebates] = [toCents(exact, cent), isDividend ? 0n : toCents([given, 1n], cent)]
    const rests: [bigint, bigint] = isDividend
      ? [0n, 0n]
      : [exact[0] / exact[1] - grossCents * MICRO, given - rebates * MICRO]
    const carried = [naiveCarry(terms, result, loss ?? 0n, run), ...rests] as const
    return { agent, tier, gross: grossCents, rebates, carried, events, isDividend }
  }
  const owns = agents.map(ownOf)
  const shareOf = (upline: string, agent: string): bigint => {
    const own = owns.find((each) => each.agent === agent)
    if (own === undefined || own.gross === 0n) return 0n
    const weigh = own.isDividend ? net : bet
    const aboveOf = (event: PayEvent): string | undefined => lineOf(event)[lineOf(event).indexOf(agent) + 1]
    const until = (isIn: (above: string) => boolean): bigint => {
      const weight = sumOf(
        own.events.filter((event) => {
          const above = aboveOf(event)
          return above !== undefined && isIn(above)
        }),
        weigh,
      )
      return toCents([own.gross * MICRO * weight, sumOf(own.events, weigh)], cent)
    }
    return until((above) => above <= upline) - until((above) => above < upline)
  }
  return owns.map(({ agent, tier, gross, rebates, carried }) => {
    const shares = agents.map((other) => [other, other === agent ? 0n : shareOf(agent, other)] as const)
    const downlines = Object.fromEntries(shares.filter(([, amount]) => amount !== 0n))
    const rest = gross - rebates - shares.reduce((sum, [, amount]) => sum + amount, 0n)
    const [pay, debt] = rest < 0n ? [0n, -rest] : [rest, 0n]
    return { agent, tier, gross, downlines, rebates, pay, debt, carried }
  })
}
