import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { assert } from '@ronda/core'
import type { SecretKey } from './seal.ts'

const HEX_KEY = /^[0-9a-f]{64}$/

export function parseSecretKey(hex: string): SecretKey {
  assert(HEX_KEY.test(hex), 'the secret key is 64 hexadecimal digits')
  return { bytes: Buffer.from(hex, 'hex') }
}

/** The key of this data folder. It is made once: without it, seeds sealed earlier could never be opened again. */
export function keyOfFolder(dataDir: string): SecretKey {
  const path = join(dataDir, 'secret.key')
  if (!existsSync(path)) {
    mkdirSync(dataDir, { recursive: true })
    writeFileSync(path, randomBytes(32).toString('hex'), { mode: 0o600, flag: 'wx', flush: true })
  }
  return parseSecretKey(readFileSync(path, 'utf8').trim())
}
