import { randomUUID } from 'node:crypto'
import { minutes, seconds } from '@ronda/core'
import type { Clock } from '../../../platform/clock/clock.ts'
import type { Db, Tx } from '../../../platform/postgres/db.ts'
import { signNotice } from '../signature.actions.ts'
import type { Notice } from '../provider.ts'
import {
  delayNotice,
  deleteNotice,
  findDueNotices,
  findNextNoticeMs,
  insertNotice,
  type DueNotice,
} from './sandbox.sql.ts'

export const SANDBOX_SIGNATURE = 'sandbox-signature'

export type Timing = 'now' | 'late' | 'thrice' | 'never'

const LATE_MS = seconds(15)
const BATCH_MAX = 20
/** A real provider goes on for days; nobody watches a sandbox that long. */
const TRIES_MAX = 8
const RETRY_MS = seconds(2)
const TIMEOUT_MS = seconds(10)
const SLEEP_MS_MIN = 50
/** An alarm further away would only be set again. */
const SLEEP_MS_MAX = minutes(5)

export type CourierOptions = {
  readonly db: Db
  readonly clock: Clock
  readonly secret: string
  /** The address of the route that takes notices; undefined until the house has opened its door. */
  readonly address: () => string | undefined
}

export type Courier = {
  /** Writes down what is to be told, in the transaction of what happened. */
  promise(tx: Tx, notice: Notice, timing: Timing): Promise<void>
  /** Brings what is due, then sleeps until something is. */
  wake(): void
  close(): Promise<void>
}

type Bringing = Pick<CourierOptions, 'clock' | 'secret'> & { readonly to: string }

/** Whether the house has taken a notice. */
async function isTaken({ clock, secret, to }: Bringing, { event, about, id }: DueNotice): Promise<boolean> {
  const body = Buffer.from(JSON.stringify({ event, about, id, sentAtMs: clock.nowMs() }))
  const headers = { 'content-type': 'application/json', [SANDBOX_SIGNATURE]: signNotice(secret, body, clock.nowMs()) }
  try {
    const answer = await fetch(to, { method: 'POST', headers, body, signal: AbortSignal.timeout(TIMEOUT_MS) })
    await answer.arrayBuffer()
    return answer.ok
  } catch {
    return false
  }
}

/** Brings the sandbox provider's notices to the house by HTTP, as an outside house would, and again until they are taken. */
export function openCourier({ db, clock, secret, address }: CourierOptions): Courier {
  let round: Promise<void> | undefined
  let isWanted = false
  let isClosed = false
  let alarm: NodeJS.Timeout | undefined

  async function bringDue(): Promise<void> {
    const to = address()
    if (to === undefined) return
    const due = await db.read((tx) => findDueNotices(tx, clock.nowMs(), BATCH_MAX))
    for (const notice of due) {
      if (isClosed) return
      const isDone = (await isTaken({ clock, secret, to }, notice)) || notice.tries + 1 >= TRIES_MAX
      const againAtMs = clock.nowMs() + RETRY_MS * 2 ** notice.tries
      await db.write((tx) => (isDone ? deleteNotice(tx, notice.event) : delayNotice(tx, notice, againAtMs)))
    }
  }

  async function run(): Promise<void> {
    do {
      isWanted = false
      await bringDue()
    } while (isWanted && !isClosed)
    const nextMs = await db.read(findNextNoticeMs)
    if (nextMs === undefined || isClosed || address() === undefined) return
    alarm = setTimeout(wake, Math.min(SLEEP_MS_MAX, Math.max(SLEEP_MS_MIN, nextMs - clock.nowMs()))).unref()
  }

  function wake(): void {
    if (isClosed) return
    clearTimeout(alarm)
    isWanted = true
    round ??= run()
      // What fails is tried again by whoever wakes the courier next, and by the clock.
      .catch(() => {
        isWanted = false
      })
      .finally(() => {
        round = undefined
        if (isWanted) wake()
      })
  }

  return {
    async promise(tx, notice, timing) {
      if (timing === 'never') return
      const dueAtMs = clock.nowMs() + (timing === 'late' ? LATE_MS : 0)
      // Each copy is an event of its own: a house that only looks for repeated events would be fooled.
      const copies = timing === 'thrice' ? 3 : 1
      for (let copy = 0; copy < copies; copy++) await insertNotice(tx, randomUUID(), notice, dueAtMs)
    },
    wake,
    async close() {
      isClosed = true
      clearTimeout(alarm)
      await round
    },
  }
}
