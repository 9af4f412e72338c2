import { randomUUID } from 'node:crypto'
import { hours, present } from '@ronda/core'
import { sql } from 'kysely'
import type { Beacon } from '../../platform/beacon/index.ts'
import { systemClock } from '../../platform/clock/clock.ts'
import type { Db } from '../../platform/postgres/db.ts'
import { insertTables, lease } from '../../play/table/lease.sql.ts'
import { layOrders } from '../../play/table/order.actions.ts'
import { findLast } from '../../play/table/round.sql.ts'
import { dueAt, look, takeStep, type Held } from '../../play/table/step.actions.ts'
import type { Step } from '../../play/table/table.ts'
import type { House } from '../house.ts'
import { atTables } from '../tables.ts'
import { KEY } from './guests.ts'

/** Long enough for any test; a dealer does not wait for it. */
export const UNHURRIED = { bettingMs: hours(1), lockedMs: hours(1), showMs: hours(1), restMs: 0 }

/** Runs a table as the house does, but when a test says so: nothing waits for a clock, so nothing comes too late. */
export type Dealer = {
  /** Opens a round, and tells its number. */
  open(): Promise<number>
  /** The time for bets is over, and nobody has locked the round yet. */
  runOut(): Promise<void>
  /** Takes no more bets. */
  lock(): Promise<void>
  /** Goes on until the outcome is shown. */
  show(): Promise<void>
  /** Goes on until everything is told, and nobody is paid. */
  end(): Promise<void>
  /** Goes on to the end: everyone is paid. */
  finish(): Promise<void>
  /** Ends a round that cannot be played any more. */
  callOff(): Promise<void>
}

/** What was to come later is due now. */
async function hurryUp(db: Db, game: string): Promise<void> {
  await db.write((tx) =>
    sql`update shared_round set locks_at = least(locks_at, clock_timestamp()),
      shows_at = least(shows_at, clock_timestamp()), ends_at = least(ends_at, clock_timestamp())
      where game = ${game} and phase in ('betting', 'locked', 'showing')`.execute(tx),
  )
}

export async function openDealer(
  { db, ids, failures, ledger, rooms }: House,
  game: string,
  beacon?: Beacon,
): Promise<Dealer> {
  const owner = randomUUID()
  const options = { db, ids, failures, ledger, key: KEY, clock: systemClock, owner, beacon }
  const held: Held = { table: present(await rooms.tables.open(game), 'a table'), chain: undefined, round: undefined }
  await db.write((tx) => insertTables(tx, [game]))

  const hurry = () => hurryUp(db, game)

  async function take(step: Step): Promise<void> {
    await db.write(async (tx) => {
      // Whoever had the table before is not waited for.
      await sql`update shared_table set leased_until = '-infinity' where game = ${game}`.execute(tx)
      await lease(tx, owner, [game])
      // A house would lease it again and again meanwhile.
      await sql`update shared_table set leased_until = 'infinity' where game = ${game}`.execute(tx)
    })
    await look(options, held)
    if (!(await takeStep(options, held, step))) throw new Error(`${game} could not ${step}`)
    rooms.follower.wake()
  }

  /** Where the table stands, whoever brought it there. */
  async function phase(): Promise<string | undefined> {
    await look(options, held)
    return held.round?.phase
  }

  async function lock(): Promise<void> {
    await hurry()
    await take('lock')
    if (dueAt(held).step === 'seal') await take('seal')
  }

  async function show(): Promise<void> {
    if ((await phase()) === 'betting') await lock()
    await hurry()
    await take('show')
  }

  async function end(): Promise<void> {
    if ((await phase()) !== 'showing') await show()
    await hurry()
    await take('end')
  }

  return {
    async open() {
      await take('open')
      return present(held.round, 'a round that was opened').number
    },
    async runOut() {
      await hurry()
    },
    lock,
    show,
    end,
    async finish() {
      if ((await phase()) !== 'settling') await end()
      await take('settle')
    },
    async callOff() {
      await show()
      await take('settle')
    },
  }
}

/** Lays what is ordered for the round that is open, as a house does that runs the table. */
export async function layOrdered({ db, ids, failures, ledger, rooms }: House, game: string): Promise<void> {
  const table = present(await rooms.tables.open(game), 'a table')
  const round = present(await db.read((tx) => findLast(tx, game)), 'a round that was opened')
  await layOrders({ db, ids, failures, ledger, ...atTables(rooms) }, table, round, () => true)
}
