import { randomUUID } from 'node:crypto'
import { hours, present } from '@ronda/core'
import { dueMsOf } from '@ronda/fair'
import { beaconRoundOf, type SharedPace } from '@ronda/games'
import { sql } from 'kysely'
import type { Beacon } from '../../src/platform/beacon/index.ts'
import { systemClock } from '../../src/platform/clock/clock.ts'
import type { Db } from '../../src/platform/postgres/db.ts'
import { insertTables, lease } from '../../src/play/sharedRound/lease.sql.ts'
import { placeDueOrders } from '../../src/play/sharedRound/order.actions.ts'
import { findLast, findNowMs } from '../../src/play/sharedRound/round.sql.ts'
import { voidCurrentRound, dueAt, reloadRound, takeStep, type Held } from '../../src/play/sharedRound/step.actions.ts'
import type { Step } from '../../src/play/sharedRound/table.ts'
import type { Server } from '../../src/app/server.ts'
import { KEY } from './testServer.ts'

/** Long enough for any test; a dealer does not wait for it. */
export const UNHURRIED = { bettingMs: hours(1), lockedMs: hours(1), showMs: hours(1), restMs: 0 }

/**
 * Runs a table as the server does, but step by step as a test asks: nothing waits for a clock, so nothing comes too
 * late.
 */
export type Dealer = {
  /** Opens a round, and returns its number. */
  open(): Promise<number>
  /** Ends the time for bets without locking the round. */
  runOut(): Promise<void>
  /** Locks the round: no more bets. */
  lock(): Promise<void>
  /** Shows the outcome if possible; returns whether it was shown or voided. */
  tryShow(): Promise<boolean>
  /** Continues until the outcome is shown, however long its beacon takes. */
  show(): Promise<void>
  /** Continues until everything is published, before anybody is paid. */
  end(): Promise<void>
  /** Continues to the end: everybody is paid. */
  finish(): Promise<void>
  /** Voids a round that cannot be played any more. */
  voidCurrentRound(): Promise<void>
  /** Seals a locked round, or finds that it was done. */
  sealAgain(): Promise<void>
  /** Seals a round that another process has locked, and continues to the end. */
  finishSealed(): Promise<void>
  /** Voids a round that its players could not leave for a while. */
  interrupt(): Promise<void>
  /** Releases the table for another process. */
  letGo(): Promise<void>
}

/** Makes everything that is planned due now. */
async function makeRoundDue(db: Db, game: string): Promise<void> {
  await db.write((tx) =>
    sql`update shared_round set locks_at = least(locks_at, clock_timestamp()),
      shows_at = least(shows_at, clock_timestamp()), ends_at = least(ends_at, clock_timestamp())
      where game = ${game} and phase in ('betting', 'locked', 'showing')`.execute(tx),
  )
}

/** Closes bets now, and sets the beacon round that would have been announced for this moment. */
async function announceNow(db: Db, game: string, { chain }: Beacon, pace: SharedPace): Promise<void> {
  await db.write(async (tx) => {
    const nowMs = await findNowMs(tx)
    const round = beaconRoundOf(chain, pace, nowMs)
    await sql`update shared_round set locks_at = ${new Date(nowMs)}, beacon_round = ${round},
        beacon_due_at = ${new Date(dueMsOf(chain, round))}
      where game = ${game} and phase = 'betting' and locks_at > ${new Date(nowMs)}
        and beacon_chain = ${chain.hash}`.execute(tx)
  })
}

const AGAIN_MS = 50

/** The steps of a table, taken at once, whichever process owned the table before. */
async function openSteps({ db, ids, failures, ledger, features }: Server, game: string, beacon: Beacon | undefined) {
  const owner = randomUUID()
  const options = { db, ids, failures, ledger, key: KEY, clock: systemClock, owner, beacon }
  const held: Held = {
    table: present(await features.sharedRound.tables.open(game), 'a table'),
    chain: undefined,
    round: undefined,
  }
  await db.write((tx) => insertTables(tx, [game]))

  async function tryStep(step: Step): Promise<boolean> {
    await db.write(async (tx) => {
      // Does not wait for the previous owner.
      await sql`update shared_table set leased_until = '-infinity' where game = ${game}`.execute(tx)
      await lease(tx, owner, [game])
      // Otherwise the server would lease the table again in the meantime.
      await sql`update shared_table set leased_until = 'infinity' where game = ${game}`.execute(tx)
    })
    await reloadRound(options, held)
    const isTaken = await takeStep(options, held, step)
    features.sharedRound.follower.wake()
    return isTaken
  }

  return {
    held,
    tryStep,
    async take(step: Step): Promise<void> {
      if (!(await tryStep(step))) throw new Error(`${game} could not ${step}`)
    },
    async makeDue(): Promise<void> {
      if (beacon) await announceNow(db, game, beacon, held.table.title.pace)
      await makeRoundDue(db, game)
    },
    /** The current phase of the table, whichever process changed it. */
    async phase(): Promise<string | undefined> {
      await reloadRound(options, held)
      return held.round?.phase
    },
    async interrupt(): Promise<void> {
      await reloadRound(options, held)
      await voidCurrentRound(options, held, 'interrupted')
    },
  }
}

export async function openDealer(server: Server, game: string, beacon?: Beacon): Promise<Dealer> {
  const { held, tryStep, take, makeDue, phase, interrupt } = await openSteps(server, game, beacon)

  async function lock(): Promise<void> {
    await makeDue()
    await take('lock')
    if (dueAt(held).step === 'seal') await take('seal')
  }

  async function show(): Promise<void> {
    if ((await phase()) === 'betting') await lock()
    // A voided round has nothing to show.
    if ((await phase()) !== 'locked') return
    await makeDue()
    while (!(await tryStep('show'))) {
      if (!beacon || (await phase()) !== 'locked') throw new Error(`${game} could not show`)
      await new Promise((resolve) => setTimeout(resolve, AGAIN_MS))
    }
  }

  async function end(): Promise<void> {
    if ((await phase()) !== 'showing') await show()
    if ((await phase()) !== 'showing') return
    await makeDue()
    await take('end')
  }

  async function finish(): Promise<void> {
    if ((await phase()) !== 'settling') await end()
    await take('settle')
  }

  return {
    async open() {
      await take('open')
      return present(held.round, 'a round that was opened').number
    },
    runOut: makeDue,
    lock,
    tryShow: () => tryStep('show'),
    show,
    end,
    finish,
    async voidCurrentRound() {
      await show()
      await take('settle')
    },
    sealAgain: () => take('seal'),
    async finishSealed() {
      await take('seal')
      await finish()
    },
    interrupt,
    async letGo() {
      await server.db.write((tx) =>
        sql`update shared_table set leased_until = '-infinity' where game = ${game}`.execute(tx),
      )
    },
  }
}

/** Places the standing orders that are due on the open round, as a server does that runs the table. */
export async function placeOrders({ db, failures, features }: Server, game: string): Promise<void> {
  const table = present(await features.sharedRound.tables.open(game), 'a table')
  const round = present(await db.read((tx) => findLast(tx, game)), 'a round that was opened')
  await placeDueOrders({ ...features.sharedRound.staking, failures, realStakes: 'taken' }, table, round, () => true)
}
