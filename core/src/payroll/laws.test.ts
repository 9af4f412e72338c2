import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { PayEvent } from './event.ts'
import { netOf, type Amounts } from './figures.ts'
import { makePayslips, type Payslip } from './payslip.ts'
import { periodAt, type PeriodKind } from './period.ts'
import type { Carried, PayRun } from './run.ts'
import { naivePayslips, type NaivePayslip } from './testing/naive.ts'
import { NOON_MS, salary, tier, undo, ZONE } from './testing/runs.ts'
import { faultOfTerms, type PayKind, type Terms } from './terms.ts'

/** Amounts with fractions of a cent, as rebates and valid bets have them. */
const atoms = fc.noBias(fc.bigInt(0n, 40_000_000n))
const amounts: fc.Arbitrary<Amounts> = fc.record({
  validBet: atoms,
  stakes: atoms,
  prizes: fc.noBias(fc.bigInt(0n, 30_000_000n)),
  rebates: fc.bigInt(0n, 50_000n),
  promotions: fc.bigInt(0n, 500_000n),
  paymentFees: fc.bigInt(0n, 50_000n),
})

/** Minimums low enough that some are reached and some are not. */
const makeTiers = (isDividend: boolean) =>
  fc
    .array(
      fc.record({
        validBet: fc.bigInt(0n, 100n),
        loss: fc.bigInt(0n, isDividend ? 60n : 0n),
        active: fc.nat(1),
        rate: fc.integer({ min: 1, max: 90_000 }),
      }),
      { minLength: 1, maxLength: 6 },
    )
    .map((rows) => {
      const sum = { validBetMin: 0n, lossMin: 0n, activeMembersMin: 0, rateMillionths: 0 }
      return rows.map(({ validBet, loss, active, rate }) => {
        sum.validBetMin += validBet * 100_000n
        sum.lossMin += loss * 100_000n
        sum.activeMembersMin += active
        sum.rateMillionths += rate
        return { ...sum }
      })
    })

const activeFrom = fc.constantFrom(0n, 1_000_000n, 20_000_000n)

function termsOf(kind: PayKind, period: PeriodKind): fc.Arbitrary<Terms> {
  const isDividend = kind === 'dividend'
  const only = <T>(value: T, ...others: T[]) => fc.constantFrom(value, ...(isDividend ? others : []))
  return fc.record({
    kind: fc.constant(kind),
    currency: fc.constant('USD' as const),
    period: fc.constant(period),
    tierKind: only<Terms['tierKind']>('fixed', 'floating'),
    measure: only<Terms['measure']>('period', 'averageDay'),
    carry: only<Terms['carry']>(
      'none',
      'unlimited',
      'previousPeriod',
      period === 'semimonthly' ? 'secondHalf' : 'none',
    ),
    platformMillionths: only(0, 50_000, 181_337),
    activeFrom,
    tiers: makeTiers(isDividend),
  })
}

const AGENTS = ['a', 'b', 'c', 'd', 'e', 'f'] as const

/** A line within six agents: with other lines of the same run it makes moves in the middle of the period. */
const line = fc.shuffledSubarray([...AGENTS], { minLength: 0, maxLength: 5 })
/** A tree without moves: each agent's upline is an agent before it. */
const tree = fc.tuple(...AGENTS.map((_, place) => fc.integer({ min: -1, max: place - 1 })))

function lineIn(uplines: readonly number[], from: number): readonly string[] {
  const found: string[] = []
  for (let at = from; at >= 0; at = uplines[at] ?? -1) found.push(AGENTS[at] ?? '')
  return found
}

type Lines = fc.Arbitrary<(from: number) => readonly string[]>
const inTree: Lines = tree.map((uplines) => (from) => lineIn(uplines, from))
const carriedOf = (kind: PayKind): fc.Arbitrary<Carried> =>
  kind === 'dividend'
    ? fc.record({ loss: fc.bigInt(-(10n ** 12n), 0n), gross: fc.constant(0n), rebates: fc.constant(0n) })
    : fc.record({
        loss: fc.constant(0n),
        gross: fc.bigInt(-(5n * 10n ** 8n), 5n * 10n ** 8n - 1n),
        rebates: fc.constant(0n),
      })

