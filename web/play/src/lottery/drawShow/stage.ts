import type { Line } from '@ronda/games'
import type { Reveal } from '../variants/reveal.ts'

/** What a stage shows: all numbers, how many are revealed, and the player's lines. */
export type StageProps = {
  readonly reveals: readonly Reveal[]
  readonly passed: number
  readonly lines: readonly Line[]
}
