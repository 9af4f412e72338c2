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
import { useOnce } from './once.sql.ts'
import { PUZZLE_LIFE_MS } from './verification.ts'
import { BLOCK_SIZE, difficultyOf, FEATHER, loadAt, type Load, type WorkKind } from './work.ts'

export type Work = {
  /** A puzzle for whoever asks from this address; the more their network asks for, the harder it is. */
  make(ip: string, kind?: WorkKind): Promise<Puzzle>
  /** Each solution works once, for whoever comes from the network that the puzzle was made for. */
  check(solution: string, ip: string, kind?: WorkKind): Promise<boolean>
}

export type WorkOptions = {
  readonly db: Db
  readonly clock: Clock
  readonly key: SecretKey
  /** The server itself is measured: puzzles cost next to nothing. */
  readonly isLoadTest?: boolean
  /** Where many people come from one address, as in journeys, what it asks for is divided by them. */
  readonly peoplePerAddress?: number
}

/** Networks whose asking is remembered; the one that has been quiet the longest is forgotten first. */
const NETWORKS_MAX = 50_000

const hexOf = (digits: number) => z.string().check(z.regex(new RegExp(`^[0-9a-f]{${digits}}$`)))

/** What a browser hands in. Parameters are ours to the letter, or their signature is not; so only their shape is read. */
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

/** Thrown into the library's verification: what was used before is not worth the work of checking. */
class UsedBefore extends Error {}

/** Counts what each network asks for. */
function countLoads(): (network: string, nowMs: number) => number {
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
  const markOf = (ip: string): string =>
    blindIndex(key, wideNetworkOf(ip), 'verification.work').toString('hex').slice(0, 16)
  const addTo = countLoads()

  return {
    async make(ip, kind = 'usual') {
      const nowMs = clock.nowMs()
      const load = addTo(wideNetworkOf(ip), nowMs)
      const { cost, prefix } = isLoadTest ? FEATHER : difficultyOf(load / peoplePerAddress, kind)
      const { parameters, signature = '' } = await createChallenge({
        algorithm: 'SCRYPT',
        deriveKey,
        cost,
        memoryCost: BLOCK_SIZE,
        parallelism: 1,
        keyPrefix: prefix,
        hmacSignatureSecret,
        // By our own clock, which the library does not know.
        data: { until: nowMs + PUZZLE_LIFE_MS, network: markOf(ip), kind },
      })
      return { parameters, signature } as Puzzle
    },
    async check(text, ip, kind = 'usual') {
      const payload = parseSolution(text)
      if (payload === undefined) return false
      const { nonce, salt, data } = payload.challenge.parameters
      if (data.until <= clock.nowMs() || data.network !== markOf(ip)) return false
      if (kind === 'long' && data.kind !== 'long') return false
      const mark = hash('sha256', nonce + salt, 'buffer')
      try {
        const { verified } = await verifySolution({
          challenge: payload.challenge as unknown as Challenge,
          solution: payload.solution,
          hmacSignatureSecret,
          // Called once the signature is known to be ours: each puzzle costs us one check, however often it is sent.
          async deriveKey(parameters, saltBytes, password) {
            if (!(await db.write((tx) => useOnce(tx, mark, data.until)))) throw new UsedBefore()
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
