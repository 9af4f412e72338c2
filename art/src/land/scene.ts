import type { Hues, Time } from '../cover/coverSubject.ts'
import type { Brush } from '../paint/brush.ts'
import { hex } from '../paint/colour.ts'
import { between, type Chance } from '../paint/random.ts'
import { at, type Point } from '../paint/shape.ts'
import { num } from '../paint/svg.ts'

/** Everything that is needed to draw a land into a box of `width` by `height`. */
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

/** The brightness of each time of day, from the zenith to the horizon, and that of the nearest ground. */
const HOURS: Readonly<Record<Time, Hour>> = {
  dawn: { zenith: [0.52, 0.15], middle: [0.74, 0.15], horizon: [0.93, 0.11], near: 0.38 },
  day: { zenith: [0.58, 0.17], middle: [0.77, 0.13], horizon: [0.95, 0.08], near: 0.46 },
  dusk: { zenith: [0.3, 0.16], middle: [0.55, 0.2], horizon: [0.84, 0.17], near: 0.27 },
  night: { zenith: [0.18, 0.11], middle: [0.34, 0.17], horizon: [0.6, 0.17], near: 0.2 },
}

export const hourOf = ({ time }: Scene): Hour => HOURS[time]

const round = (degrees: number): number => ((degrees % 360) + 360) % 360
const isMurky = (hue: number): boolean => round(hue) > 95 && round(hue) < 185

/**
 * The hue between two: the shorter way around the circle, unless that leads from blue to a warm light through green,
 * which no sky has. Then it goes through violet and rose.
 */
export function midHue(from: number, to: number, part: number): number {
  const short = round(to - from + 180) - 180
  const isThroughGreen = !isMurky(from) && !isMurky(to) && isMurky(from + short * 0.5)
  return from + (isThroughGreen ? short - Math.sign(short) * 360 : short) * part
}

/** The colour of a plane of land: close to the horizon's when far (0), dark and saturated when near (1). */
export function plane(scene: Scene, near: number, chroma: number = 0.13): string {
  const hour = hourOf(scene)
  const far = hour.horizon[0] * 0.78
  return hex(
    far + (hour.near - far) * near,
    chroma * (0.7 + near * 0.3),
    midHue(scene.hues.light, scene.hues.land, 0.45 + near * 0.55),
  )
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

/** Draws what is below the sky, and what is in it. */
export type Land = (scene: Scene) => string
