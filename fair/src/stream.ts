import type { Rng } from '@ronda/core'
import { bytesOf } from './bytes.ts'
import { drawBelow } from './draw.ts'
import { hmacKey, hmacSha256, type HmacKey } from './hmac.ts'

/** What determines every draw of a round: the server's secret, the player's text and the number of the round. */
export type RoundSeed = { readonly serverSeed: string; readonly clientSeed: string; readonly nonce: number }

/** What determines the draws of all rounds until one of the two changes. */
export type SeedPair = Omit<RoundSeed, 'nonce'>

/**
 * The draws of one round, the same whenever and wherever they are repeated.
 *
 * Block i is HMAC-SHA256 of `clientSeed:nonce:i` under the server seed, and gives eight words of four bytes. The key is
 * the seed's hexadecimal text itself, not its bytes: existing verifiers expect that.
 */
export function openStream(seed: RoundSeed): Rng {
  return openRounds(seed)(seed.nonce)
}

/** The draws of any round under two seeds, by its number. The key is prepared once for all of them. */
export function openRounds({ serverSeed, clientSeed }: SeedPair): (nonce: number) => Rng {
  const key = hmacKey(bytesOf(serverSeed))
  return (nonce) => {
    const nextWord = wordsOf(key, `${clientSeed}:${nonce}:`)
    return (below) => drawBelow(nextWord, below)
  }
}

/** The words of the stream, each an integer in [0, 2^32). */
export function openWords({ serverSeed, clientSeed, nonce }: RoundSeed): () => number {
  return wordsOf(hmacKey(bytesOf(serverSeed)), `${clientSeed}:${nonce}:`)
}

function wordsOf(key: HmacKey, round: string): () => number {
  let block: Int32Array = NO_WORDS
  let cursor = 0
  let used = 0
  return () => {
    if (used === block.length) {
      block = hmacSha256(key, bytesOf(round + cursor))
      cursor += 1
      used = 0
    }
    const word = block[used] as number
    used += 1
    return word >>> 0
  }
}

const NO_WORDS = new Int32Array(0)
