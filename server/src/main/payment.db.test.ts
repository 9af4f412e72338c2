import { minutes, type Id } from '@ronda/core'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { checkPaymentPassword } from '../people/payment/index.ts'
import { openDb, type Db } from '../platform/postgres/db.ts'
import { openPasswords } from '../platform/secrets/index.ts'
import type { Visitor } from '../platform/testing/visitor.ts'
import type { House } from './house.ts'
import { accountNamed, codeOf, giveContacts, readCode } from './testing/doors.ts'
import { KEY, newMember, openTestHouse, PASSWORD } from './testing/guests.ts'

let house: House
/** As the house has them: connections of their own for what counts whatever becomes of the rest. */
let attempts: Db
const time = { nowMs: Date.UTC(2026, 10, 15, 12) }
const clock = { nowMs: () => time.nowMs }
const passwords = openPasswords()

beforeAll(async () => {
  house = await openTestHouse({ clock, withJobs: false })
  attempts = openDb(house.db.url)
  return async () => {
    await attempts.close()
    await house.close()
  }
})

const PATH = '/api/v1/member/payment'
const PIN = '918273'

type Proof = { readonly way: string; readonly text: string; readonly channel?: string }
const byPassword: Proof = { way: 'password', text: PASSWORD }

type Someone = { readonly visitor: Visitor; readonly username: string; readonly account: Id<'account'> }

async function someone(): Promise<Someone> {
  const visitor = await newMember(house)
  const { account: username } = await visitor.get<{ account: string }>('/wps/member/info')
  return { visitor, username, account: await accountNamed(house, username) }
}

const set = async ({ visitor }: Someone, next: string, proof: Proof): Promise<string> =>
  codeOf(await visitor.ask('PUT', PATH, { next, proof })) ?? 'ok'

type Status = { readonly isSet: boolean; readonly triesLeft: number; readonly lockedUntilMs: number | null }
const statusOf = ({ visitor }: Someone): Promise<Status> => visitor.get<Status>(PATH)

async function check({ account }: Someone, text: string): Promise<string> {
  const options = { db: house.db, attempts, clock, key: KEY, passwords }
  const checked = await checkPaymentPassword(options, account, text)
  return checked.ok ? 'ok' : checked.error
}

async function withPin(): Promise<Someone> {
  const person = await someone()
  expect(await set(person, PIN, byPassword)).toBe('ok')
  return person
}

test('there is none until it is set, and setting it needs a proof', async () => {
  const person = await someone()
  expect(await statusOf(person)).toEqual({ isSet: false, triesLeft: 5, lockedUntilMs: null })
  expect(await check(person, PIN)).toBe('payment_password.missing')
  expect(await set(person, PIN, { way: 'current', text: PIN })).toBe('payment_password.missing')
  expect(await set(person, PIN, { way: 'password', text: 'guess' })).toBe('password.wrong')
  expect(await set(person, '123456', byPassword)).toBe('payment_password.weak')
  expect(await set(person, '12345', byPassword)).toBe('identity.payment_password_invalid')
  expect(await set(person, PIN, byPassword)).toBe('ok')
  expect(await check(person, PIN)).toBe('ok')
  expect((await statusOf(person)).isSet).toBe(true)
})

test('it changes with the old one, which is over then', async () => {
  const person = await withPin()
  expect(await set(person, '271828', { way: 'current', text: '000001' })).toBe('payment_password.wrong')
  expect(await set(person, '271828', { way: 'current', text: PIN })).toBe('ok')
  expect(await check(person, PIN)).toBe('payment_password.wrong')
  expect(await check(person, '271828')).toBe('ok')
})

test('a forgotten one is set anew by a code to the owner, once', async () => {
  const person = await withPin()
  const code = { channel: 'sms', language: 'es' }
  expect(codeOf(await person.visitor.ask('POST', `${PATH}/code`, code))).toBe('payment_password.no_contact')
  expect(await set(person, PIN, { way: 'code', channel: 'mail', text: '123456' })).toBe('payment_password.no_contact')
  await giveContacts(house, person.username, { mobile: '+525511223344', email: 'pin@example.com' })
  await person.visitor.send('POST', `${PATH}/code`, code)
  const proof = { way: 'code', channel: 'sms', text: await readCode(house, '+525511223344') }
  expect(await set(person, '271828', { ...proof, text: '1' })).toBe('verification.code_wrong')
  expect(await set(person, '271828', { ...proof, channel: 'mail' })).toBe('verification.code_expired')
  expect(await set(person, '271828', proof)).toBe('ok')
  expect(await set(person, '314159', proof)).toBe('verification.code_expired')
  expect(await check(person, '271828')).toBe('ok')
})

describe('wrong ones', () => {
  test('are counted, locked after five, and forgotten after half an hour or a right one', async () => {
    const person = await withPin()
    for (let left = 4; left >= 0; left -= 1) {
      expect(await check(person, '000001')).toBe('payment_password.wrong')
      expect((await statusOf(person)).triesLeft).toBe(left)
    }
    expect(await check(person, PIN)).toBe('payment_password.locked')
    expect(await set(person, '271828', { way: 'current', text: PIN })).toBe('payment_password.locked')
    expect((await statusOf(person)).lockedUntilMs).toBe(time.nowMs + minutes(30))
    time.nowMs += minutes(30) - 1
    expect(await check(person, PIN)).toBe('payment_password.locked')
    time.nowMs += 1
    expect(await check(person, '000001')).toBe('payment_password.wrong')
    expect(await check(person, PIN)).toBe('ok')
  })

  test('twenty at once are looked at five times at most', async () => {
    const person = await withPin()
    const answers = await Promise.all(Array.from({ length: 20 }, (_, at) => check(person, String(100_000 + at))))
    expect(answers.filter((answer) => answer === 'payment_password.wrong')).toHaveLength(5)
    expect(answers.filter((answer) => answer === 'payment_password.locked')).toHaveLength(15)
    expect(await check(person, PIN)).toBe('payment_password.locked')
  })
})

test('what registration took is the same payment password', async () => {
  const person = await withPin()
  const { rows } = await house.db.read((tx) =>
    sql<{ field: string }>`select field from account_detail where account = ${person.account}`.execute(tx),
  )
  expect(rows).toEqual([{ field: 'paymentPassword' }])
})
