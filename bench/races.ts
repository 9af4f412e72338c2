import { randomUUID } from 'node:crypto'
import { ATOMS_PER_UNIT } from '@ronda/core'
import { audit } from '../server/src/money/ledger/index.ts'
import { countAsked } from './asked.ts'
import { openRaces, type Races, type Runner } from './races/withdrawals.ts'
import type { Report } from './report.ts'

/** Twenty requests at once for each of a thousand accounts with money for one: exactly one must succeed. */
export const group = { name: 'races', run: measureRaces }

const ACCOUNTS = 1_000
const REQUESTS = 20
/** The number of accounts raced at a time. */
const AT_ONCE = 8
const AMOUNT = 100n * ATOMS_PER_UNIT
const CONTROL_ACCOUNTS = 20

type Tally = { accepted: number; refused: number; unanswered: number; wrong: number }

async function race(races: Races, runner: Runner, tally: Tally, able: number): Promise<void> {
  const asking = Array.from({ length: REQUESTS }, () => races.ask(runner, randomUUID(), AMOUNT))
  const settled = await Promise.allSettled(asking)
  const accepted = settled.filter((one) => one.status === 'fulfilled' && one.value.ok).length
  tally.accepted += accepted
  tally.refused += settled.filter((one) => one.status === 'fulfilled' && !one.value.ok).length
  tally.unanswered += settled.filter((one) => one.status === 'rejected').length
  if (accepted !== able) tally.wrong++
}

/** Accounts with money for `able` requests each, a few of them at a time. */
async function raceAll(races: Races, count: number, able: number): Promise<Tally> {
  const tally: Tally = { accepted: 0, refused: 0, unanswered: 0, wrong: 0 }
  const runners = await races.enlist(count, AMOUNT * BigInt(able))
  let next = 0
  async function lane(): Promise<void> {
    for (let runner = runners[next++]; runner !== undefined; runner = runners[next++]) {
      await race(races, runner, tally, able)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, lane))
  return tally
}

async function measureRaces(report: Report): Promise<void> {
  const count = countAsked(ACCOUNTS)
  const races = await openRaces()
  try {
    const startedAt = performance.now()
    const tally = await raceAll(races, count, 1)
    const seconds = (performance.now() - startedAt) / 1_000
    const { held, negative } = await races.count(AMOUNT)
    const books = await audit(races.url)
    report.note(`${count} accounts, ${REQUESTS} requests each at once, in ${seconds.toFixed(1)} s`)
    report.note(`${tally.accepted} accepted, ${tally.refused} refused, ${tally.unanswered} not answered`)
    for (const fault of books.faults) report.note(fault)
    const none = { goal: 0, better: 'lower' } as const
    report.figure({ name: 'races.requests', value: count * REQUESTS, unit: 'requests', better: 'higher' })
    report.figure({ name: 'races.succeeded', value: tally.accepted, unit: 'requests', goal: count, better: 'higher' })
    report.figure({ name: 'races.beyond', value: Math.max(0, held - count), unit: 'holds', ...none })
    report.figure({ name: 'races.not_exactly_one', value: tally.wrong, unit: 'accounts', ...none })
    report.figure({ name: 'races.negative', value: negative, unit: 'wallets', ...none })
    report.figure({ name: 'races.faults', value: books.faults.length, unit: 'faults', ...none })

    report.note('control: where there is money for two, two must succeed, not one')
    const control = await raceAll(races, CONTROL_ACCOUNTS, 2)
    const two = { goal: 2 * CONTROL_ACCOUNTS, better: 'higher' } as const
    report.figure({ name: 'races.control_two', value: control.accepted, unit: 'requests', ...two })
  } finally {
    await races.close()
  }
}
