import type { Line } from '@ronda/games'
import type { Reveal } from './reveal.ts'

/** What a stage shows: all that comes, how much of it is out, and whose numbers they are. */
export type StageProps = {
  readonly reveals: readonly Reveal[]
  readonly passed: number
  readonly lines: readonly Line[]
}
