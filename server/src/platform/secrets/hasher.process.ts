// Hashes passwords in a process of its own, behind everybody else: whoever floods the door must not slow down a wager.
import { hash, verify } from '@node-rs/argon2'
import { runLowPriority } from '../workers/runLowPriority.ts'
import type { HashJob } from './password.ts'

/** Argon2id (the library's default kind) with 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Compared with when there is nobody's hash, so that it takes as long. */
const nobodys = hash('nobody has this password', COST)

runLowPriority(async ({ password, stored, kind }: HashJob): Promise<string | boolean> => {
  if (kind === 'hash') return hash(password, COST)
  const isMatch = await verify(stored ?? (await nobodys), password)
  return stored !== null && isMatch
})
