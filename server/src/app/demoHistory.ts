import { setTimeout } from 'node:timers/promises'
import { ATOMS_PER_UNIT, days, hours, minutes } from '@ronda/core'
import { findByName, type Account } from '../people/identity/index.ts'
import { systemClock, type Clock } from '../platform/clock/clock.ts'
import { readUntilMs } from '../platform/outbox/index.ts'
import { joinBoard } from '../rewards/leaderboard/index.ts'
import { demoBrand } from './demo.ts'
import { approvePay, leaveAnOffer, makeContracts } from './demoContracts.ts'
import { decideExclusions, shareBrowsers } from './demoExclusions.ts'
import { playRounds } from './demoPlay.ts'
import { fillTeamForDemo, teamMembers } from './demoTeam.ts'
import type { ServerOptions } from './options.ts'
import { openServer, type Server } from './server.ts'

/** A clock that somebody sets. */
type SetClock = Clock & { set(nowMs: number): void }

export function clockAt(startMs: number): SetClock {
  let atMs = startMs
  return {
    // Every look at it is a little later, so that what happens one after the other is in that order.
    nowMs: () => (atMs += 1),
    set(nowMs) {
      atMs = Math.max(atMs, nowMs)
    },
  }
}

/** The jobs by which a day in the past ends; checks and clean-ups of it would find nothing. */
const DAILY: ReadonlySet<string> = new Set([
  'leaderboard.settle',
  'rank.settle',
  'rebate.pay-all',
  'point.book',
  'reward.pay',
  'exclusion.find',
  'payslip.run',
  'payslip.correct',
  'payslip.collect',
])

/** On the last days some accounts share a browser. */
const SHARING_DAYS = 4

/** What was earned in the last days waits for staff. */
const UNDECIDED_DAYS = 2

/** How somebody plays: on so many of five days, about so many rounds, with so many units each. */
type Habit = { readonly daysOfFive: number; readonly rounds: number; readonly stake: number }

/** Enough for a rank. */
const KEEN: Habit = { daysOfFive: 4, rounds: 12, stake: 10 }
const CASUAL: Habit = { daysOfFive: 2, rounds: 4, stake: 1 }

/** The member whose pages visitors of a demo look at. */
const MEMBER = 'demo'

type Person = { readonly account: Account; readonly number: number; readonly habit: Habit }

// By the day and the person, so that every demo has the same days.
const playsOn = ({ number, habit }: Person, day: number): boolean => (day * 7 + number * 3) % 5 < habit.daysOfFive
const roundsOn = ({ number, habit }: Person, day: number): number => habit.rounds + ((day + number * 5) % 8)
const depositsOn = ({ number }: Person, day: number): boolean => (day + number * 4) % 19 === 0
const depositOn = (day: number): bigint => BigInt(20 + (day % 4) * 20) * ATOMS_PER_UNIT

async function deposit({ ledger, ids, features }: Server, { account }: Person, day: number): Promise<void> {
  const { cash, currency } = await features.wallet.walletStore.of(account.id)
  await ledger.submit({
    kind: 'deposit',
    id: ids.named('demo.deposit', account.id, day),
    wallet: cash,
    houseAccount: ledger.houseAccount('clearing', currency),
    amount: depositOn(day),
  })
}

async function playDay(server: Server, person: Person, day: number): Promise<void> {
  if (depositsOn(person, day)) await deposit(server, person, day)
  if (!playsOn(person, day)) return
  const { account, habit } = person
  const { leaderboard, wallet } = server.features
  await joinBoard(leaderboard.options, account)
  const { cash, held, currency } = await wallet.walletStore.of(account.id)
  const own = { wallet: cash, held, currency, mode: 'real', bonus: null } as const
  await playRounds(server.features, own, { rounds: roundsOn(person, day), units: habit.stake })
}

const TRIES = 200
const AGAIN_MS = 10

/** Waits until what was played is counted. What takes longer is counted after the next day. */
async function counted({ db, consumers }: Server): Promise<void> {
  const names = consumers.map(({ name }) => name)
  const isRead = async (): Promise<boolean> => {
    const until = await db.read((tx) =>
      Promise.all(names.map((name) => readUntilMs(tx, name, Number.MAX_SAFE_INTEGER))),
    )
    return until.every((ms) => ms === Number.MAX_SAFE_INTEGER)
  }
  for (let at = 0; at < TRIES && !(await isRead()); at += 1) await setTimeout(AGAIN_MS)
}

/** The members of a demo who play, each with a habit. */
async function findPeople({ db }: Server): Promise<readonly Person[]> {
  const found = await db.read((tx) =>
    Promise.all([MEMBER, ...teamMembers].map((username) => findByName(tx, demoBrand.merchant, username))),
  )
  return found.flatMap((row, number) =>
    row === undefined ? [] : [{ account: row.account, number, habit: number === 0 ? KEEN : CASUAL }],
  )
}

/**
 * Days of a demo that are over: its members play and deposit, and the jobs of each day are done. The rounds are drawn
 * and booked like all others, by a clock that is in the past.
 */
export async function playDays(server: Server, clock: SetClock, count: number): Promise<void> {
  const { features } = server
  const startMs = clock.nowMs()
  await features.rewardFund.fillForDemo()
  await fillTeamForDemo(server)
  await makeContracts(server)
  const people = await findPeople(server)
  const [member] = people
  if (member !== undefined) await features.point.fillForDemo(member.account.id)
  for (let day = 1; day < count; day += 1) {
    const dayMs = startMs + days(day)
    for (const person of people) {
      clock.set(dayMs + minutes(20 * person.number))
      await playDay(server, person, day)
    }
    await counted(server)
    if (day === count - SHARING_DAYS) await shareBrowsers(server)
    clock.set(dayMs + hours(12))
    if (day < count - UNDECIDED_DAYS) await approvePay(server)
    for (const { name, run } of server.jobs) if (DAILY.has(name)) await run()
  }
  await decideExclusions(server)
  await leaveAnOffer(server)
}

/** Fills the new database of a demo with some days of a past; everything in it is as if the server had run since then. */
export async function makePast(options: ServerOptions, count: number): Promise<void> {
  const clock = clockAt(systemClock.nowMs() - days(count))
  const server = await openServer({ ...options, host: '127.0.0.1', port: 0, clock })
  try {
    await playDays(server, clock, count)
  } finally {
    await server.close()
  }
}
