import type { Brush, Stop } from '../paint/brush.ts'
import { hex } from '../paint/colour.ts'
import { gold } from '../paint/material.ts'

/** One pass of the pen. Width is in hundredths of the letters' height, `down` in the same. */
export type Pass = { readonly width: number; readonly stroke: string; readonly opacity?: number; readonly down?: number }
export type Coat = (brush: Brush, hue: number) => readonly Pass[]

const down = (brush: Brush, name: string, stops: readonly Stop[]): string => brush.linear(name, stops)

const gilt = (brush: Brush): string => down(brush, 'gilt', gold.stops)

const face = (brush: Brush, hue: number, chroma: number = 0.2): string =>
  down(brush, 'face', [
    [0, hex(0.72, chroma, hue + 12)],
    [0.5, hex(0.55, chroma, hue)],
    [1, hex(0.38, chroma * 0.8, hue - 8)],
  ])

const ground = (hue: number, width: number): Pass => ({ width, stroke: hex(0.13, 0.05, hue), down: 3 })

export const COATS = {
  /** Gold edge, coloured enamel. */
  gilded: (brush, hue) => [ground(hue, 54), { width: 44, stroke: hex(0.33, 0.08, 55), down: 5 }, { width: 43, stroke: gilt(brush) }, { width: 32, stroke: hex(0.22, 0.08, hue) }, { width: 28, stroke: face(brush, hue) }, { width: 8, stroke: '#fff', opacity: 0.35, down: -6 }],
  /** Solid gold on a deep ground. */
  bullion: (brush, hue) => [ground(hue, 54), { width: 45, stroke: hex(0.24, 0.11, hue) }, { width: 33, stroke: hex(0.3, 0.08, 52), down: 6 }, { width: 32, stroke: gilt(brush) }, { width: 6, stroke: hex(0.99, 0.04, 98), opacity: 0.6, down: -8 }],
  /** White sugar with a bright rim. */
  candy: (brush, hue) => [ground(hue, 58), { width: 50, stroke: '#fff', down: 1 }, { width: 36, stroke: hex(0.36, 0.14, hue - 10), down: 5 }, { width: 35, stroke: face(brush, hue, 0.21) }, { width: 10, stroke: '#fff', opacity: 0.55, down: -7 }],
  /** Ice: pale above, deep below, a white edge. */
  ice: (brush, hue) => [ground(hue, 54), { width: 44, stroke: hex(0.36, 0.12, hue), down: 4 }, { width: 42, stroke: hex(0.97, 0.03, hue) }, { width: 30, stroke: down(brush, 'face', [[0, hex(0.98, 0.02, hue)], [0.45, hex(0.83, 0.09, hue)], [0.52, hex(0.58, 0.15, hue)], [1, hex(0.84, 0.1, hue - 20)]]) }],
  /** A tube of light. */
  neon: (_, hue) => [ground(hue, 60), { width: 52, stroke: hex(0.62, 0.22, hue), opacity: 0.3 }, { width: 38, stroke: hex(0.68, 0.22, hue), opacity: 0.55 }, { width: 24, stroke: hex(0.76, 0.2, hue) }, { width: 11, stroke: hex(0.985, 0.05, hue) }],
  /** Steel with a horizon in it. */
  chrome: (brush, hue) => [ground(hue, 54), { width: 45, stroke: hex(0.5, 0.2, hue) }, { width: 33, stroke: hex(0.2, 0.05, hue), down: 4 }, { width: 31, stroke: down(brush, 'face', [[0, hex(0.99, 0.01, 240)], [0.46, hex(0.76, 0.05, 240)], [0.5, hex(0.3, 0.05, 270)], [0.62, hex(0.6, 0.06, hue)], [1, hex(0.97, 0.03, hue)]]) }],
  /** Cream paint on a dark board. */
  cream: (brush, hue) => [ground(hue, 52), { width: 42, stroke: hex(0.34, 0.13, hue) , down: 5 }, { width: 40, stroke: hex(0.46, 0.16, hue) }, { width: 29, stroke: down(brush, 'face', [[0, hex(0.99, 0.02, 92)], [0.6, hex(0.94, 0.06, 88)], [1, hex(0.82, 0.1, 78)]]) }],
  /** Letters that burn. */
  fire: (brush, hue) => [ground(hue, 54), { width: 44, stroke: hex(0.36, 0.15, 28), down: 3 }, { width: 40, stroke: hex(0.62, 0.22, 35) }, { width: 29, stroke: down(brush, 'face', [[0, hex(0.99, 0.06, 100)], [0.4, hex(0.88, 0.16, 85)], [0.75, hex(0.7, 0.2, 52)], [1, hex(0.55, 0.21, 32)]]) }],
  /** Cut in stone and inlaid with metal. */
  carved: (brush, hue) => [ground(hue, 52), { width: 44, stroke: hex(0.42, 0.04, hue), down: 4 }, { width: 43, stroke: hex(0.72, 0.04, hue) }, { width: 31, stroke: hex(0.26, 0.05, hue) }, { width: 25, stroke: gilt(brush) }],
} as const satisfies Readonly<Record<string, Coat>>

export type CoatName = keyof typeof COATS
