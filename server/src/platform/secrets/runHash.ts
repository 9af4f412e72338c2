import { hash, verify } from '@node-rs/argon2'
import type { HashJob } from './password.ts'

/** Argon2id (the library's default kind) with 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

let dummyHash: Promise<string> | undefined

/** Compared with when there is no stored hash, so that it takes as long. */
const dummy = (): Promise<string> => (dummyHash ??= hash('nobody has this password', COST))

/** Hashes a password, or compares it with a hash. */
export async function runHash({ password, stored, kind }: HashJob): Promise<string | boolean> {
  if (kind === 'hash') return hash(password, COST)
  const isMatch = await verify(stored ?? (await dummy()), password)
  return stored !== null && isMatch
}
