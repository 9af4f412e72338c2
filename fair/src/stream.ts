import type { Rng } from '@ronda/core'
import { bytesOf } from './bytes.ts'
import { drawBelow } from './draw.ts'
import { hmacKey, hmacSha256 } from './hmac.ts'

/** What fixes every draw of a round: the house's secret, the player's text and the number of the round. */
export type RoundSeed = { readonly serverSeed: string; readonly clientSeed: string; readonly nonce: number }

/**
 * The draws of one round, the same whenever and wherever they are repeated.
 *
 * Block i is HMAC-SHA256 of `clientSeed:nonce:i` under the server seed, and gives eight words of four bytes. The key is
 * the seed's hexadecimal text itself, not the bytes it spells: verifiers already in use all over the web expect that.
 */
export function openStream(seed: RoundSeed): Rng {
  const nextWord = openWords(seed)
  return (below) => drawBelow(nextWord, below)
}

/** The words of the stream, each an integer in [0, 2^32). */
export function openWords({ serverSeed, clientSeed, nonce }: RoundSeed): () => number {
  const key = hmacKey(bytesOf(serverSeed))
  let block: Int32Array = new Int32Array(0)
  let cursor = 0
  let used = 0
  return () => {
    if (used === block.length) {
      block = hmacSha256(key, bytesOf(`${clientSeed}:${nonce}:${cursor}`))
      cursor += 1
      used = 0
    }
    const word = block[used] ?? 0
    used += 1
    return word >>> 0
  }
}
