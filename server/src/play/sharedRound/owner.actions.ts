import { randomUUID } from 'node:crypto'
import { present } from '@ronda/core'
import type { SharedTitle } from '@ronda/games'
import type { Log } from '../../platform/log/log.ts'
import type { Titles } from '../round/index.ts'
import { insertTables, lease, release, type Leased } from './lease.sql.ts'
import {
  voidCurrentRound,
  dueAt,
  reloadRound,
  takeStep,
  type Held,
  type SharedTable,
  type StepOptions,
} from './step.actions.ts'
import type { StoredShared } from './round.sql.ts'
import { watchStuck } from './stuck.actions.ts'

/** What placing bets needs to know of a round. */
export type OpenShared = Pick<StoredShared, 'game' | 'number' | 'beacon_round'>

export type OwnerOptions = Omit<StepOptions, 'owner'> & {
  readonly tables: Titles<SharedTitle>
  readonly log: Log
  /** The estimated database clock. */
  readonly dbNowMs: () => number
  /** Called after a table was changed, so that the change can be published. */
  readonly onChanged: () => void
  /**
   * Called when a round opens, without anybody waiting for it: places what is due on the round while `isWanted` holds.
   */
  readonly onOpen: (table: SharedTable, round: OpenShared, isWanted: () => boolean) => Promise<void>
}

export type Owner = {
  /** Finishes the current work and releases all tables. */
  close(): Promise<void>
}

const RENEW_MS = 800
/** A step that was slightly too early, or failed, is tried again after this. */
const AGAIN_MS = 40
const FAILED_MS = 500
/** A draw may be days away, and clocks drift: the time is checked again after this. */
const WAIT_MS_MAX = 30_000
/** When nobody could leave a round for longer than this, ending it with an outcome would be unfair. */
const SILENT_MS_MAX = 1_500

/**
 * Places what is due on a round in parallel to the steps, which do not wait for it: until it is done, or the round
 * takes no more bets. A process that takes the table over begins again.
 */
function placeInBackground({ log, onOpen }: OwnerOptions, held: Held) {
  let isOver = false
  let placing: Promise<void> = Promise.resolve()

  async function place(round: OpenShared): Promise<void> {
    const isWanted = (): boolean => !isOver && held.round?.number === round.number && held.round.phase === 'betting'
    while (isWanted()) {
      try {
        await onOpen(held.table, round, isWanted)
        return
      } catch (error) {
        log.warn({ err: error, game: round.game }, 'standing orders could not be placed; retrying')
        await new Promise((resolve) => setTimeout(resolve, FAILED_MS))
      }
    }
  }

  return {
    begin() {
      const { round } = held
      if (round?.phase === 'betting') placing = placing.then(() => place(round))
    },
    async stop() {
      isOver = true
      await placing
    },
  }
}

/** Runs one owned table, step by step. */
function runTable(options: StepOptions & OwnerOptions, held: Held, silentMs: number) {
  const { log, dbNowMs, onChanged } = options
  const game = held.table.title.gameCode
  let timer: NodeJS.Timeout | undefined
  let isOver = false
  let working: Promise<void> = Promise.resolve()
  const placing = placeInBackground(options, held)
  const giveUp = watchStuck(options, held)

  async function begin(): Promise<void> {
    await reloadRound(options, held)
    const isShown = held.round?.phase === 'showing' && held.table.title.rules.mayLeave
    if (isShown && silentMs > SILENT_MS_MAX) await voidCurrentRound(options, held, 'interrupted')
    placing.begin()
  }

  async function step(): Promise<number> {
    const { step: due, atMs } = dueAt(held)
    const waitMs = atMs - dbNowMs()
    if (waitMs > 0) return Math.min(waitMs, WAIT_MS_MAX)
    if (await takeStep(options, held, due)) {
      onChanged()
      if (due === 'open') placing.begin()
      return 0
    }
    await reloadRound(options, held)
    return AGAIN_MS
  }

  async function fail(error: unknown): Promise<number> {
    log.warn({ err: error, game }, 'a step of a table failed; retrying')
    try {
      if (await giveUp(error)) onChanged()
    } catch (worse) {
      log.warn({ err: worse, game }, 'a round that cannot go on could not be voided')
    }
    return FAILED_MS
  }

  function go(): void {
    if (isOver) return
    working = step()
      .catch(fail)
      .then((waitMs) => {
        if (!isOver) timer = setTimeout(go, waitMs)
      })
  }

  working = begin()
    .catch((error: unknown) => log.warn({ err: error, game }, 'a table could not be taken over'))
    .then(go)
  return {
    async stop() {
      isOver = true
      clearTimeout(timer)
      await working
      await placing.stop()
    },
  }
}

/** Runs the tables that no other process runs, until the server closes. */
export function runOwnedTables(given: OwnerOptions): Owner {
  const options = { ...given, owner: randomUUID() }
  const { db, tables, log, owner } = options
  const running = new Map<string, ReturnType<typeof runTable>>()
  let timer: NodeJS.Timeout | undefined
  let isClosing = false
  let renewing: Promise<void> = Promise.resolve()

  async function take({ game, silentMs }: Leased): Promise<void> {
    await running.get(game)?.stop()
    const table = present(await tables.open(game), 'the title of a leased table')
    running.set(game, runTable(options, { table, chain: undefined, round: undefined }, silentMs))
  }

  /** A table that cannot be taken does not stop the others; it is tried again with the next lease. */
  async function tryTake(one: Leased): Promise<void> {
    await take(one).catch((error: unknown) => log.warn({ err: error, game: one.game }, 'a table could not be taken'))
  }

  async function drop(leasedGames: ReadonlySet<string>): Promise<void> {
    for (const [game, one] of running) {
      if (leasedGames.has(game)) continue
      running.delete(game)
      await one.stop()
    }
  }

  async function renew(): Promise<void> {
    const leased = await db.write((tx) => lease(tx, owner, tables.games))
    await drop(new Set(leased.map(({ game }) => game)))
    for (const one of leased) if (one.isNew || !running.has(one.game)) await tryTake(one)
  }

  function go(): void {
    renewing = renew()
      .catch((error: unknown) => log.warn({ err: error }, 'tables could not be leased; retrying'))
      .finally(() => {
        if (!isClosing) timer = setTimeout(go, RENEW_MS)
      })
  }

  renewing = db
    .write((tx) => insertTables(tx, tables.games))
    .catch((error: unknown) => log.warn({ err: error }, 'tables could not be created'))
    .then(go)

  return {
    async close() {
      isClosing = true
      clearTimeout(timer)
      await renewing
      await Promise.all([...running.values()].map((one) => one.stop()))
      await db.write((tx) => release(tx, owner)).catch(() => undefined)
    },
  }
}
