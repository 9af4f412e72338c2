import { commitmentOf, drawBelow, openWords } from '@ronda/fair'
import type { SlotRound } from '@ronda/contract'
import { playRound, windowOf, type RoundResult, type SlotModel, type SpinResult } from '@ronda/games'

/** One draw of one reel: the word that decided it, and where the reel stops. */
export type Draw = { readonly word: number; readonly below: number; readonly stop: number }

export type SpinReport = {
  readonly result: SpinResult
  readonly draws: readonly Draw[]
  readonly window: readonly (readonly number[])[]
  /** The stops that the server said. */
  readonly told: readonly number[]
  readonly isGood: boolean
}

export type Compared<T> = { readonly expected: T; readonly found: T; readonly isGood: boolean }

/** A block of the stream: the text that was hashed, and the eight words that came out, as hexadecimal. */
export type Block = { readonly message: string; readonly digest: string }

export type VerifyReport = {
  readonly commitment: Compared<string>
  readonly blocks: readonly Block[]
  readonly spins: readonly SpinReport[]
  readonly areStopsGood: boolean
  readonly coins: number
  readonly paid: Compared<bigint>
  readonly isGood: boolean
}

/** A round whose secret has been revealed. */
export type OpenRound = SlotRound & { readonly serverSeed: string }

export function isRevealed(round: SlotRound): round is OpenRound {
  return round.serverSeed !== undefined
}

const WORDS_PER_BLOCK = 8

function readBlocks(round: OpenRound, words: number): readonly Block[] {
  const nextWord = openWords(round)
  return Array.from({ length: Math.ceil(words / WORDS_PER_BLOCK) }, (_, cursor) => ({
    message: `${round.clientSeed}:${round.nonce}:${cursor}`,
    digest: Array.from({ length: WORDS_PER_BLOCK }, () => makeHex(nextWord())).join(''),
  }))
}

export function makeHex(word: number): string {
  return word.toString(16).padStart(8, '0')
}

/** Plays the round from its seed, and notes the word behind every stop. */
function drawRound(model: SlotModel, round: OpenRound): { result: RoundResult; draws: readonly Draw[]; words: number } {
  const nextWord = openWords(round)
  const draws: Draw[] = []
  let words = 0
  const result = playRound(model, (below) => {
    let word = 0
    const stop = drawBelow(() => {
      words += 1
      word = nextWord()
      return word
    }, below)
    draws.push({ word, below, stop })
    return stop
  })
  return { result, draws, words }
}

const compare = <T>(expected: T, found: T): Compared<T> => ({ expected, found, isGood: expected === found })

/** Works out a revealed round from nothing but its seed, and holds every step against what the server said. */
export function verifySteps(model: SlotModel, round: OpenRound): VerifyReport {
  const { result, draws, words } = drawRound(model, round)
  const reels = model.baseStrips.length
  const spins = result.spins.map((spin, index): SpinReport => {
    const told = round.stops[index] ?? []
    return {
      result: spin,
      draws: draws.slice(index * reels, (index + 1) * reels),
      window: windowOf(model, spin.free, spin.stops),
      told,
      isGood: told.length === spin.stops.length && spin.stops.every((stop, reel) => stop === told[reel]),
    }
  })
  const commitment = compare(round.commitment, commitmentOf(round.serverSeed))
  const areStopsGood = spins.length === round.stops.length && spins.every((spin) => spin.isGood)
  const paid = compare((BigInt(result.coins) * round.stake) / BigInt(model.cost), round.win)
  const isGood = commitment.isGood && areStopsGood && paid.isGood
  return { commitment, blocks: readBlocks(round, words), spins, areStopsGood, coins: result.coins, paid, isGood }
}
