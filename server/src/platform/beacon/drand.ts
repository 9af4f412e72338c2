import { seconds } from '@ronda/core'
import { QUICKNET, type BeaconChain } from '@ronda/fair'
import { z } from 'zod/mini'
import { callInThread } from '../workers/callInThread.ts'
import type { Beacon } from './beacon.ts'

export type DrandOptions = {
  /** https://api.drand.sh, or another that serves the same chain. */
  readonly url: string
  readonly chain?: BeaconChain
  readonly timeoutMs?: number
  /** Called when a value arrived that the beacon did not sign: somebody changed it on the way. */
  readonly onForged?: (round: number) => void
}

const TIMEOUT_MS = seconds(3)

const answer = z.object({ round: z.int(), signature: z.string().check(z.regex(/^[0-9a-f]{96}$/)) })

/** A drand beacon, read by its public HTTP interface. An answer counts only when the beacon's key has signed it. */
export function openDrand({ url, chain = QUICKNET, timeoutMs = TIMEOUT_MS, onForged }: DrandOptions): Beacon {
  const { hash, publicKey } = chain

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
    chain,
    async signatureOf(round) {
      const signature = await ask(round)
      if (signature === undefined) return undefined
      const module = new URL('signed.ts', import.meta.url).href
      const isGenuine = await callInThread({ module, name: 'isSigned', argument: { publicKey, round, signature } })
      if (isGenuine === true) return signature
      onForged?.(round)
      return undefined
    },
  }
}
