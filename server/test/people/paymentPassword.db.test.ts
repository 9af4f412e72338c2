import { randomUUID } from 'node:crypto'
import { minutes, type Id } from '@ronda/core'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { checkPaymentPassword } from '../../src/people/paymentPassword/index.ts'
import { openDb, type Db } from '../../src/platform/postgres/db.ts'
import { openPasswords } from '../../src/platform/secrets/index.ts'
import { runHash } from '../../src/platform/secrets/runHash.ts'
import { inProcess } from '../../src/platform/testing/inProcess.ts'
import { Visitor } from '../../src/platform/testing/visitor.ts'
import type { Server } from '../../src/app/server.ts'
import { accountNamed, codeOf, giveContacts } from '../kit/signInSteps.ts'
import { KEY, loginForm, newMember, openTestServer, PASSWORD } from '../kit/testServer.ts'
import { codeSentTo } from '../kit/inbox.ts'
import { proveByContact, proveByPassword } from '../kit/proveIdentity.ts'

let server: Server
/** As in the server: separate connections, so that attempts count whatever becomes of the rest. */
let attempts: Db
const time = { nowMs: Date.UTC(2026, 10, 15, 12) }
const clock = { nowMs: () => time.nowMs }
const passwords = openPasswords(inProcess(runHash))

beforeAll(async () => {
  server = await openTestServer({ clock, withJobs: false })
  attempts = openDb(server.db.url)
  return async () => {
    await attempts.close()
    await server.close()
  }
})

const PATH = '/api/v1/member/payment'
const PIN = '918273'

type Someone = { readonly visitor: Visitor; readonly username: string; readonly account: Id<'account'> }

async function someone(): Promise<Someone> {
  const visitor = await newMember(server)
  const { account: username } = await visitor.get<{ account: string }>('/wps/member/info')
  return { visitor, username, account: await accountNamed(server, username) }
}

const set = async ({ visitor }: Someone, next: string, current?: string): Promise<string> =>
  codeOf(await visitor.ask('PUT', PATH, { next, current })) ?? 'ok'

type Status = { readonly isSet: boolean; readonly triesLeft: number; readonly lockedUntilMs: number | null }
const statusOf = ({ visitor }: Someone): Promise<Status> => visitor.get<Status>(PATH)

async function check({ account }: Someone, text: string): Promise<string> {
  const options = { db: server.db, attempts, clock, key: KEY, passwords }
  const checked = await checkPaymentPassword(options, account, text)
  if (checked.ok) return 'ok'
  return typeof checked.error === 'string' ? checked.error : checked.error.code
}

async function withPin(): Promise<Someone> {
  const person = await someone()
  expect(await set(person, PIN)).toBe('ok')
  return person
}

test('there is none until it is set, and setting it needs a fresh proof of identity', async () => {
  const person = await someone()
  expect(await statusOf(person)).toEqual({ isSet: false, triesLeft: 5, lockedUntilMs: null })
  expect(await check(person, PIN)).toBe('payment_password.missing')
  expect(await set(person, PIN, PIN)).toBe('payment_password.missing')
  expect(await set(person, '123456')).toBe('payment_password.weak')
  expect(await set(person, '12345')).toBe('identity.payment_password_invalid')
  time.nowMs += minutes(5)
  expect(await set(person, PIN)).toBe('session.proof_due')
  await proveByPassword(person.visitor, PASSWORD)
  expect(await set(person, PIN)).toBe('ok')
  expect(await check(person, PIN)).toBe('ok')
  expect((await statusOf(person)).isSet).toBe(true)
})

test('it is changed with the old one, which is invalid then', async () => {
  const person = await withPin()
  expect(await set(person, '271828', '000001')).toBe('payment_password.wrong')
  expect(await set(person, '271828', PIN)).toBe('ok')
  expect(await check(person, PIN)).toBe('payment_password.wrong')
  expect(await check(person, '271828')).toBe('ok')
})

