import type { FrameName } from '../cover/coverSubject.ts'
import { flat, stroke } from '../hero/hero.ts'
import { hex } from '../paint/colour.ts'
import { circle, star, type Point } from '../paint/shape.ts'
import { node, num, picture } from '../paint/svg.ts'
import { frameBulbs, type FrameBox } from '../scene/reelFrame.ts'
import type { SkinSubject } from './subject.ts'

/**
 * The box that a reel frame is drawn for. Screens have other shapes: its corners stay as they are, and the sides
 * between them are stretched.
 */
export const RAIL: FrameBox & { readonly corner: number } = {
  width: 900,
  height: 620,
  border: 30,
  columns: 5,
  corner: 120,
}

type Rail = { readonly hue: number; readonly light: number; readonly around: (inset: number, radius: number) => string }

const GOLD = hex(0.84, 0.15, 85)
const { width, height, border } = RAIL

const around = (inset: number, radius: number): string => {
  const [r, w, h] = [num(radius), num(width - (inset + radius) * 2), num(height - (inset + radius) * 2)]
  return `M${num(inset + radius)} ${num(inset)}h${w}a${r} ${r} 0 0 1 ${r} ${r}v${h}a${r} ${r} 0 0 1 -${r} ${r}h-${w}a${r} ${r} 0 0 1 -${r} -${r}v-${h}a${r} ${r} 0 0 1 ${r} -${r}Z`
}

const middle = around(border / 2, 22)

const dashes = (shown: string, thick: number, dash: string, cap?: string): string =>
  node('path', {
    d: middle,
    fill: 'none',
    stroke: shown,
    'stroke-width': thick,
    'stroke-dasharray': dash,
    'stroke-linecap': cap,
  })

/** A band in three tones: dark rim, body, and the light along its back. */
const band = (dark: string, body: string, light: string): string =>
  stroke(middle, dark, border) +
  stroke(middle, body, border - 6) +
  node('path', {
    d: around(border * 0.32, 24),
    fill: 'none',
    stroke: light,
    'stroke-width': border * 0.12,
    'stroke-opacity': 0.75,
  })

/** Two fine lines of gold, along the outer and the inner edge. */
const rims = (shown: string): string => stroke(around(1.5, 30), shown, 3) + stroke(around(border - 2, 12), shown, 3)

const CORNERS: readonly Point[] = [
  [20, 20],
  [width - 20, 20],
  [20, height - 20],
  [width - 20, height - 20],
]
const atCorners = (draw: (corner: Point) => string): string => CORNERS.map(draw).join('')

const knob = (dark: string, body: string, light: string): string =>
  atCorners(
    ([x, y]) =>
      flat(circle([x, y], 25), dark) +
      flat(circle([x, y], 21), body) +
      flat(circle([x - 5, y - 6], 9), light, 0.7) +
      flat(circle([x, y], 8), dark, 0.55),
  )

/** Leaves along the rail, turned to one side and the other. */
function leaves(hue: number): string {
  const points = frameBulbs({ ...RAIL, border: 30 })
  const leaf = ([x, y]: Point, index: number): string => {
    const turn = (index * 137) % 360
    const size = 11 + (index % 3) * 3
    return node('path', {
      d: `M0 0C${-size} ${-size * 0.7} ${-size} ${-size * 1.7} 0 ${-size * 2.3}C${size} ${-size * 1.7} ${size} ${-size * 0.7} 0 0Z`,
      transform: `translate(${num(x)} ${num(y)}) rotate(${turn})`,
      fill: hex(0.42 + (index % 4) * 0.09, 0.14, hue + (index % 5) * 6),
      stroke: hex(0.2, 0.07, hue),
      'stroke-width': 1.6,
    })
  }
  return points.map(leaf).join('')
}

