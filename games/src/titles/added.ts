import type { Volatility } from './traits.ts'

/** A title that was made after the first ten thousand. Its number fixes its strips, and is never given twice. */
export type Added = {
  readonly number: number
  /** One of the names that its theme can coin. */
  readonly es: string
  readonly theme: string
  readonly family: string
  readonly temper: Volatility
}

// Written by `npm run game -- new`: a line for each. Without its line a title is gone.
// oxfmt-ignore
export const added: readonly Added[] = [
]
