import { randomUUID } from 'node:crypto'
import { minutes, seconds } from '@ronda/core'
import type { Clock } from '../../../platform/clock/clock.ts'
import type { Db, Tx } from '../../../platform/postgres/db.ts'
import { signNotice } from '../signature.lib.ts'
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
/** A real provider retries for days; a sandbox needs no more than this. */
const TRIES_MAX = 8
const RETRY_MS = seconds(2)
const TIMEOUT_MS = seconds(10)
const SLEEP_MS_MIN = 50
/** A longer timer would only be replaced. */
const SLEEP_MS_MAX = minutes(5)

export type NoticeSenderOptions = {
  readonly db: Db
  readonly clock: Clock
  readonly secret: string
  /** The address of the webhook; undefined until the server listens. */
  readonly address: () => string | undefined
}

export type NoticeSender = {
  /** Inserts a notice, in the transaction of what it reports. */
  schedule(tx: Tx, notice: Notice, timing: Timing): Promise<void>
  /** Sends what is due, then sets a timer for the next notice. */
  wake(): void
  close(): Promise<void>
}

type Sending = Pick<NoticeSenderOptions, 'clock' | 'secret'> & { readonly to: string }

/** Sends a notice and returns whether the webhook has accepted it. */
async function sendNotice({ clock, secret, to }: Sending, { event, about, id }: DueNotice): Promise<boolean> {
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

/**
 * Sends the sandbox provider's notices over HTTP, as a real provider would, and repeats them until they are accepted.
 */
export function openNoticeSender({ db, clock, secret, address }: NoticeSenderOptions): NoticeSender {
  let round: Promise<void> | undefined
  let isWanted = false
  let isClosed = false
  let timer: NodeJS.Timeout | undefined

  async function sendDue(): Promise<void> {
    const to = address()
    if (to === undefined) return
    const due = await db.read((tx) => findDueNotices(tx, clock.nowMs(), BATCH_MAX))
    for (const notice of due) {
      if (isClosed) return
      const isDone = (await sendNotice({ clock, secret, to }, notice)) || notice.tries + 1 >= TRIES_MAX
      const againAtMs = clock.nowMs() + RETRY_MS * 2 ** notice.tries
      await db.write((tx) => (isDone ? deleteNotice(tx, notice.event) : delayNotice(tx, notice, againAtMs)))
    }
  }

  async function run(): Promise<void> {
    do {
      isWanted = false
      await sendDue()
    } while (isWanted && !isClosed)
    const nextMs = await db.read(findNextNoticeMs)
    if (nextMs === undefined || isClosed || address() === undefined) return
    timer = setTimeout(wake, Math.min(SLEEP_MS_MAX, Math.max(SLEEP_MS_MIN, nextMs - clock.nowMs()))).unref()
  }

  function wake(): void {
    if (isClosed) return
    clearTimeout(timer)
    isWanted = true
    round ??= run()
      // A failure is retried by the next `wake`, and by the job.
      .catch(() => {
        isWanted = false
      })
      .finally(() => {
        round = undefined
        if (isWanted) wake()
      })
  }

  return {
    async schedule(tx, notice, timing) {
      if (timing === 'never') return
      const dueAtMs = clock.nowMs() + (timing === 'late' ? LATE_MS : 0)
      // Each copy has its own event id: a receiver that only compares event ids would process all of them.
      const copies = timing === 'thrice' ? 3 : 1
      for (let copy = 0; copy < copies; copy++) await insertNotice(tx, randomUUID(), notice, dueAtMs)
    },
    wake,
    async close() {
      isClosed = true
      clearTimeout(timer)
      await round
    },
  }
}