const RAILS: Readonly<Record<FrameName, (rail: Rail) => string>> = {
  marquee: ({ hue }) =>
    band(hex(0.24, 0.08, 50), hex(0.45, 0.17, hue), hex(0.68, 0.17, hue + 10)) +
    rims(GOLD) +
    frameBulbs(RAIL)
      .map((bulb) => flat(circle(bulb, 7.5), hex(0.16, 0.05, 30)) + stroke(circle(bulb, 7.5), GOLD, 2))
      .join(''),
  gilt: ({ hue }) =>
    band(hex(0.27, 0.06, 52), hex(0.68, 0.13, 78), hex(0.96, 0.09, 95)) +
    stroke(middle, hex(0.4, 0.16, hue), border * 0.26) +
    rims(GOLD) +
    atCorners((corner) => flat(star(corner, 8, 26, 17), GOLD) + flat(circle(corner, 10), hex(0.5, 0.19, hue))),
  rope: () =>
    stroke(middle, hex(0.24, 0.05, 55), border) +
    stroke(middle, hex(0.77, 0.09, 76), border - 7) +
    dashes(hex(0.5, 0.09, 60), border - 7, '5 15') +
    dashes(hex(0.9, 0.07, 84), 4, '9 11') +
    knob(hex(0.24, 0.05, 55), hex(0.8, 0.14, 82), hex(0.97, 0.07, 95)),
  vine: ({ hue }) => band(hex(0.2, 0.05, 70), hex(0.4, 0.08, 62), hex(0.58, 0.1, 70)) + leaves(125 + (hue % 40)),
  frost: ({ hue }) =>
    band(hex(0.42, 0.1, 245), hex(0.83, 0.06, 225), hex(1, 0, 0)) +
    dashes(hex(0.97, 0.03, hue), 6, '1 26', 'round') +
    atCorners(
      (corner) => flat(star(corner, 6, 30, 9), hex(0.97, 0.02, 220)) + flat(star(corner, 6, 16, 6), hex(0.7, 0.1, 235)),
    ),
  tube: ({ hue, light }) =>
    band(hex(0.1, 0.03, hue), hex(0.2, 0.06, hue), hex(0.3, 0.08, hue)) +
    stroke(middle, hex(0.66, 0.23, hue), 9, 0.55) +
    stroke(middle, hex(0.95, 0.08, hue), 3) +
    stroke(around(3, 28), hex(0.72, 0.2, light), 2.4) +
    stroke(around(border - 3, 12), hex(0.72, 0.2, light), 2.4),
  masonry: ({ hue }) =>
    band(hex(0.24, 0.03, hue), hex(0.55, 0.05, hue), hex(0.74, 0.05, hue)) +
    dashes(hex(0.28, 0.04, hue), border - 6, '3 62') +
    rims(hex(0.7, 0.1, 80)) +
    atCorners(
      ([x, y]) =>
        flat(`M${x - 26} ${y - 26}h52v52h-52Z`, hex(0.26, 0.03, hue)) +
        flat(`M${x - 22} ${y - 22}h44v44h-44Z`, hex(0.64, 0.05, hue)) +
        flat(star([x, y], 4, 17, 9), GOLD),
    ),
  cane: ({ hue }) =>
    stroke(middle, hex(0.3, 0.12, hue), border) +
    stroke(middle, hex(0.98, 0.01, 60), border - 6) +
    dashes(hex(0.64, 0.21, hue), border - 6, '24 24') +
    stroke(around(border * 0.32, 24), hex(1, 0, 0), 4, 0.7) +
    knob(hex(0.3, 0.12, hue), hex(0.8, 0.16, hue + 140), hex(1, 0, 0)),
  rivets: ({ hue }) =>
    band(hex(0.16, 0.02, 260), hex(0.48, 0.03, hue), hex(0.72, 0.03, 250)) +
    dashes(hex(0.22, 0.02, 260), 12, '0 44', 'round') +
    dashes(hex(0.84, 0.1, 78), 9, '0 44', 'round') +
    rims(hex(0.72, 0.1, 72)) +
    knob(hex(0.18, 0.03, 60), hex(0.74, 0.12, 74), hex(0.97, 0.06, 95)),
  page: ({ hue }) =>
    band(hex(0.34, 0.08, 55), hex(0.91, 0.05, 85), hex(0.99, 0.01, 95)) +
    stroke(middle, hex(0.46, 0.14, hue), 3) +
    dashes(hex(0.46, 0.14, hue), 8, '0 30', 'round') +
    rims(hex(0.6, 0.12, 72)) +
    atCorners((corner) => flat(star(corner, 4, 28, 12), hex(0.46, 0.15, hue)) + flat(circle(corner, 7), GOLD)),
  silk: ({ hue }) =>
    band(hex(0.2, 0.08, hue), hex(0.45, 0.18, hue), hex(0.66, 0.17, hue + 8)) +
    rims(GOLD) +
    frameBulbs({ ...RAIL, border: 56 })
      .map(([x, y]): Point => [
        x < 60 ? 15 : x > width - 60 ? width - 15 : x,
        y < 60 ? 15 : y > height - 60 ? height - 15 : y,
      ])
      .map((spot) => flat(star(spot, 4, 10, 4), GOLD))
      .join('') +
    atCorners((corner) => flat(circle(corner, 22), GOLD) + flat(circle(corner, 15), hex(0.45, 0.18, hue))),
  ember: () =>
    band(hex(0.1, 0.03, 30), hex(0.2, 0.05, 32), hex(0.36, 0.09, 38)) +
    stroke(middle, hex(0.64, 0.21, 42), 7, 0.7) +
    dashes(hex(0.92, 0.15, 85), 4, '14 22 5 30', 'round') +
    rims(hex(0.58, 0.16, 48)) +
    atCorners(
      (corner) =>
        flat(star(corner, 8, 26, 12), hex(0.66, 0.21, 42)) + flat(star(corner, 8, 14, 7), hex(0.93, 0.14, 88)),
    ),
  plain: ({ hue, light }) =>
    band(hex(0.2, 0.06, hue), hex(0.36, 0.11, hue), hex(0.62, 0.13, hue + 10)) +
    rims(hex(0.92, 0.07, light)) +
    knob(hex(0.2, 0.06, hue), hex(0.8, 0.13, light), hex(1, 0, 0)),
}

/** How far the lights of each frame shine, in widths of its border: bulbs and tubes far, all others little. */
export const glowOf = ({ frame }: Pick<SkinSubject, 'frame'>): number =>
  frame === 'marquee' ? 2.4 : frame === 'tube' ? 1.9 : 1.2

/** The frame in front of the reels, in the style of the studio; the middle is transparent. */
export function skinRailSvg({ frame, hues }: SkinSubject, scale: number): string {
  const shade = stroke(around(border + 3, 10), hex(0.08, 0.03, hues.sky), 8, 0.45)
  const body = shade + RAILS[frame]({ hue: hues.accent, light: hues.light, around })
  return picture(
    { width: width * scale, height: height * scale, viewBox: `0 0 ${width} ${height}`, label: 'frame' },
    body,
  )
}