const kindAndPeriod = fc.constantFrom<readonly [PayKind, PeriodKind]>(
  ['dividend', 'daily'],
  ['dividend', 'weekly'],
  ['dividend', 'semimonthly'],
  ['dividend', 'monthly'],
  ['dailySalary', 'daily'],
  ['hourlySalary', 'hourly'],
  ['realTimeSalary', 'fiveMinutes'],
)

function runs(lines: fc.Arbitrary<readonly (readonly string[])[]>): fc.Arbitrary<PayRun> {
  return kindAndPeriod.chain(([kind, name]) => {
    const period = periodAt(NOON_MS, name, ZONE)
    const happened = fc.record({
      member: fc.constantFrom('m1', 'm2', 'm3', 'm4'),
      atMs: fc.integer({ min: period.fromMs, max: period.toMs - 1 }),
      amounts,
      excluded: fc.option(fc.constantFrom('self_play' as const, 'trial' as const), { freq: 8 }),
    })
    return fc
      .record({
        agents: fc.subarray([...AGENTS], { minLength: 3 }),
        terms: fc.array(termsOf(kind, name), { minLength: 6, maxLength: 6 }),
        lines,
        happened: fc.array(happened, { minLength: 24, maxLength: 24 }),
        carried: fc.array(fc.tuple(fc.constantFrom(...AGENTS), carriedOf(kind)), { maxLength: 3 }),
      })
      .map(({ agents, terms, lines: all, happened: given, carried }) => ({
        kind,
        currency: 'USD' as const,
        period,
        contracts: agents.map((agent, place) => ({ agent, terms: terms[place] ?? never() })),
        events: all.map((above, place) => ({ ...(given[place] ?? never()), id: `e${place}`, line: above })),
        carried: new Map(carried),
      }))
  })
}

const never = (): never => {
  throw new Error('too few were made')
}

const moved = runs(fc.array(line, { minLength: 6, maxLength: 24 }))
const unmoved = runs(
  fc
    .tuple(inTree, fc.array(fc.integer({ min: 0, max: 5 }), { minLength: 6, maxLength: 24 }))
    .map(([of, from]) => from.map(of)),
)

const asNaive = ({ agent, tier: place, gross, downlines, rebates, pay, debt, carried }: Payslip): NaivePayslip => ({
  agent,
  tier: place,
  gross,
  downlines: Object.fromEntries(downlines.map((share) => [share.agent, share.amount])),
  rebates,
  pay,
  debt,
  carried: [carried.loss, carried.gross, carried.rebates],
})

test('[PAY13] a second implementation gives the same payslips, with moves in the middle of a period', () => {
  fc.assert(
    fc.property(moved, (run) => {
      for (const { terms } of run.contracts) expect(faultOfTerms(terms)).toBeUndefined()
      expect(makePayslips(run).map(asNaive)).toEqual(naivePayslips(run))
    }),
    { numRuns: 300 },
  )
})

test('the runs of these laws have payments, debts, agents with two uplines, and contracts that reach nothing', () => {
  const counts = { paid: 0, owed: 0, divided: 0, notReached: 0, carried: 0 }
  for (const run of fc.sample(moved, { seed: 22, numRuns: 200 })) {
    const payslips = makePayslips(run)
    const shares = payslips.flatMap(({ downlines }) => downlines.map(({ agent }) => agent))
    for (const { agent, tier: place, pay, debt, carried } of payslips) {
      counts.paid += pay > 0n ? 1 : 0
      counts.owed += debt > 0n ? 1 : 0
      counts.divided += shares.filter((each) => each === agent).length > 1 ? 1 : 0
      counts.notReached += place === null ? 1 : 0
      counts.carried += carried.loss < 0n || carried.gross !== 0n ? 1 : 0
    }
  }
  for (const count of Object.values(counts)) expect(count).toBeGreaterThan(15)
})

test('[PAY10] [PAY12] nothing is made or lost: pay and rebates, less debts, are what the highest agents earned', () => {
  fc.assert(
    fc.property(unmoved, (run) => {
      const payslips = makePayslips(run)
      const below = new Set(payslips.flatMap(({ downlines }) => downlines.map(({ agent }) => agent)))
      const sum = payslips.reduce((total, { pay, debt, rebates }) => total + pay - debt + rebates, 0n)
      const highest = payslips.filter(({ agent }) => !below.has(agent))
      expect(sum).toBe(highest.reduce((total, { gross }) => total + gross, 0n))
    }),
  )
})