describe('a forgotten payment password', () => {
  test('cannot be reset with the account password, nor through a contact that was added with it', async () => {
    const person = await withPin()
    await proveByPassword(person.visitor, PASSWORD)
    expect(await set(person, '271828')).toBe('payment_password.reset_refused')
    const email = 'thief@example.com'
    await person.visitor.send('POST', '/api/v1/member/security/email', { email, language: 'es' })
    const code = await codeSentTo(server, email)
    await person.visitor.send('PUT', '/api/v1/member/security/email', { email, code })
    expect((await proveByContact(server, person.visitor, 'mail', email)).status).toBe(200)
    expect(await set(person, '271828')).toBe('payment_password.reset_refused')
    expect(await check(person, PIN)).toBe('ok')
  })

  test('can be reset by a code to an older contact, and the code works once', async () => {
    const person = await withPin()
    await giveContacts(server, person.username, { mobile: '+525511223344' })
    await server.features.session.clearProofs(person.account)
    expect(await set(person, '271828')).toBe('session.proof_due')
    // With a contact on file, the password is no proof.
    expect(codeOf(await proveByPassword(person.visitor, PASSWORD))).toBe('session.way_not_offered')
    expect((await proveByContact(server, person.visitor, 'sms', '+525511223344')).status).toBe(200)
    expect(await set(person, '271828')).toBe('ok')
    expect(await check(person, '271828')).toBe('ok')
  })
})

describe('wrong payment passwords', () => {
  test('are counted, lock after five, and are reset after half an hour or by a right one', async () => {
    const person = await withPin()
    for (let left = 4; left >= 0; left -= 1) {
      expect(await check(person, '000001')).toBe('payment_password.wrong')
      expect((await statusOf(person)).triesLeft).toBe(left)
    }
    expect(await check(person, PIN)).toBe('payment_password.locked')
    expect(await set(person, '271828', PIN)).toBe('payment_password.locked')
    expect((await statusOf(person)).lockedUntilMs).toBe(time.nowMs + minutes(30))
    time.nowMs += minutes(30) - 1
    expect(await check(person, PIN)).toBe('payment_password.locked')
    time.nowMs += 1
    expect(await check(person, '000001')).toBe('payment_password.wrong')
    expect(await check(person, PIN)).toBe('ok')
  })

  test('keep it locked, whatever is set meanwhile and from any session', async () => {
    const person = await withPin()
    await giveContacts(server, person.username, { mobile: '+525511223355' })
    await server.features.session.clearProofs(person.account)
    for (let tries = 0; tries < 5; tries += 1) await check(person, '000001')
    expect((await proveByContact(server, person.visitor, 'sms', '+525511223355')).status).toBe(200)
    expect(await set(person, '271828')).toBe('ok')
    expect(await check(person, '271828')).toBe('payment_password.locked')
    // Another session, another call, and a restarted server: the count is in the database.
    const otherSession = new Visitor(server.origin)
    await otherSession.send('POST', '/wps/session/login', loginForm(person.username))
    expect((await otherSession.get<Status>(PATH)).lockedUntilMs).toBe(time.nowMs + minutes(30))
    const again = await openTestServer({ clock, databaseUrl: server.db.url })
    const moved = person.visitor.movedTo(again.origin)
    const asked = { key: randomUUID(), account: randomUUID(), amount: 'max', paymentPassword: '271828' }
    expect(codeOf(await moved.ask('POST', '/api/v1/member/withdrawals', asked))).toBe('payment_password.locked')
    await again.close()
    time.nowMs += minutes(30)
    expect(await check(person, '271828')).toBe('ok')
  })

  test('twenty at once are checked at most five times', async () => {
    const person = await withPin()
    const answers = await Promise.all(Array.from({ length: 20 }, (_, at) => check(person, String(100_000 + at))))
    expect(answers.filter((answer) => answer === 'payment_password.wrong')).toHaveLength(5)
    expect(answers.filter((answer) => answer === 'payment_password.locked')).toHaveLength(15)
    expect(await check(person, PIN)).toBe('payment_password.locked')
  })
})

test('the payment password is stored in the same place as by registration', async () => {
  const person = await withPin()
  const { rows } = await server.db.read((tx) =>
    sql<{ field: string }>`
      select field from account_detail where account = ${person.account} and field <> 'registerMethod'
    `.execute(tx),
  )
  expect(rows).toEqual([{ field: 'paymentPassword' }])
})
