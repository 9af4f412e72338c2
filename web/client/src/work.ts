import { scrypt, scryptAsync } from '@noble/hashes/scrypt.js'
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js'
import type { Puzzle } from '@ronda/contract'

export type PuzzleParameters = Puzzle['parameters']

export type Solution = { readonly counter: number; readonly derivedKey: string }

const COUNTER_BYTES = 4

/** The nonce and behind it the number that is tried. */
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

/** Tries one number after the other, each so far from the one before: for a worker, which nobody waits for to draw. */
export function solve(parameters: PuzzleParameters, from: number, step: number): Solution {
  const salt = hexToBytes(parameters.salt)
  for (let counter = from; ; counter += step) {
    const key = scrypt(passwordOf(parameters, counter), salt, costOf(parameters))
    const solution = judge(parameters, key, counter)
    if (solution !== undefined) return solution
  }
}

/** Half a frame between two breaths, so that typing is never held up. */
const BREATH_MS = 8

/** The same where the page itself must do it: a browser that has no workers. */
export async function solveBetween(parameters: PuzzleParameters): Promise<Solution> {
  const salt = hexToBytes(parameters.salt)
  for (let counter = 0; ; counter += 1) {
    const cost = { ...costOf(parameters), asyncTick: BREATH_MS }
    const solution = judge(parameters, await scryptAsync(passwordOf(parameters, counter), salt, cost), counter)
    if (solution !== undefined) return solution
  }
}

/** As the server takes it. */
export function writeSolution(challenge: Puzzle, solution: Solution): string {
  return btoa(JSON.stringify({ challenge, solution }))
}
