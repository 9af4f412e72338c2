import { assert } from '@ronda/core'
import { openRounds, openWords, type SeedPair } from '@ronda/fair'
import { playRound, slotOf } from '@ronda/games'
import { FairBits } from './bits.ts'

const CHUNK_BYTES = 65_536

/** Rounds of the house read this many words each, more or less; a new number begins a new round. */
const WORDS_PER_ROUND = 40

export type Secret = SeedPair

/** The bits as they come from the generator, round after round, without end. */
export function* rawBytes(secret: Secret): Generator<Uint8Array> {
  for (let nonce = 0; ;) {
    const words = new Uint32Array(CHUNK_BYTES / 4)
    for (let at = 0; at < words.length; nonce++) {
      const nextWord = openWords({ ...secret, nonce })
      for (let taken = 0; taken < WORDS_PER_ROUND && at < words.length; taken++) words[at++] = nextWord()
    }
    yield new Uint8Array(words.buffer)
  }
}

/** Every number a game draws, scaled as it scales them and in the order it draws them, as fair bits without end. */
export function* scaledBytes(secret: Secret, gameCode: string): Generator<Uint8Array> {
  const slot = slotOf(gameCode)
  assert(slot !== undefined, `the game ${gameCode}`)
  let chunk = new Uint8Array(CHUNK_BYTES)
  let bits = 0
  const full: Uint8Array[] = []
  const fair = new FairBits((bit) => {
    const at = bits >> 3
    chunk[at] = ((chunk[at] ?? 0) << 1) | bit
    bits += 1
    if (bits < CHUNK_BYTES * 8) return
    full.push(chunk)
    chunk = new Uint8Array(CHUNK_BYTES)
    bits = 0
  })
  const open = openRounds(secret)
  for (let nonce = 0; ; nonce++) {
    const rng = open(nonce)
    playRound(slot.model, 'spin', (below) => {
      const value = rng(below)
      fair.add({ value, below })
      return value
    })
    yield* full.splice(0)
  }
}
