/** Where the curve stands on a canvas, in seconds across and multiples up. */
export type Frame = { readonly seconds: number; readonly multiple: number }

/** So much of the sky is seen at first; then it grows with the comet. */
const SECONDS_FIRST = 8
const MULTIPLE_FIRST = 1.8

/** Room beyond the comet, so that it never touches the edge. */
const ROOM = 1.12

/** The curve drawn smoothly; what counts is the table of whole hundredths. */
export const heightAt = (ms: number): number => Math.exp(ms * Math.log(1.00006))

/** How much of the sky is seen so long after it began. */
export function frameAt(ms: number): Frame {
  return {
    seconds: Math.max(SECONDS_FIRST, (ms / 1_000) * ROOM),
    multiple: Math.max(MULTIPLE_FIRST, 1 + (heightAt(ms) - 1) * ROOM * 1.1),
  }
}

/** Lines across the sky: at most this many, at round multiples. */
const LINES_MAX = 5
const STEPS = [0.2, 0.5, 1, 2, 5] as const

export function linesOf({ multiple }: Frame): readonly number[] {
  const least = (multiple - 1) / LINES_MAX
  let step: number = STEPS[0]
  for (let ten = 1; step < least; ten *= 10) step = (STEPS.find((each) => each * ten >= least) ?? 0) * ten || step * 10
  const lines: number[] = []
  for (let line = 1; line < multiple; line = Math.round((line + step) * 100) / 100) lines.push(line)
  return lines.slice(1)
}
