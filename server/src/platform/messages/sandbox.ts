import { days, err, ok, type Result } from '@ronda/core'
import type { Clock } from '../clock/clock.ts'
import type { Db } from '../postgres/db.ts'
import type { Carrier, Mail, SendFailure, Sms } from './messages.ts'
import {
  deleteOldMessages,
  insertMessage,
  listMessages,
  readFailing,
  setFailing,
  type Failing,
  type SandboxMessage,
} from './sandbox.sql.ts'

/** Carriers that store messages where they can be read, and that can be set to fail as real ones do. */
export type Sandbox = {
  readonly sms: Carrier<Sms>
  readonly mail: Carrier<Mail>
  list(to: string | undefined): Promise<{ messages: readonly SandboxMessage[]; failing: Failing }>
  fail(failing: Failing): Promise<void>
  cleanUp(): Promise<void>
}

const STORED_MS = days(1)

export function openSandbox(db: Db, clock: Clock): Sandbox {
  async function store(
    message: Pick<SandboxMessage, 'channel' | 'to' | 'subject' | 'text'>,
  ): Promise<Result<undefined, SendFailure>> {
    return db.write(async (tx) => {
      const failing = await readFailing(tx)
      const outcome = failing === 'none' ? 'delivered' : 'failed'
      await insertMessage(tx, { ...message, sentAtMs: clock.nowMs(), outcome })
      if (failing === 'none') return ok(undefined)
      return err(failing === 'rejected' ? 'rejected' : 'unreachable')
    })
  }

  return {
    sms: { send: ({ to, text }) => store({ channel: 'sms', to, subject: '', text }), close: () => {} },
    mail: { send: ({ to, subject, text }) => store({ channel: 'mail', to, subject, text }), close: () => {} },
    list: (to) => db.read(async (tx) => ({ messages: await listMessages(tx, to), failing: await readFailing(tx) })),
    fail: (failing) => db.write((tx) => setFailing(tx, failing)),
    cleanUp: () => db.write((tx) => deleteOldMessages(tx, clock.nowMs() - STORED_MS)),
  }
}
