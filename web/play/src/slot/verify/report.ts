import { commitmentOf, drawBelow, openWords } from '@ronda/fair'
import type { SlotRound } from '@ronda/contract'
import { costOf, orderOf, playRound, type Finding, type BrowserRecord, type Round, type SlotModel } from '@ronda/games'

/** One draw: the word that decided it, the number derived from it, and the number that the server reported. */
export type Draw = {
  readonly word: number
  readonly below: number
  readonly drawn: number
  readonly isGood: boolean
}

export type Compared<T> = { readonly expected: T; readonly found: T; readonly isGood: boolean }

/** A block of the stream: the text that was hashed, and the eight words of the digest, as hexadecimal. */
export type Block = { readonly message: string; readonly digest: string }

export type VerifyReport = {
  readonly commitment: Compared<string>
  /** Whether the text proves that it was given after the commitment, and is the one that this browser gave. */
  readonly order: Finding
  readonly blocks: readonly Block[]
  readonly draws: readonly Draw[]
  readonly areDrawsGood: boolean
  /** The round that results from these draws. */
  readonly result: Round
  readonly paid: Compared<bigint>
  /** Whether it was recomputed to the last coin; `order` says what it proves besides. */
  readonly isGood: boolean
}

/** A round whose server seed has been revealed. */
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

/** Plays the round from its seed, and records the word of every draw. */
function drawRound(model: SlotModel, round: OpenRound): { result: Round; draws: readonly Draw[]; words: number } {
  const nextWord = openWords(round)
  const draws: Draw[] = []
  let words = 0
  const result = playRound(model, round.bet, (below) => {
    let word = 0
    const drawn = drawBelow(() => {
      words += 1
      word = nextWord()
      return word
    }, below)
    draws.push({ word, below, drawn, isGood: round.draws[draws.length] === drawn })
    return drawn
  })
  return { result, draws, words }
}

const compare = <T>(expected: T, found: T): Compared<T> => ({ expected, found, isGood: expected === found })

/** Recomputes a revealed round from its seed alone, and compares every step with what the server reported. */
export function verifySteps(model: SlotModel, round: OpenRound, kept?: BrowserRecord): VerifyReport {
  const { result, draws, words } = drawRound(model, round)
  const commitment = compare(round.commitment, commitmentOf(round.serverSeed))
  const areDrawsGood = draws.length === round.draws.length && draws.every((draw) => draw.isGood)
  const ownWin = round.win - (round.jackpot?.award ?? 0n)
  const paid = compare((BigInt(result.coins) * round.stake) / BigInt(costOf(model, round.bet)), ownWin)
  const order = orderOf(round, kept)
  const isGood = commitment.isGood && areDrawsGood && paid.isGood
  return { commitment, order, blocks: readBlocks(round, words), draws, areDrawsGood, result, paid, isGood }
}
