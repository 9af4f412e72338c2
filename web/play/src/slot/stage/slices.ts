import { RAIL } from '@ronda/art'
import type { Box } from './layout.ts'
import type { Pen } from './raster.ts'

type Line = { readonly painted: number; readonly shown: number; readonly border: number }

/** Maps a point on the side of the drawn frame to the side of the shown frame: corners keep their shape. */
export function stretched(at: number, { painted, shown, border }: Line): number {
  const scale = border / RAIL.border
  const corner = RAIL.corner
  if (at <= corner) return at * scale
  if (at >= painted - corner) return shown - (painted - at) * scale
  return corner * scale + ((at - corner) / (painted - corner * 2)) * (shown - corner * scale * 2)
}

/**
 * Draws the image of a frame around a box of another shape: nine parts, of which only the middle ones are stretched.
 */
export function drawFrame(pen: Pen, image: CanvasImageSource, { width, height }: Box, border: number): void {
  const [across, down] = [
    [0, RAIL.corner, RAIL.width - RAIL.corner, RAIL.width],
    [0, RAIL.corner, RAIL.height - RAIL.corner, RAIL.height],
  ] as const
  const x = (at: number): number => Math.round(stretched(at, { painted: RAIL.width, shown: width, border }))
  const y = (at: number): number => Math.round(stretched(at, { painted: RAIL.height, shown: height, border }))
  for (let row = 0; row < 3; row++) {
    for (let column = 0; column < 3; column++) {
      const [left, right] = [across[column] ?? 0, across[column + 1] ?? 0]
      const [top, bottom] = [down[row] ?? 0, down[row + 1] ?? 0]
      // The middle is transparent.
      if (row === 1 && column === 1) continue
      pen.drawImage(
        image,
        left,
        top,
        right - left,
        bottom - top,
        x(left),
        y(top),
        x(right) - x(left),
        y(bottom) - y(top),
      )
    }
  }
}
