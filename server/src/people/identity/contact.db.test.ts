import { present, type Id } from '@ronda/core'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { insertBrand } from '../../brand/brand/index.ts'
import { openDb, type Db } from '../../platform/postgres/db.ts'
import { parseSecretKey } from '../../platform/secrets/index.ts'
import { testDatabase } from '../../platform/testing/database.ts'
import {
  contactsOf,
  findByEmail,
  findById,
  findByMobile,
  findByName,
  findByNumber,
  insertAccount,
  insertDetails,
  setEmail,
  setMobile,
  setPassword,
} from './index.ts'

const key = parseSecretKey('5e'.repeat(32))
let db: Db
beforeAll(async () => {
  db = openDb(await testDatabase())
  const about = { name: 'Ronda', currency: 'USD', startingGrant: 0n } as const
  for (const merchant of ['ronda', 'other']) {
    await db.write((tx) => insertBrand(tx, { ...about, merchant }))
  }
  return () => db.close()
})

async function open(username: string, merchant = 'ronda'): Promise<Id<'account'>> {
  const about = { merchant, username, kind: 'member', currency: 'USD', language: 'es', passwordHash: null } as const
  return present(await db.write((tx) => insertAccount(tx, about)), 'an account with a free name').id
}

const MOBILE = '+525512345678'

test('an account is found by name in any case, by number, by mobile and by verified address', async () => {
  const ana = await open('Ana7')
  await db.write(async (tx) => {
    expect(await setMobile(tx, key, ana, MOBILE)).toBe(true)
    expect(await setEmail(tx, key, ana, { email: 'Ana@Casa.com', provenAtMs: null })).toBe(true)
  })
  const found = present(await db.read((tx) => findByName(tx, 'ronda', 'aNA7')), 'Ana')
  expect(found).toMatchObject({ passwordHash: null, account: { id: ana, nickname: 'Ana7', isBlocked: false } })
  expect(found.account.number).toMatch(/^\d{8}$/)
  expect((await db.read((tx) => findByNumber(tx, 'ronda', BigInt(found.account.number))))?.id).toBe(ana)
  expect((await db.read((tx) => findByMobile(tx, key, 'ronda', MOBILE)))?.account.id).toBe(ana)
  // Anybody can type an address, so it finds no account until it is verified.
  expect(await db.read((tx) => findByEmail(tx, key, 'ronda', 'ana@casa.com'))).toBeUndefined()
  await db.write((tx) => setEmail(tx, key, ana, { email: 'Ana@Casa.com', provenAtMs: 1 }))
  expect((await db.read((tx) => findByEmail(tx, key, 'ronda', ' ANA@casa.com')))?.account.id).toBe(ana)
  expect(await db.read((tx) => contactsOf(tx, key, ana))).toEqual({
    mobile: MOBILE,
    email: 'Ana@Casa.com',
    isEmailProven: true,
    payeeName: null,
  })
  // Another merchant has its own accounts.
  expect(await db.read((tx) => findByName(tx, 'other', 'Ana7'))).toBeUndefined()
  expect(await db.read((tx) => findByMobile(tx, key, 'other', MOBILE))).toBeUndefined()
})

test('one number belongs to one account; of ten concurrent claims, one succeeds', async () => {
  const claims = await Promise.all(Array.from({ length: 10 }, (_, at) => open(`racer${at}`)))
  const won = await Promise.all(claims.map((account) => db.write((tx) => setMobile(tx, key, account, '+34612345678'))))
  expect(won.filter(Boolean)).toHaveLength(1)
  const again = present(claims[won.indexOf(true)], 'the winner')
  expect(await db.write((tx) => setMobile(tx, key, again, '+34612345678'))).toBe(true)
  // At another merchant the number is free.
  expect(await db.write(async (tx) => setMobile(tx, key, await open('racer', 'other'), '+34612345678'))).toBe(true)
})

test('an address may be typed by many accounts and verified by one', async () => {
  const [eva, leo] = [await open('eva1'), await open('leo1')]
  const email = 'shared@casa.com'
  expect(await db.write((tx) => setEmail(tx, key, eva, { email, provenAtMs: null }))).toBe(true)
  expect(await db.write((tx) => setEmail(tx, key, leo, { email, provenAtMs: 5 }))).toBe(true)
  expect(await db.write((tx) => setEmail(tx, key, eva, { email, provenAtMs: 6 }))).toBe(false)
  expect((await db.read((tx) => findByEmail(tx, key, 'ronda', email)))?.account.id).toBe(leo)
})

test('a sealed value can be unsealed only in its own row', async () => {
  const [mia, max] = [await open('mia1'), await open('max1')]
  await db.write((tx) => insertDetails(tx, key, mia, new Map([['payeeName', 'Mia Paz']])))
  await db.write((tx) => setMobile(tx, key, mia, '+573101234567'))
  expect((await db.read((tx) => contactsOf(tx, key, mia))).payeeName).toBe('Mia Paz')
  await db.write((tx) =>
    sql`update account set mobile_sealed = (select mobile_sealed from account where id = ${mia}) where id = ${max}`.execute(
      tx,
    ),
  )
  await expect(db.read((tx) => contactsOf(tx, key, max))).rejects.toThrow('unable to authenticate')
})

test('a new password stores whether it must be changed again', async () => {
  const account = await open('pass1')
  await db.write((tx) => setPassword(tx, account, 'hash', { mustChange: true, nowMs: 7 }))
  const found = await db.read((tx) => findById(tx, account))
  expect(found).toMatchObject({ passwordHash: 'hash', account: { mustChangePassword: true } })
})
