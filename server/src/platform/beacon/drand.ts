import { seconds } from '@ronda/core'
import { z } from 'zod/mini'
import { callElsewhere } from '../elsewhere/elsewhere.ts'
import type { Beacon } from './beacon.ts'

/** What names a chain of drand, as its own `/info` tells it. */
export type DrandChain = {
  readonly hash: string
  readonly publicKey: string
  readonly genesisMs: number
  readonly periodMs: number
}

/** The League of Entropy's chain of three seconds. */
export const QUICKNET: DrandChain = {
  hash: '52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971',
  publicKey:
    '83cf0f2896adee7eb8b5f01fcad3912212c437e0073e911fb90022d3e760183c8c4b450b6a0a6c3ac6a5776a2d106451' +
    '0d1fec758c921cc22b0e17e63aaf4bcb5ed66304de9cf809bd274ca73bab4af5a6e9c76a4bc09e76eae8991ef5ece45a',
  genesisMs: seconds(1_692_803_367),
  periodMs: seconds(3),
}

export type DrandOptions = {
  /** https://api.drand.sh, or another that serves the same chain. */
  readonly url: string
  readonly chain?: DrandChain
  readonly timeoutMs?: number
  /** Told when something came that the beacon did not sign: somebody stands between us. */
  readonly onForged?: (round: number) => void
}

const TIMEOUT_MS = seconds(3)

const answer = z.object({ round: z.int(), signature: z.string().check(z.regex(/^[0-9a-f]{96}$/)) })

/** A beacon of drand, by its public HTTP interface. What it answers is believed only when its key has signed it. */
export function openDrand({ url, chain = QUICKNET, timeoutMs = TIMEOUT_MS, onForged }: DrandOptions): Beacon {
  const { hash, publicKey, genesisMs, periodMs } = chain

  async function ask(round: number): Promise<string | undefined> {
    try {
      const response = await fetch(new URL(`/${hash}/public/${round}`, url), {
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      })
      const read = z.safeParse(answer, response.ok ? await response.json() : undefined)
      return read.success && read.data.round === round ? read.data.signature : undefined
    } catch {
      return undefined
    }
  }

  return {
    chain: hash,
    roundFrom: (ms) => Math.max(1, Math.ceil((ms - genesisMs) / periodMs) + 1),
    dueMs: (round) => genesisMs + (round - 1) * periodMs,
    async signatureOf(round) {
      const signature = await ask(round)
      if (signature === undefined) return undefined
      const module = new URL('signed.ts', import.meta.url).href
      const isItsOwn = await callElsewhere({ module, name: 'isSigned', argument: { publicKey, round, signature } })
      if (isItsOwn === true) return signature
      onForged?.(round)
      return undefined
    },
  }
}
