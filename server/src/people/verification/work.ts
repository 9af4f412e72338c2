import { minutes } from '@ronda/core'

/**
 * The difficulty of a puzzle. A browser tries numbers until the scrypt hash of one starts with the prefix; each try
 * needs so much memory that special hardware is hardly faster than a phone.
 */
export type Difficulty = {
  /** The cost parameter of scrypt, which is also its memory in kilobytes: a power of two. */
  readonly cost: number
  /** Each further digit takes sixteen times as many tries. */
  readonly prefix: string
}

/** The block size of scrypt, with which `cost` is the memory in kilobytes. */
export const BLOCK_SIZE = 8

/** Each at least twice as hard as the one before; the last two cost the server no more to check than the first two. */
export const LEVELS: readonly [Difficulty, ...Difficulty[]] = [
  { cost: 4_096, prefix: '0' },
  { cost: 8_192, prefix: '0' },
  { cost: 16_384, prefix: '0' },
  { cost: 4_096, prefix: '00' },
  { cost: 8_192, prefix: '00' },
]

/** For load tests and tests: the same puzzle with almost no work. */
export const TRIVIAL: Difficulty = { cost: 16, prefix: '0' }

/** The level of the puzzle that replaces a captcha picture. */
const LONG_LEVEL = 3

/** `usual`: the puzzle of a form. `long`: one that also replaces the captcha for people who cannot see it. */
export type WorkKind = 'usual' | 'long'

/** The loads in ten minutes from which puzzles are harder; below the first is what a shared network needs. */
const HARDER_FROM = [30, 60, 120, 240] as const

/** The time constant of a network's load, which decides the difficulty. */
const LOAD_MS = minutes(10)

/** The recent requests of a network, with exponential decay. */
export type Load = { readonly amount: number; readonly atMs: number }

export function loadAt(load: Load | undefined, nowMs: number): number {
  if (load === undefined) return 0
  return load.amount * Math.exp(-Math.max(0, nowMs - load.atMs) / LOAD_MS)
}

export function difficultyOf(load: number, kind: WorkKind): Difficulty {
  const level = HARDER_FROM.filter((from) => load >= from).length
  return LEVELS[kind === 'long' ? Math.max(level, LONG_LEVEL) : level] ?? LEVELS[0]
}
