import { hash } from 'node:crypto'
import { present, type Id } from '@ronda/core'
import { sql } from 'kysely'
import { insertBrand } from '../../../brand/house/index.ts'
import { openLater } from '../../../platform/later/later.ts'
import { openLog } from '../../../platform/log/log.ts'
import { openMessages } from '../../../platform/messages/index.ts'
import { openDb } from '../../../platform/postgres/db.ts'
import { openPasswords, parseSecretKey } from '../../../platform/secrets/index.ts'
import { testDatabase } from '../../../platform/testing/database.ts'
import { insertAccount, setEmail, setMobile, type Account } from '../../identity/index.ts'
import { openVerification } from '../../verification/index.ts'
import { openTeller } from '../tell.actions.ts'

export const ORIGIN = 'https://ronda.example'
export const PASSWORD = 'tres gatos 7'

export type Someone = { readonly account: Account; readonly email: string; readonly mobile: string }

let people = 0

/** The part of a house that keys are about: a database, a sandbox for messages, and a clock turned by hand. */
export async function openQuarters() {
  const url = await testDatabase()
  const [db, attempts] = [openDb(url), openDb(url)]
  let nowMs = Date.UTC(2026, 10, 15, 12)
  const clock = { nowMs: () => nowMs }
  const log = openLog('silent')
  const key = parseSecretKey('11'.repeat(32))
  const later = openLater(log)
  const passwords = openPasswords()
  const post = openMessages(db, clock, log, { mayUseSandbox: true })
  const house = 'Ronda'
  const origins = (): readonly string[] => [ORIGIN]
  const dialingCodes = async (): Promise<readonly string[]> => []
  const verification = openVerification({ db, attempts, clock, log, key, messages: post, house, dialingCodes })
  const teller = openTeller({ db, key, later, messages: post, house, origins })
  const hashed = await passwords.hash(PASSWORD)
  if (!hashed.ok) throw new Error(hashed.error)
  await db.write((tx) => insertBrand(tx, { merchant: 'ronda', name: 'Ronda', currency: 'USD', startingGrant: 0n }))

  /** What was delivered to one number or address, newest first. */
  async function inbox(to: string): Promise<readonly string[]> {
    await later.settle()
    await verification.settle()
    const { messages } = await present(post.sandbox, 'a sandbox').list(to)
    return messages.map(({ text }) => text)
  }

  return {
    db,
    clock,
    key,
    later,
    passwords,
    post,
    verification,
    teller,
    house,
    origins,
    merchant: 'ronda',
    inbox,
    turn: (byMs: number) => void (nowMs += byMs),
    async someone(): Promise<Someone> {
      people += 1
      const [username, email, mobile] = [
        `someone${people}`,
        `Someone${people}@example.com`,
        `+52${5_500_000_000 + people * 1_000_003}`,
      ]
      const account = await db.write(async (tx) => {
        const opening = { merchant: 'ronda', username, kind: 'member', currency: 'USD', language: 'en' } as const
        const opened = present(await insertAccount(tx, { ...opening, passwordHash: hashed.value }), 'a free name')
        await setEmail(tx, key, opened.id, email, nowMs)
        await setMobile(tx, key, opened.id, mobile)
        return opened
      })
      return { account, email, mobile }
    },
    /** The solution of a fresh puzzle, as a browser sends it. */
    async work(): Promise<string> {
      const { challenge, salt, algorithm, signature } = await verification.work.make()
      let number = 0
      while (hash('sha256', `${salt}${number}`) !== challenge) number += 1
      return Buffer.from(JSON.stringify({ algorithm, challenge, number, salt, signature })).toString('base64')
    },
    async codeSentTo(to: string): Promise<string> {
      const [text = ''] = await inbox(to)
      return /\b\d{6}\b/.exec(text)?.[0] ?? 'none'
    },
    async changesOf(account: Id<'account'>): Promise<readonly string[]> {
      const { rows } = await db.read((tx) =>
        sql<{ change: string }>`select body->>'change' as change from outbox
          where topic = 'security.changed' and body->>'account' = ${account} order by id`.execute(tx),
      )
      return rows.map((row) => row.change)
    },
    async close(): Promise<void> {
      await later.settle()
      await verification.settle()
      await Promise.all([db.close(), attempts.close()])
    },
  }
}

export type Quarters = Awaited<ReturnType<typeof openQuarters>>
