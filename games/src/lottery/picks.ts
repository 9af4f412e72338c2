/** Whether a text is exactly this many digits. */
export const isDigits = (pick: string, many: number): boolean => pick.length === many && /^\d+$/.test(pick)

/** Balls in the notation of a pick: two digits each, the smallest first. */
export const writeBalls = (balls: readonly number[]): string =>
  balls
    .toSorted((left, right) => left - right)
    .map((ball) => String(ball).padStart(2, '0'))
    .join('-')

export const ballsOf = (pick: string): readonly number[] => pick.split('-').map(Number)

/** Whether a pick names this many different balls from 1 on, in the notation of `writeBalls`. */
export function isBalls(pick: string, many: number, of: number): boolean {
  const balls = ballsOf(pick)
  const fits = balls.length === many && balls.every((ball) => Number.isInteger(ball) && ball >= 1 && ball <= of)
  return fits && new Set(balls).size === many && writeBalls(balls) === pick
}