test('[PAY13] what two uplines are charged for a moved agent is what the agent earned below them', () => {
  fc.assert(
    fc.property(moved, (run) => {
      const payslips = makePayslips(run)
      const contracted = new Set(run.contracts.map(({ agent }) => agent))
      for (const { agent, gross } of payslips) {
        const isFree = run.events.some(
          ({ line: above, excluded }) =>
            excluded !== 'trial' &&
            above.includes(agent) &&
            above.filter((each) => contracted.has(each)).at(-1) === agent,
        )
        const charged = payslips.flatMap(({ downlines }) => downlines).filter((share) => share.agent === agent)
        if (!isFree) expect(charged.reduce((sum, { amount }) => sum + amount, 0n)).toBe(gross)
      }
    }),
  )
})

test('[PAY17] the order of events changes nothing', () => {
  fc.assert(
    fc.property(
      moved.chain((run) =>
        fc.tuple(fc.constant(run), fc.shuffledSubarray([...run.events], { minLength: run.events.length })),
      ),
      ([run, events]) => {
        expect(makePayslips({ ...run, events })).toEqual(makePayslips(run))
      },
    ),
  )
})

test('[PAY17] an event and what undoes it leave nothing', () => {
  fc.assert(
    fc.property(moved, fc.array(fc.nat(23), { minLength: 1, maxLength: 5 }), (run, places) => {
      const kept = run.events.filter((_, place) => !places.includes(place))
      const undone = run.events.filter((_, place) => places.includes(place))
      const events: PayEvent[] = [...run.events, ...undone.map((each) => undo(each, `undo ${each.id}`))]
      expect(makePayslips({ ...run, events })).toEqual(makePayslips({ ...run, events: kept }))
    }),
  )
})

test('[PAY12] with rates that rise up the line nobody has a debt, and each has the difference', () => {
  const rates = fc.array(fc.integer({ min: 0, max: 20 }), { minLength: 1, maxLength: 6 })
  fc.assert(
    fc.property(rates, fc.array(fc.bigInt(0n, 1_000n), { minLength: 1, maxLength: 6 }), (steps, bets) => {
      let sum = 1
      const percents = steps.map((step) => (sum += step))
      const contracts = percents.map((percent, place) => ({
        agent: AGENTS[place] ?? '',
        terms: salary([tier(percent)]),
      }))
      const agents = contracts.map(({ agent }) => agent)
      // Every member is below a place of the line, and whole units leave nothing to round.
      const events = bets.map((bet, place) => {
        const none = { stakes: 0n, prizes: 0n, rebates: 0n, promotions: 0n, paymentFees: 0n }
        const from = place % agents.length
        return {
          id: `${place}`,
          member: `${place}`,
          atMs: NOON_MS,
          line: agents.slice(from),
          excluded: null,
          amounts: { ...none, validBet: bet * 100_000n },
        }
      })
      const period = periodAt(NOON_MS, 'daily', ZONE)
      const payslips = makePayslips({
        kind: 'dailySalary',
        currency: 'USD',
        period,
        contracts,
        events,
        carried: new Map(),
      })
      for (const [place, { pay, debt, figures }] of payslips.entries()) {
        const below = payslips[place - 1]?.figures.validBet ?? 0n
        const rate = BigInt(percents[place] ?? 0)
        expect(debt).toBe(0n)
        expect(pay * 100n).toBe(figures.validBet * rate - below * BigInt(percents[place - 1] ?? 0))
      }
    }),
  )
})

test('[PAY5] a gross is the nearest payable amount, and a higher rate never pays less', () => {
  fc.assert(
    fc.property(moved, fc.integer({ min: 0, max: 5 }), (run, place) => {
      const higher = run.contracts.map((contract, at) => {
        const tiers = contract.terms.tiers.map((each) => ({ ...each, rateMillionths: each.rateMillionths + 10_000 }))
        return at === place ? { ...contract, terms: { ...contract.terms, tiers } } : contract
      })
      const more = makePayslips({ ...run, contracts: higher })
      for (const [at, { gross, figures, debt }] of makePayslips(run).entries()) {
        expect(gross % 1_000n).toBe(0n)
        expect(debt >= 0n && (more[at]?.gross ?? -1n) >= gross).toBe(true)
        if (run.kind === 'dividend' && gross > 0n) expect(netOf(figures)).toBeGreaterThan(0n)
      }
    }),
  )
})
