import { Buffer } from 'node:buffer'
import { createChallenge, extractParams, verifySolution } from 'altcha-lib/v1'
import { z } from 'zod/mini'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Db } from '../../platform/postgres/db.ts'
import { blindIndex, type SecretKey } from '../../platform/secrets/index.ts'
import { useOnce } from './once.sql.ts'
import { PUZZLE_LIFE_MS } from './verification.ts'

export type Puzzle = {
  readonly algorithm: 'SHA-256'
  readonly challenge: string
  readonly salt: string
  readonly maxNumber: number
  readonly signature: string
}

export type Work = {
  make(): Promise<Puzzle>
  /** Each solution works once. */
  check(solution: string): Promise<boolean>
}

export type WorkOptions = { readonly db: Db; readonly clock: Clock; readonly key: SecretKey }

/** Half as many hashes on average: a tenth of a second on a phone, and all day for whoever needs a million of them. */
const NUMBER_MAX = 20_000

const solved = z.strictObject({
  algorithm: z.literal('SHA-256'),
  challenge: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
  number: z.int().check(z.nonnegative(), z.lte(NUMBER_MAX)),
  salt: z.string().check(z.maxLength(200)),
  signature: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
})

function parseSolution(text: string): z.infer<typeof solved> | undefined {
  try {
    return z.safeParse(solved, JSON.parse(Buffer.from(text, 'base64').toString('utf8'))).data
  } catch {
    return undefined
  }
}

export function openWork({ db, clock, key }: WorkOptions): Work {
  const hmacKey = blindIndex(key, 'puzzles', 'verification.work').toString('hex')
  return {
    async make() {
      const expires = new Date(clock.nowMs() + PUZZLE_LIFE_MS)
      const { challenge, salt, signature } = await createChallenge({ hmacKey, expires, maxNumber: NUMBER_MAX })
      return { algorithm: 'SHA-256', challenge, salt, maxNumber: NUMBER_MAX, signature }
    },
    async check(text) {
      const solution = parseSolution(text)
      if (solution === undefined) return false
      // By our own clock, not the library's.
      const expiresAtMs = Number(extractParams(solution)['expires']) * 1_000
      if (!(expiresAtMs > clock.nowMs())) return false
      if (!(await verifySolution(solution, hmacKey, false))) return false
      // The hash is what is signed; the same salt can be written in more than one way.
      return db.write((tx) => useOnce(tx, Buffer.from(solution.challenge, 'hex'), expiresAtMs))
    },
  }
}
