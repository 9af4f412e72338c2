import { createHash } from 'node:crypto'
import { days, id, minutes, present, seconds, type Id } from '@ronda/core'
import { sql } from 'kysely'
import { Secret, TOTP } from 'otpauth'
import { beforeAll, describe, expect, test } from 'vitest'
import { insertBrand } from '../../brand/brand/index.ts'
import { openDb, type Db } from '../../platform/postgres/db.ts'
import { parseSecretKey } from '../../platform/secrets/index.ts'
import { testDatabase } from '../../platform/testing/database.ts'
import { openFactors, type Factors } from './index.ts'
import { Device } from './testing/device.ts'

const ORIGIN = 'https://ronda.example'
let db: Db
let factors: Factors
let nowMs = Date.UTC(2026, 10, 15, 12)

beforeAll(async () => {
  db = openDb(await testDatabase())
  await db.write((tx) => insertBrand(tx, { merchant: 'ronda', name: 'Ronda', currency: 'USD', startingGrant: 0n }))
  factors = openFactors({
    db,
    clock: { nowMs: () => nowMs },
    key: parseSecretKey('11'.repeat(32)),
    rp: { name: 'Ronda', origins: () => [ORIGIN, 'https://mirror.example'] },
  })
  return () => db.close()
})

let names = 0
type Someone = { readonly id: Id<'account'>; readonly username: string }

async function someone(): Promise<Someone> {
  names += 1
  const username = `someone${names}`
  const { rows } = await db.write((tx) =>
    sql<{ id: string }>`insert into account (merchant, username, kind, currency, language)
      values ('ronda', ${username}, 'member', 'USD', 'es') returning id`.execute(tx),
  )
  return { id: id<'account'>(present(rows[0], 'an account').id), username }
}

const codeOf = (secret: string, atMs = nowMs): string =>
  TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: atMs })

async function withAuthenticator(): Promise<Someone & { secret: string; recoveryCodes: readonly string[] }> {
  const member = await someone()
  const begun = await factors.beginAuthenticator(member)
  if (!begun.ok) throw new Error(begun.error)
  const { secret } = begun.value
  const confirmed = await factors.confirmAuthenticator(member.id, codeOf(secret))
  if (!confirmed.ok) throw new Error(confirmed.error)
  // The confirming code is used up; move on to the next half minute.
  nowMs += seconds(30)
  return { ...member, secret, recoveryCodes: confirmed.value }
}

/** The options of members: they may have no factor, and user verification is preferred only. */
const ANY = { mustKeepOne: false }
const PREFERRED = { mustVerifyUser: false }

const held = (account: Id<'account'>) => db.read((tx) => factors.heldBy(tx, account))

