import { onLine, trace } from '../lettering/lettering.ts'
import type { Brush } from '../paint/brush.ts'
import { hex } from '../paint/colour.ts'
import { ivory, lacquer } from '../paint/material.ts'
import { circle, type Point } from '../paint/shape.ts'

const INK = hex(0.2, 0.05, 285)

/** A text, centred on a point. */
export const write = (text: string, centre: Point, height: number, shown: string = INK): string =>
  trace(onLine(text, { centre, height }), { stroke: shown, width: 20 })

type Ball = { readonly centre: Point; readonly radius: number; readonly hue: number; readonly text: string }

/** A ball with its number. */
export function numbered(brush: Brush, { centre, radius, hue, text }: Ball): string {
  const [x, y] = centre
  return (
    brush.solid(circle(centre, radius), lacquer(hue, 0.21), { bevel: radius * 0.13 }) +
    brush.part(circle([x, y + radius * 0.06], radius * 0.58), ivory) +
    write(text, [x, y + radius * 0.06], radius * 0.52) +
    brush.gleam({
      cx: x - radius * 0.4,
      cy: y - radius * 0.6,
      rx: radius * 0.3,
      ry: radius * 0.16,
      turn: -34,
      strength: 0.9,
    })
  )
}
