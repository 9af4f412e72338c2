import { hours } from '@ronda/core'
import type { Clock } from '../clock/clock.ts'
import type { Log } from '../log/log.ts'
import type { Db } from '../postgres/db.ts'
import { errorLine } from './failure.ts'
import { deleteFailure, deleteForgotten, findDueFailures, findFailing, insertFailure } from './failure.sql.ts'

export type FailureOptions = { readonly db: Db; readonly clock: Clock; readonly log: Log }

type Together<Item> = {
  readonly idOf: (item: Item) => string
  readonly work: (item: Item) => Promise<unknown>
  readonly concernsAll: (error: unknown) => boolean
}

export type Failures = {
  /**
   * Does the work of each item by itself. One that fails is recorded, logged as an error and tried again after a while;
   * it stops none of the others. Returns how many failed.
   */
  each<Item>(
    kind: string,
    items: readonly Item[],
    idOf: (item: Item) => string,
    work: (item: Item) => Promise<unknown>,
  ): Promise<number>
  /** All items at once; an error that concerns all of them, as when the database is down, is thrown. */
  eachAtOnce<Item>(kind: string, items: readonly Item[], { idOf, work, concernsAll }: Together<Item>): Promise<void>
  /** Records that an item failed, for work that is done many at a time. */
  record(kind: string, item: string, error: unknown): Promise<void>
  /** Tries recorded items again that are due. */
  retry(kind: string, work: (item: string) => Promise<unknown>): Promise<void>
  /** The work of one item, with its failure recorded; false when it failed. */
  one(kind: string, item: string, work: () => Promise<unknown>): Promise<boolean>
  /** Removes items that were finished in another way. */
  cleanUp(): Promise<void>
}

/** Longer than the longest wait between two tries. */
const FORGOTTEN_MS = hours(6)
const FORGOTTEN_MAX = 1_000
/** How many are retried in a run; the rest is retried a minute later. */
const RETRIED_MAX = 200

export function openFailures({ db, clock, log }: FailureOptions): Failures {
  async function record(kind: string, item: string, error: unknown): Promise<void> {
    log.error({ err: error, kind, item }, 'an item failed and was set aside')
    await db.write((tx) => insertFailure(tx, { kind, item, error: errorLine(error) }, clock.nowMs()))
  }

  async function attempt(kind: string, item: string, work: () => Promise<unknown>): Promise<boolean> {
    try {
      await work()
      return true
    } catch (error) {
      await record(kind, item, error)
      return false
    }
  }

  async function finish(kind: string, item: string, work: () => Promise<unknown>): Promise<boolean> {
    const isDone = await attempt(kind, item, work)
    if (isDone) await db.write((tx) => deleteFailure(tx, kind, item))
    return isDone
  }

  return {
    record,
    async each(kind, items, idOf, work) {
      const failing = await db.read((tx) => findFailing(tx, kind, items.map(idOf)))
      let failed = 0
      for (const item of items) {
        const id = idOf(item)
        if (!(await attempt(kind, id, () => work(item)))) failed += 1
        else if (failing.has(id)) await db.write((tx) => deleteFailure(tx, kind, id))
      }
      return failed
    },
    async eachAtOnce(kind, items, { idOf, work, concernsAll }) {
      const failing = await db.read((tx) => findFailing(tx, kind, items.map(idOf)))
      const one = async (item: (typeof items)[number]): Promise<void> => {
        const id = idOf(item)
        try {
          await work(item)
        } catch (error) {
          if (concernsAll(error)) throw error
          return record(kind, id, error)
        }
        if (failing.has(id)) await db.write((tx) => deleteFailure(tx, kind, id))
      }
      await Promise.all(items.map(one))
    },
    async retry(kind, work) {
      const due = await db.read((tx) => findDueFailures(tx, kind, clock.nowMs(), RETRIED_MAX))
      for (const item of due) await finish(kind, item, () => work(item))
    },
    one: finish,
    cleanUp: () => db.write((tx) => deleteForgotten(tx, clock.nowMs() - FORGOTTEN_MS, FORGOTTEN_MAX)),
  }
}