describe('an authenticator', () => {
  test('is active once its first code is confirmed, and no secret is stored in clear', async () => {
    const member = await someone()
    const begun = await factors.beginAuthenticator(member)
    if (!begun.ok) throw new Error(begun.error)
    const { secret, uri, picture } = begun.value
    expect(uri).toBe(
      `otpauth://totp/Ronda:${member.username}?issuer=Ronda&secret=${secret}&algorithm=SHA1&digits=6&period=30`,
    )
    const svg = Buffer.from(present(picture.split(',')[1], 'a body'), 'base64').toString()
    expect(svg).toMatch(/^<svg [^]*<path [^]*<\/svg>$/)

    expect((await held(member.id)).hasAuthenticator).toBe(false)
    expect(await factors.checkAuthenticator(member.id, codeOf(secret))).toBe(false)
    expect(await factors.confirmAuthenticator(member.id, '000000')).toEqual({ ok: false, error: 'factor.code_wrong' })
    const confirmed = await factors.confirmAuthenticator(member.id, codeOf(secret))
    expect(confirmed).toMatchObject({ ok: true })
    expect((await held(member.id)).hasAuthenticator).toBe(true)
    expect(await factors.of(member.id)).toMatchObject({ hasAuthenticator: true, recoveryCodesLeft: 10 })
    expect(await factors.beginAuthenticator(member)).toEqual({ ok: false, error: 'factor.exists' })
    expect(await factors.confirmAuthenticator(member.id, codeOf(secret))).toEqual({ ok: false, error: 'factor.exists' })

    const { rows } = await db.read((tx) =>
      sql`select a::text, r::text from authenticator a, recovery_code r`.execute(tx),
    )
    const dump = JSON.stringify(rows)
    for (const secretText of [secret, ...(confirmed.ok ? confirmed.value : [])]) {
      expect(dump).not.toContain(Buffer.from(secretText).toString('hex'))
      expect(dump).not.toContain(secretText)
    }
  })

  test('a new secret replaces one that was never confirmed', async () => {
    const member = await someone()
    const first = await factors.beginAuthenticator(member)
    const second = await factors.beginAuthenticator(member)
    if (!first.ok || !second.ok) throw new Error('refused')
    expect(await factors.confirmAuthenticator(member.id, codeOf(first.value.secret))).toMatchObject({ ok: false })
    expect(await factors.confirmAuthenticator(member.id, codeOf(second.value.secret))).toMatchObject({ ok: true })
  })

  test('a code is valid once, half a minute early or late, and never before one that was used', async () => {
    const { id: account, secret } = await withAuthenticator()
    expect(await factors.checkAuthenticator(account, codeOf(secret, nowMs + seconds(60)))).toBe(false)
    expect(await factors.checkAuthenticator(account, codeOf(secret, nowMs - seconds(60)))).toBe(false)
    expect(await factors.checkAuthenticator(account, codeOf(secret))).toBe(true)
    expect(await factors.checkAuthenticator(account, codeOf(secret))).toBe(false)
    expect(await factors.checkAuthenticator(account, codeOf(secret, nowMs + seconds(30)))).toBe(true)
    // The code of now is older than the one just used.
    expect(await factors.checkAuthenticator(account, codeOf(secret))).toBe(false)
  })

  test('of twenty concurrent uses of a code, one is accepted', async () => {
    const { id: account, secret } = await withAuthenticator()
    const code = codeOf(secret)
    const answers = await Promise.all(Array.from({ length: 20 }, () => factors.checkAuthenticator(account, code)))
    expect(answers.filter(Boolean)).toHaveLength(1)
  })

  test('five wrong codes lock it, even for the right one; later a right code clears the failures', async () => {
    const { id: account, secret, recoveryCodes } = await withAuthenticator()
    const guesses = await Promise.all(Array.from({ length: 200 }, () => factors.checkAuthenticator(account, '000000')))
    expect(guesses).not.toContain(true)
    expect(await factors.checkAuthenticator(account, codeOf(secret))).toBe(false)
    expect(await factors.checkAuthenticator(account, present(recoveryCodes[0], 'a code'))).toBe(false)
    nowMs += minutes(15)
    expect(await factors.checkAuthenticator(account, codeOf(secret))).toBe(true)
    nowMs += seconds(30)
    for (let wrong = 0; wrong < 4; wrong += 1) await factors.checkAuthenticator(account, '000000')
    expect(await factors.checkAuthenticator(account, codeOf(secret))).toBe(true)
  })

  test('a recovery code is valid once, in any spelling, and only for its own account', async () => {
    const { id: account, recoveryCodes } = await withAuthenticator()
    const other = await withAuthenticator()
    const [first = '', second = ''] = recoveryCodes
    expect(recoveryCodes).toHaveLength(10)
    expect(new Set(recoveryCodes).size).toBe(10)
    expect(await factors.checkAuthenticator(other.id, first)).toBe(false)
    expect(await factors.checkAuthenticator(account, ` ${first.toLowerCase().replace('-', ' ')}`)).toBe(true)
    expect(await factors.checkAuthenticator(account, first)).toBe(false)
    expect(await factors.of(account)).toMatchObject({ recoveryCodesLeft: 9 })
    expect(await factors.removeAuthenticator(account, second, ANY)).toEqual({ ok: true })
    expect(await factors.of(account)).toEqual({ hasAuthenticator: false, recoveryCodesLeft: 0, passkeys: [] })
    expect(await factors.removeAuthenticator(account, second, ANY)).toEqual({ ok: false, error: 'factor.unknown' })
  })

  test('is removed only with a code, and each change is published', async () => {
    const { id: account, secret } = await withAuthenticator()
    expect(await factors.removeAuthenticator(account, '000000', ANY)).toEqual({ ok: false, error: 'factor.code_wrong' })
    expect(await factors.removeAuthenticator(account, codeOf(secret), ANY)).toEqual({ ok: true })
    const { rows } = await db.read((tx) =>
      sql<{ change: string }>`select body->>'change' as change from outbox
        where topic = 'security.changed' and body->>'account' = ${account} order by id`.execute(tx),
    )
    expect(rows.map((row) => row.change)).toEqual(['authenticatorAdded', 'authenticatorRemoved'])
  })
})

