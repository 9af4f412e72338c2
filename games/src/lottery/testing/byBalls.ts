import { plus, rational, times, type Rational } from '@ronda/core'
import type { Urn } from '../balls.ts'

/** The chance of each number of hits, computed ball by ball. */
export function byBalls(picked: number, { balls, drawn }: Urn): readonly Rational[] {
  let chances: readonly Rational[] = [rational(1n)]
  for (let taken = 0; taken < drawn; taken += 1) {
    const left = BigInt(balls - taken)
    chances = Array.from({ length: picked + 1 }, (_, hits) => {
      const stays = times(chances[hits] ?? rational(0n), rational(left - BigInt(picked - hits), left))
      const hit = times(chances[hits - 1] ?? rational(0n), rational(BigInt(picked - hits + 1), left))
      return plus(stays, hit)
    })
  }
  return chances
}
