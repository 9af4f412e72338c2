import { present, type Id } from '@ronda/core'
import { sql } from 'kysely'
import { insertBrand } from '../../../brand/brand/index.ts'
import { openPasswords, parseSecretKey } from '../../../platform/secrets/index.ts'
import { runHash } from '../../../platform/secrets/runHash.ts'
import { testDatabase } from '../../../platform/testing/database.ts'
import { inProcess } from '../../../platform/testing/inProcess.ts'
import { solvePuzzle } from '../../../platform/testing/puzzle.ts'
import { openFactors } from '../../factor/index.ts'
import { insertAccount, setEmail, setMobile, type Account } from '../../identity/index.ts'
import { openVerificationFixture } from '../../verification/testing/verificationFixture.ts'
import { openSecurityNotifier } from '../securityNotifier.actions.ts'

export const ORIGIN = 'https://ronda.example'
export const PASSWORD = 'tres gatos 7'

export type Someone = { readonly account: Account; readonly email: string; readonly mobile: string }

let people = 0

/** The services that passwords need, on their own database, with a message sandbox and a manual clock. */
async function openBase() {
  const url = await testDatabase()
  const time = { nowMs: Date.UTC(2026, 10, 15, 12) }
  const key = parseSecretKey('11'.repeat(32))
  const verifying = openVerificationFixture({ url, nowMs: () => time.nowMs, key })
  const { db, attempts, clock, background, verification, brandName, messages: messageService, close } = verifying
  const passwords = openPasswords(inProcess(runHash))
  const origins = (): readonly string[] => [ORIGIN]
  const securityNotifier = openSecurityNotifier({
    db,
    clock,
    key,
    background,
    messages: messageService,
    brandName,
    origins,
  })
  await db.write((tx) => insertBrand(tx, { merchant: 'ronda', name: brandName, currency: 'USD', startingGrant: 0n }))
  return {
    db,
    attempts,
    time,
    clock,
    key,
    background,
    passwords,
    messageService,
    brandName,
    origins,
    verification,
    securityNotifier,
    factors: openFactors({ db, clock, key, rp: { name: brandName, origins } }),
    merchant: 'ronda',
    close,
  }
}

type Base = Awaited<ReturnType<typeof openBase>>

async function openSomeone({ db, key, time }: Base, passwordHash: string): Promise<Someone> {
  people += 1
  const [username, email] = [`someone${people}`, `Someone${people}@example.com`]
  const mobile = `+52${5_500_000_000 + people * 1_000_003}`
  const account = await db.write(async (tx) => {
    const opening = { merchant: 'ronda', username, kind: 'member', currency: 'USD', language: 'en' } as const
    const opened = present(await insertAccount(tx, { ...opening, passwordHash }), 'an account with a free name')
    await setEmail(tx, key, opened.id, { email, provenAtMs: time.nowMs })
    await setMobile(tx, key, opened.id, mobile)
    return opened
  })
  return { account, email, mobile }
}

/** The solution of a fresh puzzle, as a browser sends it. */
async function solveWork({ verification }: Base, ip: string): Promise<string> {
  return solvePuzzle(await verification.work.make(ip))
}

async function changesOf({ db }: Base, account: Id<'account'>): Promise<readonly string[]> {
  const { rows } = await db.read((tx) =>
    sql<{ change: string }>`select body->>'change' as change from outbox
      where topic = 'security.changed' and body->>'account' = ${account} order by id`.execute(tx),
  )
  return rows.map((row) => row.change)
}

export async function openPasswordFixture() {
  const base = await openBase()
  const hashed = await base.passwords.hash(PASSWORD)
  if (!hashed.ok) throw new Error(hashed.error)
  const settle = async (): Promise<void> => {
    await base.background.settle()
  }
  /** What was delivered to one number or address, newest first. */
  const inbox = async (to: string): Promise<readonly string[]> => {
    await settle()
    const { messages } = await present(base.messageService.sandbox, 'a sandbox').list(to)
    return messages.map(({ text }) => text)
  }
  return {
    ...base,
    inbox,
    settle,
    advance: (byMs: number) => void (base.time.nowMs += byMs),
    someone: () => openSomeone(base, hashed.value),
    work: (ip: string) => solveWork(base, ip),
    changesOf: (account: Id<'account'>) => changesOf(base, account),
    async codeSentTo(to: string): Promise<string> {
      const [text = ''] = await inbox(to)
      return /\b\d{6}\b/.exec(text)?.[0] ?? 'none'
    },
  }
}

export type PasswordFixture = Awaited<ReturnType<typeof openPasswordFixture>>
