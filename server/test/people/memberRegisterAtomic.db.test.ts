import { randomInt, randomUUID } from 'node:crypto'
import type { RegisterField } from '@ronda/contract'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { defaultSettings } from '../../src/brand/settings/index.ts'
import { openWallets } from '../../src/money/wallet/index.ts'
import type { MemberOptions } from '../../src/people/member/index.ts'
import { register, type Application } from '../../src/people/member/register.actions.ts'
import { systemClock } from '../../src/platform/clock/clock.ts'
import type { Visit } from '../../src/platform/http/index.ts'
import { openPasswords, parseSecretKey, type Passwords } from '../../src/platform/secrets/index.ts'
import { runHash } from '../../src/platform/secrets/runHash.ts'
import { inProcess } from '../../src/platform/testing/inProcess.ts'
import { Visitor } from '../../src/platform/testing/visitor.ts'
import { solveWork } from '../../src/platform/testing/work.ts'
import type { Server } from '../../src/app/server.ts'
import { openTestServer, PASSWORD } from '../kit/testServer.ts'
import { sendCode } from '../kit/registration.ts'

const MOBILE = '5512345678'

let server: Server
let passwords: Passwords
beforeAll(async () => {
  server = await openTestServer()
  passwords = openPasswords(inProcess(runHash))
  return async () => {
    passwords.close()
    await server.close()
  }
})

const visit: Visit = {
  address: '127.0.0.1',
  // The address that its puzzles are requested from.
  ip: '127.0.0.1',
  userAgent: 'test',
  origin: undefined,
  readCookie: () => undefined,
  setCookie: () => {},
  clearCookie: () => {},
}

const optionsOf = (change: Partial<MemberOptions>): MemberOptions => ({
  db: server.db,
  clock: systemClock,
  key: parseSecretKey('5e'.repeat(32)),
  passwords,
  merchant: 'ronda',
  currency: 'USD',
  settings: { current: async () => defaultSettings, countryOf: () => 'MX' },
  verification: server.features.verification,
  rng: (below) => randomInt(below),
  sessions: server.features.session,
  openWallets,
  invitations: server.features.invitation,
  linkCodes: server.features.linkCodes,
  isSelfExcluded: async () => false,
  welcome: async () => {},
  flagsOf: async () => ({ requestOf: () => 0, infoOf: () => 0 }),
  unreadOf: async () => 0,
  rankOf: async () => ({ level: 0, name: '' }),
  iconOf: async () => '',
  fundsOf: async () => ({ cash: 0n, held: 0n, bonus: 0n, total: 0n }),
  ...change,
})

async function applicationOf(verificationCode: string, id: string = randomUUID()): Promise<Application> {
  const fields = new Map<RegisterField, string>([
    ['mobileNum', MOBILE],
    ['verificationCode', verificationCode],
    ['password', PASSWORD],
    ['confirmPassword', PASSWORD],
    ['email', 'atomic@casa.com'],
  ])
  const work = await solveWork(new Visitor(server.origin))
  const about = { id, tab: 'registerMobile', work, language: 'es', captcha: undefined, linkTerms: undefined } as const
  return { ...about, fields, termsAccepted: true, countryDialingCode: '52', referralCode: '', origin: new Map() }
}

/** The number of rows of each table that a registration writes to. */
async function countRows(): Promise<string> {
  const tables = ['account', 'account_detail', 'account_consent', 'registration', 'wallet', 'session', 'outbox']
  const counts = await server.db.read((tx) =>
    Promise.all(tables.map((table) => sql<{ n: bigint }>`select count(*) as n from ${sql.table(table)}`.execute(tx))),
  )
  return tables.map((table, at) => `${table} ${counts[at]?.rows[0]?.n}`).join(', ')
}

class PowerCut extends Error {}
const cutPower = async (): Promise<never> => {
  throw new PowerCut()
}

test('a crash at any step leaves nothing behind, and the code still opens the account afterwards', async () => {
  const code = await sendCode(new Visitor(server.origin), MOBILE)
  const before = await countRows()
  const { session: sessions, verification } = server.features
  const steps: readonly (readonly [string, Partial<MemberOptions>])[] = [
    [
      'before the code',
      { verification: { ...verification, mobileProofs: { ...verification.mobileProofs, use: cutPower } } },
    ],
    ['hashing', { passwords: { ...passwords, hash: cutPower } }],
    ['the wallets', { openWallets: cutPower }],
    [
      'after the wallets',
      {
        async openWallets(tx, account) {
          await openWallets(tx, account)
          await cutPower()
        },
      },
    ],
    ['the session', { sessions: { ...sessions, open: cutPower } }],
    [
      'after the session',
      {
        sessions: {
          ...sessions,
          async open(tx, account, arriving, entry) {
            await sessions.open(tx, account, arriving, entry)
            return cutPower()
          },
        },
      },
    ],
  ]
  for (const [step, change] of steps) {
    const cut = register(optionsOf(change), await applicationOf(code), visit)
    await expect(cut, step).rejects.toThrow(PowerCut)
    expect(await countRows(), step).toBe(before)
  }
  expect(await register(optionsOf({}), await applicationOf(code), visit)).toMatchObject({ ok: true })
})

test('a crash after everything is written loses only the answer: the same form gets it again', async () => {
  const code = await sendCode(new Visitor(server.origin), '5587654321')
  const form = await applicationOf(code)
  const fields = new Map(form.fields).set('mobileNum', '5587654321')
  const cut = register(optionsOf({ welcome: cutPower }), { ...form, fields }, visit)
  await expect(cut).rejects.toThrow(PowerCut)
  const before = await countRows()
  const again = await register(optionsOf({}), { ...form, fields }, visit)
  expect(again.ok).toBe(true)
  // One more session, and its event.
  const others = (rows: string) => rows.replace(/session \d+, outbox \d+/, '')
  expect(others(await countRows())).toBe(others(before))
})
