import { minutes } from '@ronda/core'

/**
 * How hard a puzzle is. A browser tries numbers until the first digits of what scrypt makes of one are zero; each try
 * needs so much memory that a machine built for it is hardly faster than a phone.
 */
export type Difficulty = {
  /** How often scrypt goes through its memory, which is this many kilobytes: a power of two. */
  readonly cost: number
  /** Each digit more takes sixteen times as many tries. */
  readonly prefix: string
}

/** Of scrypt: with this, `cost` is the memory in kilobytes. */
export const BLOCK_SIZE = 8

/** Each at least twice as hard as the one before; the last two cost the server no more to check than the first two. */
export const LEVELS: readonly [Difficulty, ...Difficulty[]] = [
  { cost: 4_096, prefix: '0' },
  { cost: 8_192, prefix: '0' },
  { cost: 16_384, prefix: '0' },
  { cost: 4_096, prefix: '00' },
  { cost: 8_192, prefix: '00' },
]

/** While the server itself is measured, and in tests: the same puzzle, for next to nothing. */
export const FEATHER: Difficulty = { cost: 16, prefix: '0' }

/** What is asked of whoever cannot read a picture, instead of it. */
const LONG_LEVEL = 3

/** A puzzle to go with a form, or one that also stands for a picture that somebody cannot see. */
export type WorkKind = 'usual' | 'long'

/** Puzzles in ten minutes from which on they are harder: what many people of one network need is the first. */
const HARDER_FROM = [30, 60, 120, 240] as const

/** How many puzzles a network asks for in about this time decides how hard they are. */
const LOAD_MS = minutes(10)

/** How much a network has asked for lately: what is older counts less and less. */
export type Load = { readonly amount: number; readonly atMs: number }

export function loadAt(load: Load | undefined, nowMs: number): number {
  if (load === undefined) return 0
  return load.amount * Math.exp(-Math.max(0, nowMs - load.atMs) / LOAD_MS)
}

export function difficultyOf(load: number, kind: WorkKind): Difficulty {
  const level = HARDER_FROM.filter((from) => load >= from).length
  return LEVELS[kind === 'long' ? Math.max(level, LONG_LEVEL) : level] ?? LEVELS[0]
}
