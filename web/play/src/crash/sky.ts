/** The visible range of the curve, in seconds across and multiples up. */
export type Frame = { readonly seconds: number; readonly multiple: number }

/** The visible range at first; then it grows with the comet. */
const SECONDS_FIRST = 8
const MULTIPLE_FIRST = 1.8

/** Margin beyond the comet, so that it never touches the edge. */
const ROOM = 1.12

/** The curve for drawing; results use the table of whole hundredths. */
export const heightAt = (ms: number): number => Math.exp(ms * Math.log(1.00006))

/** The visible range at this time after the start. */
export function frameAt(ms: number): Frame {
  return {
    seconds: Math.max(SECONDS_FIRST, (ms / 1_000) * ROOM),
    multiple: Math.max(MULTIPLE_FIRST, 1 + (heightAt(ms) - 1) * ROOM * 1.1),
  }
}

/** Grid lines: at most this many, at round multiples. */
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
