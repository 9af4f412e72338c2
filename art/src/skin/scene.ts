import type { LandName } from '../cover/coverSubject.ts'
import { AIRS } from '../land/air.ts'
import { orb, sky } from '../land/heaven.ts'
import { LANDS } from '../land/lands.ts'
import type { Scene } from '../land/scene.ts'
import { brush as openBrush } from '../paint/brush.ts'
import { hex } from '../paint/colour.ts'
import { chanceFrom } from '../paint/random.ts'
import { node, picture } from '../paint/svg.ts'
import type { SkinSubject } from './subject.ts'

/** The sizes of a scene, in drawing units: lands are made for a width of about 300. */
export const SCENES = {
  tall: { width: 300, height: 600, horizon: 0.56 },
  wide: { width: 640, height: 400, horizon: 0.6 },
} as const
export type SceneShape = keyof typeof SCENES

/** Lands that are indoors, underground or under water, and those with their own lights in the sky. */
const WITHOUT_ORB: ReadonlySet<LandName> = new Set([
  'deep',
  'lava',
  'cave',
  'stage',
  'library',
  'workshop',
  'space',
  'fair',
  'kitchen',
  'ballroom',
  'stadium',
  'grid',
])

/** The background of a title's game: its land, darker at the edges, so that reels and texts stand out. */
export function skinSceneSvg(subject: SkinSubject, shape: SceneShape, scale: number): string {
  const { width, height, horizon } = SCENES[shape]
  const { number, hues, time } = subject
  const brush = openBrush(`k${number.toString(36)}-${shape}`)
  const scene: Scene = {
    brush,
    chance: chanceFrom(number * 7 + 5),
    time,
    hues,
    width,
    height,
    horizon: height * horizon,
  }
  const dark = hex(0.1, 0.05, hues.sky)
  const edges = brush.radial(
    'edges',
    [
      [0.35, dark, 0],
      [1, dark, 0.42],
    ],
    { cx: 0.5, cy: 0.5, r: 0.75 },
  )
  const foot = brush.linear('foot', [
    [0.6, dark, 0],
    [1, dark, 0.42],
  ])
  const body =
    sky(scene) +
    (WITHOUT_ORB.has(subject.land) ? '' : orb(scene, [width * 0.8, height * 0.13], Math.min(width, height) * 0.07)) +
    LANDS[subject.land](scene) +
    AIRS[subject.air](scene) +
    node('rect', { width, height, fill: edges }) +
    node('rect', { width, height, fill: foot })
  const box = { width: width * scale, height: height * scale, viewBox: `0 0 ${width} ${height}`, label: 'scene' }
  return picture(box, brush.definitions(), body)
}
