import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { blindIndex, hashToken, isToken, keyOfFolder, makeToken, parseSecretKey, seal, unseal } from './index.ts'

const key = parseSecretKey('11'.repeat(32))

test('a sealed value opens only with its key, in its place and unchanged', () => {
  const sealed = seal(key, 'a seed', 'seed:1')
  expect(unseal(key, sealed, 'seed:1')).toBe('a seed')
  expect(sealed.includes(Buffer.from('a seed'))).toBe(false)

  expect(() => unseal(key, sealed, 'seed:2')).toThrow('unable to authenticate')
  expect(() => unseal(parseSecretKey('22'.repeat(32)), sealed, 'seed:1')).toThrow('unable to authenticate')
  for (let at = 0; at < sealed.length; at += 1) {
    const changed = Buffer.from(sealed)
    changed[at] = (changed[at] ?? 0) ^ 1
    expect(() => unseal(key, changed, 'seed:1')).toThrow(at === 0 ? 'known version' : 'unable to authenticate')
  }
})

test('sealing twice gives two different values', () => {
  expect(seal(key, 'same', 'x').equals(seal(key, 'same', 'x'))).toBe(false)
})

test('a blind index finds the same text in the same place, and nothing else', () => {
  const index = blindIndex(key, '+525512345678', 'account.mobile')
  expect(index).toHaveLength(32)
  expect(blindIndex(key, '+525512345678', 'account.mobile').equals(index)).toBe(true)
  const others = [
    blindIndex(key, '+525512345679', 'account.mobile'),
    blindIndex(key, '+525512345678', 'account.email'),
    blindIndex(parseSecretKey('22'.repeat(32)), '+525512345678', 'account.mobile'),
  ]
  for (const other of others) expect(other.equals(index)).toBe(false)
})

test('the key of a folder is made once, readable by the owner only', () => {
  const folder = mkdtempSync(join(tmpdir(), 'ronda-key-'))
  try {
    const first = keyOfFolder(folder)
    expect(keyOfFolder(folder).bytes.equals(first.bytes)).toBe(true)
    expect(statSync(join(folder, 'secret.key')).mode & 0o777).toBe(0o600)
  } finally {
    rmSync(folder, { recursive: true })
  }
})

test('tokens are long, different, and recognised by shape', () => {
  const [one, two] = [makeToken(), makeToken()]
  expect(one).not.toBe(two)
  expect(isToken(one)).toBe(true)
  expect(isToken(`${one}=`)).toBe(false)
  expect(isToken("' or 1=1 --")).toBe(false)
  expect(hashToken(one)).toHaveLength(32)
})
