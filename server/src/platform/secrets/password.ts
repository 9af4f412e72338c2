import type { Result } from '@ronda/core'
import { makeQueue } from '../workers/queue.ts'
import { IdleFirstPool } from '../workers/idleFirstPool.ts'
import type { WorkPool } from '../workers/workPool.ts'

export type HashJob = {
  readonly kind: 'hash' | 'verify'
  readonly password: string
  readonly stored: string | null
}

export type Passwords = {
  hash(password: string): Promise<Result<string, 'server.busy'>>
  /** Takes the same time when there is no hash to compare with, so that timing does not reveal who has an account. */
  matches(hash: string | null | undefined, password: string): Promise<Result<boolean, 'server.busy'>>
  close(): void
}

/** Hashing is the most expensive work that an anonymous caller can cause: more at once would delay all others. */
const AT_ONCE_MAX = 2
const WAITING_MAX = 20

/** Two spellings of the same character must be the same password. */
const normalise = (password: string): string => password.normalize('NFKC')

export type Hasher = WorkPool<HashJob, string | boolean>

const startHasher = (): Hasher => new IdleFirstPool(new URL('./hasher.process.ts', import.meta.url))

export function openPasswords(hasher: Hasher = startHasher()): Passwords {
  const enqueue = makeQueue(AT_ONCE_MAX, WAITING_MAX)
  return {
    hash: (password) =>
      enqueue(async () => String(await hasher.ask({ kind: 'hash', password: normalise(password), stored: null }))),
    matches: (stored = null, password) =>
      enqueue(async () => (await hasher.ask({ kind: 'verify', password: normalise(password), stored })) === true),
    close: () => hasher.close(),
  }
}
