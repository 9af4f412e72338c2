import { days } from '@ronda/core'
import {
  base64url,
  CompactEncrypt,
  CompactSign,
  generateKeyPair,
  importJWK,
  type CompactJWEHeaderParameters,
} from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDb, type Db } from '../../postgres/db.ts'
import { parseSecretKey } from '../../secrets/index.ts'
import { testDatabase } from '../../testing/database.ts'
import { openTransport, type Transport } from './transport.actions.ts'
import { acceptedKeys, isRotationDue, type PublicKey } from './transport.ts'

const key = parseSecretKey('7a'.repeat(32))
let db: Db
let nowMs = Date.UTC(2026, 10, 15)
const clock = { nowMs: () => nowMs }
const started: Transport[] = []
function start(on: Db = db): Transport {
  const transport = openTransport({ db: on, clock, key })
  started.push(transport)
  return transport
}
let transport: Transport

beforeAll(async () => {
  db = openDb(await testDatabase())
  transport = start()
})
afterAll(async () => {
  for (const each of started) each.close()
  await db.close()
})

const FIELDS = { username: 'ana', password: 'tres gatos 7' }
const bytes = (value: unknown): Uint8Array => new TextEncoder().encode(JSON.stringify(value))

/** Encrypts as a page does; header fields and text can be replaced. */
async function encrypt(
  to: PublicKey,
  header: Partial<CompactJWEHeaderParameters> = {},
  text: Uint8Array = bytes(FIELDS),
): Promise<string> {
  return new CompactEncrypt(text)
    .setProtectedHeader({ alg: 'ECDH-ES', enc: 'A256GCM', kid: to.kid, ...header })
    .encrypt(await importJWK(to, 'ECDH-ES'))
}

const withHeader = (jwe: string, header: object): string =>
  [base64url.encode(JSON.stringify(header)), ...jwe.split('.').slice(1)].join('.')

// oxfmt-ignore
test.each([
  // newest   now               due
  [undefined, 0,                true],
  [0,         days(30) - 1,     false],
  [0,         days(30),         true],
])('a key made at %s, at %i: rotation is due: %s', (createdAtMs, at, due) => {
  expect(isRotationDue(createdAtMs === undefined ? undefined : { createdAtMs }, at)).toBe(due)
})

test('the previous key opens bodies for one more day, and older keys never do', () => {
  const [newest, previous, old] = [{ createdAtMs: days(60) }, { createdAtMs: days(30) }, { createdAtMs: 0 }] as const
  expect(acceptedKeys([newest, previous, old], days(61) - 1)).toEqual([newest, previous])
  expect(acceptedKeys([newest, previous, old], days(61))).toEqual([newest])
  expect(acceptedKeys([], 0)).toEqual([])
})

test('a body encrypted to the published key is opened by every process, as often as it is sent', async () => {
  const shown = await transport.shownKey()
  expect(Object.keys(shown).toSorted()).toEqual(['crv', 'kid', 'kty', 'x', 'y'])
  const jwe = await encrypt(shown)
  expect(await transport.open({ jwe })).toEqual(FIELDS)
  expect(await transport.open({ jwe })).toEqual(FIELDS)
  expect(await start().open({ jwe })).toEqual(FIELDS)
})

test('of ten processes that start together only one makes a key', async () => {
  const others = openDb(await testDatabase())
  const kids = await Promise.all(Array.from({ length: 10 }, async () => (await start(others).shownKey()).kid))
  expect(new Set(kids).size).toBe(1)
  await others.close()
})

test('the private key cannot be read from a copy of the table', async () => {
  await transport.shownKey()
  const rows = await db.read((tx) => tx.selectFrom('transport_key').selectAll().execute())
  expect(rows).toHaveLength(1)
  expect(JSON.stringify(rows[0]?.public_jwk)).not.toContain('"d"')
  expect(rows[0]?.private_sealed.toString('latin1')).not.toContain('"d"')
})

type Attack = (to: PublicKey) => Promise<unknown>

