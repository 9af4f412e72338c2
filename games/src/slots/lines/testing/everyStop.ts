import type { Strips } from '../../reels/strips.ts'

/** Every place where the reels can stop, one after the other. */
export function* everyStop(strips: Strips): Generator<readonly number[]> {
  const [first, ...rest] = strips
  if (first === undefined) {
    yield []
    return
  }
  for (let stop = 0; stop < first.length; stop++) {
    for (const others of everyStop(rest)) yield [stop, ...others]
  }
}
