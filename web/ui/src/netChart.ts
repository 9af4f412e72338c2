/** What is drawn: a value for each bar, and the running total. */
export type NetBar = { readonly value: number; readonly total: number }

export type NetLayout = {
  readonly zeroY: number
  /** Round figures at even distances, from the top of the frame to its bottom. */
  readonly ticks: readonly { readonly value: number; readonly y: number }[]
  readonly bars: readonly { readonly x: number; readonly y: number; readonly width: number; readonly height: number }[]
  /** The line of totals, bar by bar. */
  readonly points: readonly { readonly x: number; readonly y: number }[]
}

export type Size = { readonly width: number; readonly height: number }

/** The share of its place that a bar fills. */
const FULL = 0.7

/** More lines than this make the scale hard to read. */
const TICKS_MAX = 4
const ROUND = [1, 2, 5, 10] as const

/** The smallest round figure that divides a span into at most this many parts. */
function roundStep(span: number): number {
  const rough = span / TICKS_MAX
  const power = 10 ** Math.floor(Math.log10(rough))
  return (ROUND.find((figure) => figure * power >= rough) ?? 10) * power
}

/** Figures from the highest to the lowest, both round, that include both ends. */
function scaleOf(low: number, high: number): readonly number[] {
  if (low === high) return [low]
  const step = roundStep(high - low)
  const [top, bottom] = [Math.ceil(high / step), Math.floor(low / step)]
  return Array.from({ length: top - bottom + 1 }, (_, index) => (top - index) * step)
}

/** Bars up or down from a zero line and a line of totals, on one scale for both. */
export function layOutNet(bars: readonly NetBar[], { width, height }: Size): NetLayout {
  const all = bars.flatMap(({ value, total }) => [value, total])
  const figures = scaleOf(Math.min(0, ...all), Math.max(0, ...all))
  const [high = 0, low = 0] = [figures[0], figures.at(-1)]
  const scale = high === low ? 0 : height / (high - low)
  const yOf = (value: number): number => (scale === 0 ? height / 2 : (high - value) * scale)
  const step = width / Math.max(1, bars.length)
  const zeroY = yOf(0)
  return {
    zeroY,
    ticks: figures.map((value) => ({ value, y: yOf(value) })),
    bars: bars.map(({ value }, index) => ({
      x: step * (index + (1 - FULL) / 2),
      y: Math.min(zeroY, yOf(value)),
      width: step * FULL,
      height: Math.abs(yOf(value) - zeroY),
    })),
    points: bars.map(({ total }, index) => ({ x: step * (index + 0.5), y: yOf(total) })),
  }
}

/** Which bar is at a position across the chart, from 0 to 1. */
export function barAt(share: number, bars: number): number {
  return Math.min(bars - 1, Math.max(0, Math.floor(share * bars)))
}
