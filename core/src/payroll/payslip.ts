import { assert, present } from '../assert.ts'
import type { Currency } from '../money.ts'
import { rational } from '../rational.ts'
import { carryAfter } from './carry.ts'
import { netOf, type Amounts, type Figures } from './figures.ts'
import { partsOf, roundParts, settleParts, type Parts } from './round.ts'
import { faultOfRun, NOTHING_CARRIED, type Carried, type PayContract, type PayRun } from './run.ts'
import { figuresOf, gatherTeams, type Team } from './team.ts'
import type { PayKind, Terms } from './terms.ts'
import { reachTier, type Measured } from './tier.ts'

/** What a direct downline earned, as far as it was earned below this agent. */
export type DownlineShare = { readonly agent: string; readonly amount: bigint }

/** What one agent is paid for one period, with everything that it was computed from. Amounts are atoms. */
export type Payslip = {
  readonly agent: string
  readonly figures: Figures
  /** What the rate was paid on, with what was carried into the period. */
  readonly base: Parts
  /** The place of the tier in the contract; `null`: none was reached. */
  readonly tier: number | null
  /** What the contract pays for the whole team. */
  readonly gross: bigint
  readonly downlines: readonly DownlineShare[]
  /** Rebates of own members, taken off a salary; those of a dividend are in its base. */
  readonly rebates: bigint
  readonly pay: bigint
  /** By how much downlines and members got more than the contract pays. */
  readonly debt: bigint
  readonly carried: Carried
}

/**
 * The result of a period, before what was carried into it: stakes − prizes − rebates − promotions − payment fees −
 * the platform's share of stakes − prizes. There is no share of a loss.
 */
export function resultOf(amounts: Amounts, platformMillionths: number): Parts {
  const won = amounts.stakes - amounts.prizes
  const share = won > 0n ? won * BigInt(platformMillionths) : 0n
  return partsOf(netOf(amounts)) - share
}

/** What the rate of a contract is paid on, and what its tiers are compared with. */
export function measure(terms: Terms, figures: Figures, days: number, loss: Parts): Measured {
  const base =
    terms.kind === 'dividend' ? resultOf(figures, terms.platformMillionths) + loss : partsOf(figures.validBet)
  return { figures, base, days }
}

type Own = Pick<Payslip, 'agent' | 'figures' | 'base' | 'tier' | 'gross' | 'rebates' | 'carried'>

function payDividend({ terms, agent }: PayContract, { figures, base, days }: Measured, run: PayRun): Own {
  const before = run.carried.get(agent) ?? NOTHING_CARRIED
  const { tier, gross } = reachTier(terms, { figures, base, days })
  const loss = carryAfter(terms.carry, base - before.loss, before.loss, run.period)
  const carried = { ...NOTHING_CARRIED, loss }
  return { agent, figures, base, tier, gross: roundParts(gross, run.currency), rebates: 0n, carried }
}

function paySalary({ terms, agent }: PayContract, measured: Measured, run: PayRun, ownRebates: bigint): Own {
  const before = run.carried.get(agent) ?? NOTHING_CARRIED
  const { tier, gross } = reachTier(terms, measured)
  assert(gross.denominator === 1n, 'a salary is a whole number of parts')
  const settled = settleParts(gross.numerator, before.gross, run.currency)
  const rebates = settleParts(partsOf(ownRebates), before.rebates, run.currency)
  const carried = { loss: 0n, gross: settled.rest, rebates: rebates.rest }
  const { figures, base } = measured
  return { agent, figures, base, tier, gross: settled.amount, rebates: rebates.amount, carried }
}

function payOwn(contract: PayContract, team: Team, run: PayRun): Own {
  const { terms, agent } = contract
  const { loss } = run.carried.get(agent) ?? NOTHING_CARRIED
  const figures = figuresOf(team, terms.activeFrom)
  const measured = measure(terms, figures, run.period.dayStartsMs.length, loss)
  return terms.kind === 'dividend'
    ? payDividend(contract, measured, run)
    : paySalary(contract, measured, run, team.ownRebates)
}

const inOrder = (one: string | null, other: string | null): number => {
  if (one === null || other === null) return one === other ? 0 : one === null ? 1 : -1
  return one < other ? -1 : one > other ? 1 : 0
}

/**
 * Divides what an agent earned among the uplines under whom it was earned: after a move in the period there are two.
 * The amounts add up to the whole.
 */
function divide(gross: bigint, team: Team, kind: PayKind, currency: Currency): readonly (readonly [string, bigint])[] {
  const weightOf = (amounts: Amounts): bigint => (kind === 'dividend' ? netOf(amounts) : amounts.validBet)
  if (gross === 0n) return []
  const whole = weightOf(team.amounts)
  assert(whole > 0n, 'what is paid was earned')
  const shares: [string, bigint][] = []
  let [weight, given] = [0n, 0n]
  for (const [upline, amounts] of [...team.byUpline].sort(([one], [other]) => inOrder(one, other))) {
    weight += weightOf(amounts)
    const until = roundParts(rational(partsOf(gross) * weight, whole), currency)
    if (upline !== null && until !== given) shares.push([upline, until - given])
    given = until
  }
  return shares
}

type Shares = ReadonlyMap<string, readonly DownlineShare[]>

function sharesByUpline(owns: readonly Own[], teams: ReadonlyMap<string, Team>, run: PayRun): Shares {
  const shares = new Map<string, DownlineShare[]>()
  for (const { agent, gross } of owns) {
    const team = present(teams.get(agent), 'a team for every contract')
    for (const [upline, amount] of divide(gross, team, run.kind, run.currency)) {
      const known = shares.get(upline)
      if (known === undefined) shares.set(upline, [{ agent, amount }])
      else known.push({ agent, amount })
    }
  }
  return shares
}

function net(own: Own, downlines: readonly DownlineShare[]): Payslip {
  const taken = downlines.reduce((sum, { amount }) => sum + amount, own.rebates)
  const rest = own.gross - taken
  return { ...own, downlines, pay: rest > 0n ? rest : 0n, debt: rest < 0n ? -rest : 0n }
}

/**
 * The payslips of all contracts of a run, in the order of the agents' ids. Each agent is paid by the own figures,
 * whatever an upline reaches.
 */
export function makePayslips(run: PayRun): readonly Payslip[] {
  const fault = faultOfRun(run)
  assert(fault === undefined, `a run is checked before it is paid: ${fault?.kind}`)
  const teams = gatherTeams(run)
  const contracts = [...run.contracts].sort((one, other) => inOrder(one.agent, other.agent))
  const owns = contracts.map((contract) =>
    payOwn(contract, present(teams.get(contract.agent), 'a team for every contract'), run),
  )
  const shares = sharesByUpline(owns, teams, run)
  return owns.map((own) => net(own, shares.get(own.agent) ?? []))
}
