import { bytesOf, sha256 } from '@ronda/fair'

/** A puzzle of the house: which number, written after the salt, has this hash? */
export type Puzzle = {
  readonly algorithm: 'SHA-256'
  readonly challenge: string
  readonly salt: string
  readonly maxNumber: number
  readonly signature: string
}

/** Half a frame between two breaths, so that typing is never held up. */
const CHUNK_MS = 8
/** Hashes between two looks at the clock. */
const CHUNK_MIN = 50

const breathe = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))

function findIn(puzzle: Puzzle, target: Int32Array, from: number, to: number): number | undefined {
  for (let number = from; number < to; number += 1) {
    const words = sha256(bytesOf(puzzle.salt + number))
    // The first word tells all but one in four thousand million apart.
    if (words[0] === target[0] && words.every((word, at) => word === target[at])) return number
  }
  return undefined
}

/** The solution as the house takes it; undefined for a puzzle that has none. */
export async function solvePuzzle(puzzle: Puzzle): Promise<string | undefined> {
  const { algorithm, challenge, salt, signature, maxNumber } = puzzle
  const target = Int32Array.from(challenge.match(/.{8}/g) ?? [], (word) => Number.parseInt(word, 16) | 0)
  let breatheAtMs = performance.now() + CHUNK_MS
  for (let from = 0; from <= maxNumber; from += CHUNK_MIN) {
    const number = findIn(puzzle, target, from, Math.min(from + CHUNK_MIN, maxNumber + 1))
    if (number !== undefined) return btoa(JSON.stringify({ algorithm, challenge, number, salt, signature }))
    if (performance.now() < breatheAtMs) continue
    await breathe()
    breatheAtMs = performance.now() + CHUNK_MS
  }
  return undefined
}
