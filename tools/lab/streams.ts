import { assert } from '@ronda/core'
import { openRounds, openWords, type SeedPair } from '@ronda/fair'
import { mechanicOf, slotOf } from '@ronda/games'
import { writeFairBits, WordWriter } from './bits.ts'

const CHUNK_BYTES = 65_536

/** Rounds of the server read about this many words each; a new nonce begins a new round. */
const WORDS_PER_ROUND = 40

export type Secret = SeedPair

/** The bits of the generator, round after round, without end. */
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

/** Every number a game draws, scaled as the game does and in the same order, as fair bits without end. */
export function* scaledBytes(secret: Secret, gameCode: string): Generator<Uint8Array> {
  const slot = slotOf(gameCode)
  assert(slot !== undefined, `the game ${gameCode}`)
  const words = new WordWriter(CHUNK_BYTES / 4)
  const write = (bits: number, count: number): void => words.write(bits, count)
  const open = openRounds(secret)
  const { model } = slot
  const mechanic = mechanicOf(model)
  for (let nonce = 0; ; nonce++) {
    const rng = open(nonce)
    mechanic.play(model, 'spin', (below) => {
      const value = rng(below)
      writeFairBits(value, below, write)
      return value
    })
    for (const chunk of words.full.splice(0)) yield new Uint8Array(chunk.buffer)
  }
}
