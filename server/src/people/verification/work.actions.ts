import { Buffer } from 'node:buffer'
import { hash } from 'node:crypto'
import { createChallenge, verifySolution, type Challenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/scrypt'
import { z } from 'zod/mini'
import type { Puzzle } from '@ronda/contract'
import type { Clock } from '../../platform/clock/clock.ts'
import { wideNetworkOf } from '../../platform/http/index.ts'
import type { Db } from '../../platform/postgres/db.ts'
import { blindIndex, type SecretKey } from '../../platform/secrets/index.ts'
import { takeOnce } from './once.sql.ts'
import { PUZZLE_LIFE_MS } from './verification.ts'
import { BLOCK_SIZE, difficultyOf, TRIVIAL, loadAt, type Load, type WorkKind } from './work.ts'

export type Work = {
  /** A puzzle for a client at this address; the more its network requests, the harder it is. */
  make(ip: string, kind?: WorkKind): Promise<Puzzle>
  /** Each solution works once, and only from the network that the puzzle was made for. */
  check(solution: string, ip: string, kind?: WorkKind): Promise<boolean>
}

export type WorkOptions = {
  readonly db: Db
  readonly clock: Clock
  readonly key: SecretKey
  /** In a load test puzzles cost almost nothing. */
  readonly isLoadTest?: boolean
  /** Divides the load of a network, for end-to-end tests in which many people share one address. */
  readonly peoplePerAddress?: number
}

/** Networks whose load is stored; the least recently active is dropped first. */
const NETWORKS_MAX = 50_000

const hexOf = (digits: number) => z.string().check(z.regex(new RegExp(`^[0-9a-f]{${digits}}$`)))

/** The solution of a browser. Only the shape is checked here; changed parameters fail the signature check. */
const solved = z.strictObject({
  challenge: z.strictObject({
    parameters: z.looseObject({
      nonce: hexOf(32),
      salt: hexOf(32),
      data: z.strictObject({ until: z.int(), network: hexOf(16), kind: z.enum(['usual', 'long']) }),
    }),
    signature: hexOf(64),
  }),
  solution: z.strictObject({ counter: z.int().check(z.gte(0), z.lte(2 ** 32 - 1)), derivedKey: hexOf(64) }),
})

function parseSolution(text: string): z.infer<typeof solved> | undefined {
  try {
    return z.safeParse(solved, JSON.parse(Buffer.from(text, 'base64').toString('utf8'))).data
  } catch {
    return undefined
  }
}

/** Aborts the library's verification, so that a solution that was used before costs no work. */
class UsedBefore extends Error {}

/** Counts the puzzles that each network requests. */
function makeLoadCounter(): (network: string, nowMs: number) => number {
  const loads = new Map<string, Load>()
  return (network, nowMs) => {
    const amount = loadAt(loads.get(network), nowMs) + 1
    loads.delete(network)
    loads.set(network, { amount, atMs: nowMs })
    const [oldest] = loads.keys()
    if (loads.size > NETWORKS_MAX && oldest !== undefined) loads.delete(oldest)
    return amount
  }
}

export function openWork({ db, clock, key, isLoadTest = false, peoplePerAddress = 1 }: WorkOptions): Work {
  const hmacSignatureSecret = blindIndex(key, 'puzzles', 'verification.work').toString('hex')
  const networkHash = (ip: string): string =>
    blindIndex(key, wideNetworkOf(ip), 'verification.work').toString('hex').slice(0, 16)
  const countRequest = makeLoadCounter()

  return {
    async make(ip, kind = 'usual') {
      const nowMs = clock.nowMs()
      const load = countRequest(wideNetworkOf(ip), nowMs)
      const { cost, prefix } = isLoadTest ? TRIVIAL : difficultyOf(load / peoplePerAddress, kind)
      const { parameters, signature = '' } = await createChallenge({
        algorithm: 'SCRYPT',
        deriveKey,
        cost,
        memoryCost: BLOCK_SIZE,
        parallelism: 1,
        keyPrefix: prefix,
        hmacSignatureSecret,
        // The expiry by our own clock, which the library does not use.
        data: { until: nowMs + PUZZLE_LIFE_MS, network: networkHash(ip), kind },
      })
      return { parameters, signature } as Puzzle
    },
    async check(text, ip, kind = 'usual') {
      const payload = parseSolution(text)
      if (payload === undefined) return false
      const { nonce, salt, data } = payload.challenge.parameters
      if (data.until <= clock.nowMs() || data.network !== networkHash(ip)) return false
      if (kind === 'long' && data.kind !== 'long') return false
      const useHash = hash('sha256', nonce + salt, 'buffer')
      try {
        const { verified } = await verifySolution({
          challenge: payload.challenge as unknown as Challenge,
          solution: payload.solution,
          hmacSignatureSecret,
          // Called after the signature was verified: each puzzle costs one key derivation, however often it is sent.
          async deriveKey(parameters, saltBytes, password) {
            if (!(await db.write((tx) => takeOnce(tx, useHash, data.until)))) throw new UsedBefore()
            return deriveKey(parameters, saltBytes, password)
          },
        })
        return verified
      } catch (error) {
        if (error instanceof UsedBefore) return false
        throw error
      }
    },
  }
}
