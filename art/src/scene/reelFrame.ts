import { brush as openBrush } from '../paint/brush.ts'
import { hex } from '../paint/colour.ts'
import { enamel, gold, wood } from '../paint/material.ts'
import type { Point } from '../paint/shape.ts'
import { node, num, picture } from '../paint/svg.ts'
import type { Theme } from '../theme/theme.ts'

/** The window with the reels: `border` is the width of the frame around `columns` reels. */
export type FrameBox = {
  readonly width: number
  readonly height: number
  readonly border: number
  readonly columns: number
}

/** A rounded rectangle that leaves `inset` free all around. */
function inner({ width, height }: FrameBox, inset: number, radius: number): string {
  const [w, h, r] = [num(width - (inset + radius) * 2), num(height - (inset + radius) * 2), num(radius)]
  const corner = (x: string, y: string): string => `a${r} ${r} 0 0 1 ${x} ${y}`
  return (
    `M${num(inset + radius)} ${num(inset)}h${w}${corner(r, r)}v${h}${corner(`-${r}`, r)}` +
    `h-${w}${corner(`-${r}`, `-${r}`)}v-${h}${corner(r, `-${r}`)}Z`
  )
}

/** Positions of the bulbs around the frame, clockwise from the top left, for the code that lights them. */
export function frameBulbs({ width, height, border }: FrameBox): readonly Point[] {
  const [left, right] = [border / 2, width - border / 2]
  const [top, bottom] = [border / 2, height - border / 2]
  const gap = border * 1.25
  const across = Math.round((right - left) / gap)
  const down = Math.round((bottom - top) / gap)
  const run = (count: number, from: Point, to: Point): readonly Point[] =>
    Array.from({ length: count }, (_, index): Point => {
      const part = index / count
      return [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part]
    })
  return [
    ...run(across, [left, top], [right, top]),
    ...run(down, [right, top], [right, bottom]),
    ...run(across, [right, bottom], [left, bottom]),
    ...run(down, [left, bottom], [left, top]),
  ]
}

/** The gilded frame in front of the reels, with sockets for its bulbs. */
export function reelFrameSvg(theme: Theme, box: FrameBox): string {
  const brush = openBrush(`${theme.id}-frame${box.width}x${box.height}`)
  const { width, height, border } = box
  const hole = (inset: number, radius: number): string => inner(box, inset, radius)
  const ring = (outer: number, inner: number, fill: string): string =>
    node('path', {
      d: hole(outer, border * 1.1 - outer * 0.5) + hole(inner, border * 0.62),
      'fill-rule': 'evenodd',
      fill,
    })
  const line = (inset: number, stroke: string, thick: number): string =>
    node('path', {
      d: hole(inset, Math.max(border * 0.62, border * 1.1 - inset * 0.5)),
      fill: 'none',
      stroke,
      'stroke-width': thick,
    })
  const sockets = frameBulbs(box).map(([cx, cy]) =>
    node('circle', {
      cx,
      cy,
      r: border * 0.24,
      fill: hex(0.16, 0.05, 30),
      stroke: brush.fill(gold),
      'stroke-width': border * 0.06,
    }),
  )
  const body = [
    ring(0, border, brush.fill(gold)),
    ring(border * 0.14, border * 0.86, brush.fill(enamel(theme.sign, 0.17))),
    line(0.75, gold.outline, 1.5),
    line(border * 0.07, gold.edge, border * 0.035),
    line(border * 0.14, wood.outline, 1.2),
    line(border * 0.86, wood.outline, 1.2),
    line(border * 0.93, gold.edge, border * 0.03),
    line(border, gold.outline, 1.4),
    ...sockets,
  ]
  return picture(
    { width, height, viewBox: `0 0 ${num(width)} ${num(height)}`, label: theme.title },
    brush.definitions(),
    ...body,
  )
}
