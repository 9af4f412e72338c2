import type { LayoutName } from './coverSubject.ts'
import type { LogoBox } from '../lettering/logo.ts'
import type { Point } from '../paint/shape.ts'

/** The position of a figure: its middle, its size and its angle. */
export type Stand = {
  readonly x: number
  readonly y: number
  readonly size: number
  readonly turn: number
  readonly flip: boolean
  readonly behind: boolean
}

export type Layout = {
  readonly hero: Stand
  readonly cast: readonly Stand[]
  readonly castInFront: boolean
  readonly back: 'rays' | 'orb' | 'medal' | 'glow'
  readonly name: LogoBox
  readonly veil: readonly [top: number, bottom: number]
  readonly horizon: number
  readonly seal: Point
}

const stand = ([x, y]: Point, size: number, turn: number = 0, flip: boolean = false): Stand => ({
  x,
  y,
  size,
  turn,
  flip,
  behind: false,
})
const behind = (place: Point, size: number, turn: number, flip: boolean = false): Stand => ({
  ...stand(place, size, turn, flip),
  behind: true,
})

const BELOW: LogoBox = { x: 16, y: 284, width: 268, height: 102 }
const ABOVE: LogoBox = { x: 20, y: 22, width: 260, height: 96 }
const low = { name: BELOW, veil: [244, 400], horizon: 206, seal: [25, 25] } as const
const high = { name: ABOVE, veil: [0, 140], horizon: 278, seal: [25, 374] } as const

/** The composition of a cover. It is the first thing by which neighbours in a grid of games differ. */
export const LAYOUTS: Readonly<Record<LayoutName, Layout>> = {
  solo: { hero: stand([150, 156], 226), cast: [], castInFront: false, back: 'rays', ...low },
  leaning: { hero: stand([150, 154], 218, -9, true), cast: [], castInFront: false, back: 'rays', ...low },
  grand: { hero: stand([150, 150], 270), cast: [], castInFront: false, back: 'glow', ...low },
  open: { hero: stand([150, 160], 204, 5), cast: [], castInFront: false, back: 'glow', ...low },
  trio: {
    hero: stand([150, 168], 190),
    cast: [behind([66, 118], 124, -14), behind([234, 118], 124, 14, true)],
    castInFront: false,
    back: 'glow',
    ...low,
  },
  duo: {
    hero: stand([122, 166], 200, -4),
    cast: [behind([226, 102], 128, 12, true)],
    castInFront: false,
    back: 'glow',
    ...low,
  },
  orb: { hero: stand([150, 158], 204), cast: [], castInFront: false, back: 'orb', ...low },
  medal: { hero: stand([150, 150], 190), cast: [], castInFront: false, back: 'medal', ...low },
  parade: {
    hero: stand([150, 138], 196),
    cast: [behind([54, 232], 96, -8), behind([246, 232], 96, 8, true)],
    castInFront: true,
    back: 'orb',
    ...low,
  },
  crowned: { hero: stand([150, 262], 224), cast: [], castInFront: false, back: 'rays', ...high },
  gathered: {
    hero: stand([150, 268], 200),
    cast: [behind([62, 218], 116, -12), behind([238, 218], 116, 12, true)],
    castInFront: false,
    back: 'orb',
    ...high,
  },
}
