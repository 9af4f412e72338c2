import { hex } from '../paint/colour.ts'
import { around, at, circle, type Point } from '../paint/shape.ts'
import { node, num, repeat, scope, url } from '../paint/svg.ts'

const FIGURES = 8
const CENTRE: Point = [50, 50]

const RING = { outer: 37.5, inner: 21.5 } as const
const HEAD = { distance: 40.5, radius: 7.6, gap: 2.6 } as const

/** Half the angle that a head and the gap around it take from the rim of the ring. */
const notch = ((): number => {
  const reach = HEAD.radius + HEAD.gap
  const cosine = (RING.outer ** 2 + HEAD.distance ** 2 - reach ** 2) / (2 * RING.outer * HEAD.distance)
  return (Math.acos(cosine) * 180) / Math.PI
})()

/** Shoulders and joined arms of people dancing in a circle, seen from above: one ring, hollowed where each head is. */
function arms(): string {
  const step = 360 / FIGURES
  const reach = num(HEAD.radius + HEAD.gap)
  let path = `M${at(around(CENTRE, RING.outer, -notch))}`
  for (let figure = 0; figure < FIGURES; figure++) {
    const turn = figure * step
    path += `A${reach} ${reach} 0 0 0 ${at(around(CENTRE, RING.outer, turn + notch))}`
    path += `A${RING.outer} ${RING.outer} 0 0 1 ${at(around(CENTRE, RING.outer, turn + step - notch))}`
  }
  return `${path}Z${circle(CENTRE, RING.inner)}`
}

/** The ring and its heads in plain colours; `one` is the head that differs. */
export function stampMark(ring: string, one: string): string {
  const heads = repeat(FIGURES, (figure) => {
    const [cx, cy] = around(CENTRE, HEAD.distance, (figure * 360) / FIGURES)
    return node('circle', { cx, cy, r: HEAD.radius, fill: figure === 1 ? one : ring })
  })
  return node('path', { d: arms(), 'fill-rule': 'evenodd', fill: ring }) + heads
}

/**
 * Ronda's mark, drawn into a box of 100: people dancing in a circle. At small sizes it reads as a sun or a coin. One of
 * them is coral.
 */
export function drawMark(prefix: string): string {
  const id = scope(prefix)('warm')
  const stops = [
    [0, hex(0.9, 0.14, 92)],
    [0.55, hex(0.8, 0.16, 75)],
    [1, hex(0.68, 0.17, 52)],
  ] as const
  const warm = node(
    'linearGradient',
    { id, gradientUnits: 'userSpaceOnUse', x1: 22, y1: 6, x2: 70, y2: 98 },
    ...stops.map(([offset, shown]) => node('stop', { offset, 'stop-color': shown })),
  )
  return node('defs', {}, warm) + stampMark(url(id), hex(0.7, 0.18, 30))
}
