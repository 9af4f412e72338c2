import type { Brush, Stop } from '../paint/brush.ts'
import { hex } from '../paint/colour.ts'
import { gold } from '../paint/material.ts'

/** One pass of the pen. Width is in hundredths of the letters' height, `down` in the same. */
export type Pass = {
  readonly width: number
  readonly stroke: string
  readonly opacity?: number
  readonly down?: number
}
export type Coat = (brush: Brush, hue: number) => readonly Pass[]

const down = (brush: Brush, name: string, stops: readonly Stop[]): string => brush.linear(name, stops)

const gilt = (brush: Brush): string => down(brush, 'gilt', gold.stops)

/** Light at the top, warm at the bottom: legible at any size. */
const cream = (brush: Brush, hue: number = 85): string =>
  down(brush, 'face', [
    [0, hex(1, 0, 0)],
    [0.5, hex(0.97, 0.05, hue + 8)],
    [1, hex(0.83, 0.14, hue)],
  ])

const bright = (brush: Brush, hue: number): string =>
  down(brush, 'rim', [
    [0, hex(0.93, 0.09, hue + 10)],
    [0.5, hex(0.8, 0.17, hue)],
    [1, hex(0.62, 0.2, hue - 10)],
  ])

/** The dark outline under every lettering; shifted down a little, as a shadow is. */
const ground = (hue: number, width: number): Pass => ({ width, stroke: hex(0.14, 0.06, hue), down: 3 })

export type CoatName =
  | 'gilded'
  | 'marquee'
  | 'bullion'
  | 'candy'
  | 'ice'
  | 'neon'
  | 'chrome'
  | 'cream'
  | 'fire'
  | 'carved'

/** Passes from the outside in. Light letters on a dark band: legible on any background. */
export const COATS: Readonly<Record<CoatName, Coat>> = {
  /** Cream letters in enamel with a gold rim. */
  gilded: (brush, hue) => [
    ground(hue, 58),
    { width: 50, stroke: gilt(brush) },
    { width: 41, stroke: hex(0.36, 0.16, hue) },
    { width: 24, stroke: cream(brush) },
  ],
  /** A fairground sign: gilded edge, red enamel, space for bulbs. */
  marquee: (brush, hue) => [
    ground(hue, 54),
    { width: 46, stroke: hex(0.33, 0.08, 55), down: 3 },
    { width: 44, stroke: gilt(brush) },
    {
      width: 33,
      stroke: down(brush, 'face', [
        [0, hex(0.62, 0.21, hue + 8)],
        [0.5, hex(0.5, 0.2, hue)],
        [1, hex(0.36, 0.15, hue - 8)],
      ]),
    },
  ],
  /** Solid gold on a deep ground. */
  bullion: (brush, hue) => [
    ground(hue, 54),
    { width: 44, stroke: hex(0.3, 0.13, hue) },
    { width: 30, stroke: hex(0.42, 0.1, 55), down: 5 },
    {
      width: 28,
      stroke: down(brush, 'face', [
        [0, hex(0.99, 0.05, 100)],
        [0.45, hex(0.9, 0.14, 92)],
        [0.55, hex(0.72, 0.15, 76)],
        [1, hex(0.93, 0.12, 92)],
      ]),
    },
  ],
  /** White that fades into a colour, on a dark band with a thin bright rim. */
  candy: (brush, hue) => [
    ground(hue, 58),
    { width: 51, stroke: bright(brush, hue) },
    { width: 44, stroke: hex(0.3, 0.16, hue) },
    {
      width: 27,
      stroke: down(brush, 'face', [
        [0, hex(1, 0, 0)],
        [0.55, hex(0.98, 0.03, hue)],
        [1, hex(0.84, 0.14, hue)],
      ]),
    },
  ],
  /** Ice: white above, blue below. */
  ice: (brush, hue) => [
    ground(hue, 54),
    { width: 43, stroke: hex(0.34, 0.13, 255) },
    {
      width: 26,
      stroke: down(brush, 'face', [
        [0, hex(1, 0, 0)],
        [0.5, hex(0.94, 0.05, 220)],
        [0.56, hex(0.78, 0.11, 230)],
        [1, hex(0.93, 0.06, 210)],
      ]),
    },
  ],
  /** A neon tube. */
  neon: (_, hue) => [
    { width: 62, stroke: hex(0.12, 0.06, hue), opacity: 0.85, down: 2 },
    { width: 40, stroke: hex(0.64, 0.23, hue), opacity: 0.6 },
    { width: 25, stroke: hex(0.74, 0.21, hue) },
    { width: 12, stroke: hex(0.985, 0.05, hue) },
  ],
  /** Steel that reflects a horizon. */
  chrome: (brush, hue) => [
    ground(hue, 56),
    { width: 45, stroke: hex(0.46, 0.19, hue) },
    { width: 32, stroke: hex(0.2, 0.06, hue), down: 3 },
    {
      width: 27,
      stroke: down(brush, 'face', [
        [0, hex(1, 0, 0)],
        [0.48, hex(0.9, 0.03, 240)],
        [0.54, hex(0.62, 0.06, 255)],
        [1, hex(0.96, 0.03, 220)],
      ]),
    },
  ],
  /** Cream paint on a coloured band. */
  cream: (brush, hue) => [
    ground(hue, 52),
    { width: 42, stroke: hex(0.4, 0.16, hue) },
    { width: 26, stroke: cream(brush, 78) },
  ],
  /** Burning letters. */
  fire: (brush) => [
    ground(30, 54),
    { width: 42, stroke: hex(0.38, 0.16, 28) },
    {
      width: 27,
      stroke: down(brush, 'face', [
        [0, hex(0.99, 0.07, 102)],
        [0.45, hex(0.9, 0.16, 88)],
        [1, hex(0.7, 0.2, 48)],
      ]),
    },
  ],
  /** Pale metal let into dark stone. */
  carved: (brush, hue) => [
    ground(hue, 54),
    { width: 44, stroke: hex(0.62, 0.06, hue) },
    { width: 37, stroke: hex(0.26, 0.06, hue) },
    { width: 24, stroke: cream(brush, 80) },
  ],
}
