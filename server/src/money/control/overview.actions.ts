import type { ControlOverview } from '@ronda/contract'
import { minutes } from '@ronda/core'
import { findTotals, periodEndMs, periodStartMs, type Period, type Totals, type WalletId } from '../ledger/index.ts'
import type { ControlOptions, Controls } from './control.actions.ts'
import { addMonths, FOR_EVER_MS, LIMIT_NAMES, limitOf, type LimitKind, type LimitName } from './control.ts'

/** What the member paid in and was paid out. */
export type Flow = { readonly paidIn: bigint; readonly paidOut: bigint }

export type OverviewOptions = ControlOptions & {
  readonly controls: Controls
  /** What arrived for the member since a moment, before fees. */
  readonly deposited: (owner: string, sinceMs: number) => Promise<bigint>
  readonly flowSince: (owner: string, sinceMs: number) => Promise<Flow>
}

type Measured = {
  readonly owner: string
  readonly wallet: WalletId
  readonly totals: Totals
  readonly nowMs: number
}

/** How much of a limit is used; a member who has won more than they staked has lost nothing. */
function measure(options: OverviewOptions, { owner, wallet, totals, nowMs }: Measured) {
  const used: Record<LimitKind, (period: Period) => Promise<bigint>> = {
    deposit: (period) => options.deposited(owner, periodStartMs(period, nowMs)),
    async loss(period) {
      const { staked, won } = totals[period]
      return staked > won ? staked - won : 0n
    },
    wager: async (period) => totals[period].staked,
    session: async () => BigInt(Math.floor((await options.playedMs(wallet, nowMs)) / minutes(1))),
  }
  return ({ kind, period }: LimitName): Promise<bigint> => used[kind](period)
}

const stillAhead = (ms: number | null, nowMs: number): number | null => (ms !== null && nowMs < ms ? ms : null)

async function readFlow({ flowSince }: OverviewOptions, owner: string, nowMs: number) {
  const [month, year, ever] = await Promise.all([
    flowSince(owner, periodStartMs('month', nowMs)),
    flowSince(owner, addMonths(nowMs, -12)),
    flowSince(owner, 0),
  ])
  return { month, year, ever }
}

/** Everything that a member sees of their own controls. */
export async function readOverview(options: OverviewOptions, owner: string): Promise<ControlOverview> {
  const { db, clock } = options
  const nowMs = clock.nowMs()
  const [{ cash, currency }, control, { money }] = await Promise.all([
    options.walletStore.of(owner),
    options.controls.of(owner),
    options.settings.current(),
  ])
  const totals = await db.read((tx) => findTotals(tx, cash, nowMs))
  const usedOf = measure(options, { owner, wallet: cash, totals, nowMs })
  const { raiseHours, exclusionMonthsMin, realityMinutes } = money.control
  return {
    currency,
    limits: await Promise.all(
      LIMIT_NAMES.map(async (name) => ({
        ...limitOf(control, name),
        used: await usedOf(name),
        endsAtMs: periodEndMs(name.period, nowMs),
      })),
    ),
    realityMinutes: control.realityMinutes ?? realityMinutes,
    mayStopReality: realityMinutes === 0,
    timeOutUntilMs: stillAhead(control.timeOutUntilMs, nowMs),
    excludedUntilMs: stillAhead(control.excludedUntilMs, nowMs),
    isExcludedForEver: control.excludedUntilMs === FOR_EVER_MS,
    restingUntilMs: stillAhead(control.restingUntilMs, nowMs),
    totals,
    flow: await readFlow(options, owner, nowMs),
    raiseHours,
    exclusionMonthsMin,
  }
}
