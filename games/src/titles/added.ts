import type { Volatility } from './traits.ts'

/** A title that was made after the first ten thousand. Its number determines its strips, and is never reused. */
export type Added = {
  readonly number: number
  /** One of the names that its theme can generate. */
  readonly es: string
  readonly theme: string
  readonly family: string
  readonly temper: Volatility
}

// Written by `npm run game -- new`: a line for each title. A title whose line is removed no longer exists.
// oxfmt-ignore
export const added: readonly Added[] = [
]
