// Hashes passwords in a low-priority process of its own, so that a flood of sign-ins does not slow other calls down.
import { hash, verify } from '@node-rs/argon2'
import { runLowPriority } from '../workers/runLowPriority.ts'
import type { HashJob } from './password.ts'

/** Argon2id (the library's default kind) with 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Compared with when there is no stored hash, so that it takes as long. */
const dummyHash = hash('nobody has this password', COST)

runLowPriority(async ({ password, stored, kind }: HashJob): Promise<string | boolean> => {
  if (kind === 'hash') return hash(password, COST)
  const isMatch = await verify(stored ?? (await dummyHash), password)
  return stored !== null && isMatch
})
