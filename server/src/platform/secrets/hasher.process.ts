// Hashes passwords in a process of its own, behind everybody else: whoever floods the door must not slow down a wager.
import { constants, setPriority } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import type { HashAnswer, HashJob } from './hasher.ts'

/** Argon2id (the library's default kind) with 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

setPriority(constants.priority.PRIORITY_LOW)

/** Compared with when there is nobody's hash, so that it takes as long. */
const nobodys = hash('nobody has this password', COST)

async function work({ password, stored, kind }: HashJob): Promise<string | boolean> {
  if (kind === 'hash') return hash(password, COST)
  const isMatch = await verify(stored ?? (await nobodys), password)
  return stored !== null && isMatch
}

process.on('message', (job: HashJob) => {
  const answer = (told: Omit<HashAnswer, 'number'>): void => void process.send?.({ number: job.number, ...told })
  work(job).then(
    (value) => answer({ value }),
    (error: unknown) => answer({ error: String(error) }),
  )
})
process.on('disconnect', () => process.exit(0))
