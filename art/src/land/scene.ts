import type { Brush } from '../paint/brush.ts'
import { hex } from '../paint/colour.ts'
import { between, type Chance } from '../paint/random.ts'
import { at, type Point } from '../paint/shape.ts'
import { num } from '../paint/svg.ts'

export const TIMES = ['dawn', 'day', 'dusk', 'night'] as const
export type Time = (typeof TIMES)[number]

/** Hues of a picture, in OKLCH degrees. */
export type Hues = { readonly sky: number; readonly land: number; readonly light: number }

/** Everything a land needs in order to be painted into a box of `width` by `height`. */
export type Scene = {
  readonly brush: Brush
  readonly chance: Chance
  readonly time: Time
  readonly hues: Hues
  readonly width: number
  readonly height: number
  /** Where the sky meets the land. */
  readonly horizon: number
}

type Tone = readonly [lightness: number, chroma: number]
type Hour = { readonly zenith: Tone; readonly middle: Tone; readonly horizon: Tone; readonly near: number }

/** How bright each hour is, from overhead to the horizon, and how dark the nearest ground. */
const HOURS: Readonly<Record<Time, Hour>> = {
  dawn: { zenith: [0.5, 0.13], middle: [0.71, 0.13], horizon: [0.92, 0.1], near: 0.34 },
  day: { zenith: [0.55, 0.15], middle: [0.74, 0.12], horizon: [0.94, 0.07], near: 0.42 },
  dusk: { zenith: [0.26, 0.13], middle: [0.48, 0.18], horizon: [0.82, 0.16], near: 0.24 },
  night: { zenith: [0.14, 0.08], middle: [0.26, 0.13], horizon: [0.52, 0.15], near: 0.17 },
}

export const hourOf = ({ time }: Scene): Hour => HOURS[time]

/** The hue between two, the short way round. */
export function midHue(from: number, to: number, part: number): number {
  const turn = ((((to - from) % 360) + 540) % 360) - 180
  return from + turn * part
}

/** The colour of a plane of land: hazy as the horizon when far (0), dark and its own when near (1). */
export function plane(scene: Scene, near: number, chroma: number = 0.11): string {
  const hour = hourOf(scene)
  const far = hour.horizon[0] * 0.78
  return hex(far + (hour.near - far) * near, chroma * (0.7 + near * 0.3), midHue(scene.hues.light, scene.hues.land, 0.45 + near * 0.55))
}

/** A rolling edge of land, closed at the bottom of the picture. */
export function ridge({ chance, width, height }: Scene, y: number, swell: number, waves: number = 1): string {
  const [first, second] = [chance() * 6, chance() * 6]
  const points = Array.from({ length: 25 }, (_, index): Point => {
    const part = index / 24
    const wave = Math.sin(part * waves * 6 + first) * 0.65 + Math.sin(part * waves * 14 + second) * 0.3
    return [part * width, y + swell * wave]
  })
  return `M0 ${num(height)}L${points.map(at).join('L')}L${num(width)} ${num(height)}Z`
}

/** A jagged edge: rock, ice, far summits. */
export function peaks({ chance, width, height }: Scene, y: number, rise: number, count: number): string {
  const step = width / count
  const points: Point[] = []
  for (let index = 0; index <= count; index++) {
    points.push([(index - 0.5) * step + between(chance, -0.2, 0.2) * step, y + between(chance, 0, 0.25) * rise])
    points.push([index * step + between(chance, -0.2, 0.2) * step, y - rise * between(chance, 0.45, 1)])
  }
  return `M-20 ${num(height)}L${points.map(at).join('L')}L${num(width + 20)} ${num(height)}Z`
}