const at = { origin: ORIGIN, domain: 'ronda.example' }

async function withPasskey(): Promise<{ member: Someone; device: Device }> {
  const member = await someone()
  const device = new Device()
  const begun = await factors.beginPasskey(member, PREFERRED)
  if (!begun.ok) throw new Error(begun.error)
  const { challenge } = begun.value
  const answer = device.make({ ...at, challenge })
  expect(await factors.addPasskey(member.id, { challenge, answer, name: 'My phone' }, PREFERRED)).toEqual({ ok: true })
  return { member, device }
}

const newChallenge = async (): Promise<string> =>
  present(await factors.passkeyOptions(PREFERRED), 'a challenge').challenge

describe('a passkey', () => {
  test('is stored, listed, used and removed', async () => {
    const { member, device } = await withPasskey()
    const listed = await factors.of(member.id)
    expect(listed.passkeys).toEqual([
      { id: expect.any(String) as string, name: 'My phone', createdAtMs: nowMs, usedAtMs: null },
    ])
    const asked = present(await factors.passkeyOptions(PREFERRED), 'a challenge')
    expect(asked.options).toMatchObject({ rpId: 'ronda.example', userVerification: 'preferred' })
    expect(asked.options['allowCredentials']).toBeUndefined()

    device.userHandle = Buffer.from(member.id).toString('base64url')
    const { challenge } = asked
    expect(await factors.findByPasskey(challenge, device.sign({ ...at, challenge }))).toEqual({
      account: member.id,
      isUserVerified: true,
    })
    expect((await factors.of(member.id)).passkeys[0]?.usedAtMs).toBe(nowMs)

    const key = present(listed.passkeys[0], 'a passkey').id
    const other = await someone()
    expect(await factors.removePasskey(other.id, key, ANY)).toEqual({ ok: false, error: 'factor.unknown' })
    expect(await factors.removePasskey(member.id, "' or 1=1 --", ANY)).toEqual({ ok: false, error: 'factor.unknown' })
    expect(await factors.removePasskey(member.id, key, ANY)).toEqual({ ok: true })
    const afterRemoval = await newChallenge()
    expect(await factors.findByPasskey(afterRemoval, device.sign({ ...at, challenge: afterRemoval }))).toBeUndefined()
  })

  test('a challenge belongs to one account, and excludes the passkeys it has', async () => {
    const { member, device } = await withPasskey()
    const begun = await factors.beginPasskey(member, PREFERRED)
    if (!begun.ok) throw new Error(begun.error)
    const { challenge, options } = begun.value
    expect(options).toMatchObject({
      rp: { id: 'ronda.example', name: 'Ronda' },
      authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
      excludeCredentials: [{ id: device.credential }],
    })
    const other = await someone()
    const answer = new Device().make({ ...at, challenge })
    const refused = { ok: false, error: 'factor.passkey_refused' }
    expect(await factors.addPasskey(other.id, { challenge, answer, name: 'x' }, PREFERRED)).toEqual(refused)
    expect(await factors.addPasskey(member.id, { challenge, answer, name: 'x' }, PREFERRED)).toEqual({ ok: true })
    expect(await factors.addPasskey(member.id, { challenge, answer, name: 'x' }, PREFERRED)).toEqual(refused)
  })

  // Each row has one thing wrong; everything else is as a browser would send it.
  test.each([
    [
      'another site',
      async (device: Device, challenge: string) => device.sign({ ...at, origin: 'https://evil.example', challenge }),
    ],
    [
      'a passkey for another domain',
      async (device: Device, challenge: string) => device.sign({ ...at, domain: 'evil.example', challenge }),
    ],
    ['another challenge', async (device: Device) => device.sign({ ...at, challenge: await newChallenge() })],
    ['an unknown passkey', async (_: Device, challenge: string) => new Device().sign({ ...at, challenge })],
    [
      'a changed signature',
      async (device: Device, challenge: string) => {
        const answer = device.sign({ ...at, challenge })
        const forged = new Device().sign({ ...at, challenge })
        const response = answer['response'] as object
        return {
          ...answer,
          response: { ...response, signature: (forged['response'] as { signature: string }).signature },
        }
      },
    ],
    [
      'the user handle of another account',
      async (device: Device, challenge: string) => {
        device.userHandle = Buffer.from((await someone()).id).toString('base64url')
        return device.sign({ ...at, challenge })
      },
    ],
    ['an empty answer', async () => ({})],
    [
      'junk',
      async (device: Device) => ({
        ...device.sign({ ...at, challenge: 'x' }),
        response: { clientDataJSON: '%', authenticatorData: '', signature: '' },
      }),
    ],
  ])('%s is refused', async (_, falsify) => {
    const { device } = await withPasskey()
    const challenge = await newChallenge()
    expect(await factors.findByPasskey(challenge, await falsify(device, challenge))).toBeUndefined()
    // The attempt has used up the challenge.
    expect(await factors.findByPasskey(challenge, device.sign({ ...at, challenge }))).toBeUndefined()
  })

  test('a challenge is answered once and within five minutes', async () => {
    const { member, device } = await withPasskey()
    const once = await newChallenge()
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => factors.findByPasskey(once, device.sign({ ...at, challenge: once }))),
    )
    expect(answers.filter((answer) => answer?.account === member.id)).toHaveLength(1)
    const late = await newChallenge()
    nowMs += minutes(5)
    expect(await factors.findByPasskey(late, device.sign({ ...at, challenge: late }))).toBeUndefined()
  })

  test('a copied passkey, whose counter is behind, is refused', async () => {
    const { member, device } = await withPasskey()
    device.counter = 40
    const first = await newChallenge()
    expect(await factors.findByPasskey(first, device.sign({ ...at, challenge: first }))).toEqual({
      account: member.id,
      isUserVerified: true,
    })
    device.counter = 12
    const second = await newChallenge()
    expect(await factors.findByPasskey(second, device.sign({ ...at, challenge: second }))).toBeUndefined()
  })

  test('there are at most ten, also with twenty concurrent requests', async () => {
    const member = await someone()
    const adding = Array.from({ length: 20 }, async () => {
      const begun = await factors.beginPasskey(member, PREFERRED)
      if (!begun.ok) throw new Error(begun.error)
      const { challenge } = begun.value
      return factors.addPasskey(
        member.id,
        { challenge, answer: new Device().make({ ...at, challenge }), name: '\n' },
        PREFERRED,
      )
    })
    const answers = await Promise.all(adding)
    expect(answers.filter((answer) => answer.ok)).toHaveLength(10)
    const { passkeys } = await factors.of(member.id)
    expect(passkeys.map((passkey) => passkey.name)).toEqual(Array(10).fill('Ronda'))
  })

  test('expired challenges are deleted', async () => {
    const open = await newChallenge()
    nowMs += days(1)
    await factors.cleanUp()
    const hash = createHash('sha256').update(open).digest()
    const left = await db.read((tx) =>
      tx.selectFrom('passkey_challenge').select('hash').where('hash', '=', hash).execute(),
    )
    expect(left).toEqual([])
  })
})
