import { setTimeout as pause } from 'node:timers/promises'
import { id, minutes, present } from '@ronda/core'
import { insertMessage } from '../../src/talk/inbox/inbox.sql.ts'
import { sendDueMails } from '../../src/talk/inbox/mail.actions.ts'
import { accountOf, poison, three, type PoisonCase } from './poison.ts'

/** How often it is checked whether the mails have been sent, for ten seconds at most. */
const [TRIES, TRY_MS] = [200, 50]

/** A poisoned row among the due mails. */
export const inboxPoison: readonly PoisonCase[] = [
  {
    name: 'messages by mail',
    kind: 'inbox.mail',
    async plant({ server, parties, clock }) {
      const accounts = await three(async () => accountOf(server, await parties.owner()))
      const key = 'adjustment.credited:poison'
      const when = `new.account = '${accounts[0]}' and new.key = '${key}' and new.mail_at is null`
      const heal = await poison(server.db, { table: 'inbox_message', on: 'update', when })
      await three(async (at) => {
        const account = id<'account'>(present(accounts[at], 'an owner'))
        const facts = { amount: null, currency: null, name: null, reason: null, untilMs: null, limit: null }
        const due = { account, key, event: 'adjustment.credited', subject: null, facts } as const
        await server.db.write((tx) => insertMessage(tx, { ...due, atMs: clock.at, mailAtMs: clock.at }))
      })
      const done = async (): Promise<readonly boolean[]> => {
        const rows = await server.db.read((tx) =>
          tx.selectFrom('inbox_message').select(['account', 'mail_at']).where('key', '=', key).execute(),
        )
        return accounts.map((account) => rows.some((row) => row.account === account && row.mail_at === null))
      }
      // Messages about the owners' own money may have started the mails already, in a call that is still running.
      const mail = async (wanted: readonly boolean[]): Promise<void> => {
        await sendDueMails(server.features.inbox.options)
        for (let tries = 0; tries < TRIES && String(await done()) !== String(wanted); tries += 1) await pause(TRY_MS)
      }
      const again = async (): Promise<void> => {
        clock.at += minutes(10)
        await mail([true, true, true])
      }
      return { heal, run: () => mail([false, true, true]), again, done }
    },
  },
]
