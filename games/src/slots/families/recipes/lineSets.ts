// Shapes of lines over five reels; each is also turned upside down, and placed wherever it fits.
// oxfmt-ignore
const BENDS = [
  [0, 0, 0, 0, 0], [0, 1, 2, 1, 0], [0, 1, 0, 1, 0], [0, 0, 1, 0, 0], [0, 1, 1, 1, 0], [0, 0, 1, 2, 2],
  [0, 1, 1, 1, 2], [0, 1, 2, 2, 2], [0, 0, 0, 1, 2], [0, 0, 1, 1, 1], [0, 1, 1, 2, 2],
]

/** The top row is 0. Straight lines come first, then the bends: a game with fewer lines plays the first ones. */
export function linesOn(rows: number, count: number): readonly (readonly number[])[] {
  const lines = new Map<string, readonly number[]>()
  for (const bend of BENDS) {
    for (let top = 0; top + Math.max(...bend) < rows; top++) {
      const line = bend.map((row) => row + top)
      const upsideDown = line.map((row) => rows - 1 - row)
      for (const one of [line, upsideDown]) lines.set(one.join(), one)
    }
  }
  return [...lines.values()].slice(0, count)
}

/** Three reels: straight, then slanted, then bent. */
// oxfmt-ignore
export const THREE_REEL_LINES: readonly (readonly number[])[] = [
  [1, 1, 1], [0, 0, 0], [2, 2, 2], [0, 1, 2], [2, 1, 0], [0, 1, 0], [2, 1, 2], [1, 0, 1], [1, 2, 1],
]