const attacks: readonly (readonly [string, Attack])[] = [
  ['plain fields', async () => FIELDS],
  ['nothing', async () => undefined],
  ['a list', async () => [FIELDS]],
  ['a JWE with something beside it', async (to) => ({ jwe: await encrypt(to), username: 'eva' })],
  ['a JWE that is no text', async () => ({ jwe: { toString: 1 } })],
  ['an empty JWE', async () => ({ jwe: '' })],
  ['one part too few', async (to) => ({ jwe: (await encrypt(to)).split('.').slice(0, 4).join('.') })],
  ['a cut JWE', async (to) => ({ jwe: (await encrypt(to)).slice(0, -4) })],
  ['a changed text', async (to) => ({ jwe: (await encrypt(to)).replace(/\.([^.]+)\.([^.]+)$/, '.AAAA$1.$2') })],
  ['a huge JWE', async (to) => ({ jwe: await encrypt(to, {}, bytes({ pad: 'x'.repeat(20_000) })) })],
  ['an unknown key', async (to) => ({ jwe: await encrypt(to, { kid: crypto.randomUUID() }) })],
  ['no key named', async (to) => ({ jwe: withHeader(await encrypt(to), { alg: 'ECDH-ES', enc: 'A256GCM' }) })],
  ['another content encryption', async (to) => ({ jwe: await encrypt(to, { enc: 'A128GCM' }) })],
  ['another key agreement', async (to) => ({ jwe: await encrypt(to, { alg: 'ECDH-ES+A256KW' }) })],
  ['alg none', async (to) => ({ jwe: withHeader(await encrypt(to), { alg: 'none', enc: 'A256GCM', kid: to.kid }) })],
  [
    'a key of the sender in the header',
    async (to) => {
      const jwe = await encrypt(to)
      const { x, y } = to
      const jwk = { kty: 'EC', crv: 'P-256', x, y }
      return { jwe: withHeader(jwe, { alg: 'ECDH-ES', enc: 'A256GCM', kid: to.kid, epk: jwk, jwk }) }
    },
  ],
  [
    'an address of keys in the header',
    async (to) => {
      const jku = 'https://evil.example/keys'
      return { jwe: withHeader(await encrypt(to), { alg: 'ECDH-ES', enc: 'A256GCM', kid: to.kid, jku }) }
    },
  ],
  [
    'a direct key',
    async (to) => {
      const jwe = await new CompactEncrypt(bytes(FIELDS))
        .setProtectedHeader({ alg: 'dir', enc: 'A256GCM', kid: to.kid })
        .encrypt(new Uint8Array(32))
      return { jwe }
    },
  ],
  ['a compressed text', async (to) => ({ jwe: await encrypt(to, { zip: 'DEF' }, bytes({ pad: 'x'.repeat(1_000) })) })],
  [
    'a signed text instead',
    async () => {
      const { privateKey } = await generateKeyPair('ES256')
      return { jwe: await new CompactSign(bytes(FIELDS)).setProtectedHeader({ alg: 'ES256' }).sign(privateKey) }
    },
  ],
  [
    'encrypted to another key under our name',
    async (to) => {
      const other = await generateKeyPair('ECDH-ES', { crv: 'P-256' })
      const jwe = await new CompactEncrypt(bytes(FIELDS))
        .setProtectedHeader({ alg: 'ECDH-ES', enc: 'A256GCM', kid: to.kid })
        .encrypt(other.publicKey)
      return { jwe }
    },
  ],
  ['text that is no JSON', async (to) => ({ jwe: await encrypt(to, {}, new TextEncoder().encode('{')) })],
  ['bytes that are no text', async (to) => ({ jwe: await encrypt(to, {}, new Uint8Array([0xff, 0xfe])) })],
]

test.each(attacks)('%s is not opened', async (_, attack) => {
  expect(await transport.open(await attack(await transport.shownKey()))).toBeUndefined()
})

test('after a month the key is rotated, and the previous one works for one more day', async () => {
  const before = await transport.shownKey()
  const jwe = await encrypt(before)
  nowMs += days(30)
  const after = await transport.shownKey()
  expect(after.kid).not.toBe(before.kid)
  expect(await transport.open({ jwe })).toEqual(FIELDS)
  expect(await start().shownKey()).toEqual(after)
  nowMs += days(1)
  expect(await transport.open({ jwe })).toBeUndefined()
  expect(await transport.open({ jwe: await encrypt(after) })).toEqual(FIELDS)
})

test('a process that does not know a new key reads it when a body names it', async () => {
  const [one, other] = [start(), start()]
  await one.shownKey()
  nowMs += days(30)
  const made = await other.shownKey()
  expect(await one.open({ jwe: await encrypt(made) })).toEqual(FIELDS)
})

test('a flood is refused beyond the waiting limit, and accepted bodies are answered', async () => {
  const flooded = start()
  const jwe = await encrypt(await flooded.shownKey())
  const answers = await Promise.allSettled(Array.from({ length: 300 }, () => flooded.open({ jwe })))
  const refused = answers.filter((answer) => answer.status === 'rejected')
  expect(refused).toHaveLength(100)
  expect(refused.every((answer) => (answer.reason as Error).name === 'TransportBusy')).toBe(true)
  expect(await flooded.open({ jwe })).toEqual(FIELDS)
})

test('bodies are opened again after the decrypting process has ended', async () => {
  const again = start()
  const jwe = await encrypt(await again.shownKey())
  expect(await again.open({ jwe })).toEqual(FIELDS)
  again.close()
  expect(await again.open({ jwe })).toEqual(FIELDS)
})
