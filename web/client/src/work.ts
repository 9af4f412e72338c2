import { scrypt, scryptAsync } from '@noble/hashes/scrypt.js'
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js'
import type { Puzzle } from '@ronda/contract'

export type PuzzleParameters = Puzzle['parameters']

export type Solution = { readonly counter: number; readonly derivedKey: string }

const COUNTER_BYTES = 4

/** The nonce followed by the counter. */
function passwordOf({ nonce }: PuzzleParameters, counter: number): Uint8Array {
  const bytes = hexToBytes(nonce)
  const password = new Uint8Array(bytes.length + COUNTER_BYTES)
  password.set(bytes)
  new DataView(password.buffer).setUint32(bytes.length, counter)
  return password
}

const costOf = ({ cost, memoryCost, parallelism, keyLength }: PuzzleParameters) => ({
  N: cost,
  r: memoryCost,
  p: parallelism,
  dkLen: keyLength,
})

function judge({ keyPrefix }: PuzzleParameters, key: Uint8Array, counter: number): Solution | undefined {
  const derivedKey = bytesToHex(key)
  return derivedKey.startsWith(keyPrefix) ? { counter, derivedKey } : undefined
}

/** Tries one counter after the other, `step` apart. It blocks, so it must run in a worker. */
export function solve(parameters: PuzzleParameters, from: number, step: number): Solution {
  const salt = hexToBytes(parameters.salt)
  for (let counter = from; ; counter += step) {
    const key = scrypt(passwordOf(parameters, counter), salt, costOf(parameters))
    const solution = judge(parameters, key, counter)
    if (solution !== undefined) return solution
  }
}

/** Half a frame between two yields, so that typing is never delayed. */
const YIELD_MS = 8

/** The same on the page itself, for a browser without workers. */
export async function solveOnPage(parameters: PuzzleParameters): Promise<Solution> {
  const salt = hexToBytes(parameters.salt)
  for (let counter = 0; ; counter += 1) {
    const cost = { ...costOf(parameters), asyncTick: YIELD_MS }
    const solution = judge(parameters, await scryptAsync(passwordOf(parameters, counter), salt, cost), counter)
    if (solution !== undefined) return solution
  }
}

/** The solution in the form that the server reads. */
export function writeSolution(challenge: Puzzle, solution: Solution): string {
  return btoa(JSON.stringify({ challenge, solution }))
}
