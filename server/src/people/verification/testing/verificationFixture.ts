import { openBackgroundTasks } from '../../../platform/background/backgroundTasks.ts'
import { openLog, type Log } from '../../../platform/log/log.ts'
import { openMessages } from '../../../platform/messages/index.ts'
import { openDb } from '../../../platform/postgres/db.ts'
import type { SecretKey } from '../../../platform/secrets/index.ts'
import { openVerification } from '../index.ts'

type FixtureOptions = {
  readonly url: string
  readonly nowMs: () => number
  readonly key: SecretKey
  readonly log?: Log
  /** The countries that numbers may be of; all unless the test says so. */
  readonly dialingCodes?: () => readonly string[]
}

/** Verification on a database of its own, with a sandbox that shows what was sent. */
export function openVerificationFixture({ url, nowMs, key, log = openLog('silent'), dialingCodes }: FixtureOptions) {
  const [db, attempts] = [openDb(url), openDb(url)]
  const clock = { nowMs }
  const background = openBackgroundTasks(log)
  const messages = openMessages(db, clock, log, { mayUseSandbox: true })
  const options = {
    db,
    attempts,
    clock,
    background,
    key,
    messages,
    brandName: 'Ronda',
    dialingCodes: async () => dialingCodes?.() ?? [],
  }
  return {
    ...options,
    options,
    verification: openVerification(options),
    async close(): Promise<void> {
      await background.settle()
      await Promise.all([db.close(), attempts.close()])
    },
  }
}
