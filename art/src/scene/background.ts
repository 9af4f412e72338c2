import { brush as openBrush, type Brush } from '../paint/brush.ts'
import { chanceFrom } from '../paint/random.ts'
import { picture } from '../paint/svg.ts'
import type { Theme } from '../theme/theme.ts'
import { fairground } from './fairground.ts'
import { garlands } from './garlands.ts'
import { firework, moon, sky, stars, type Frame } from './sky.ts'
import { town } from './town.ts'

/** One plane of the scene. `depth` 0 does not move, 1 is nearest to the viewer and moves most. */
export type Layer = { readonly name: string; readonly depth: number; readonly svg: string }

type Plane = {
  readonly name: string
  readonly depth: number
  readonly draw: (brush: Brush, theme: Theme, frame: Frame) => string
}

const PLANES: readonly Plane[] = [
  {
    name: 'sky',
    depth: 0,
    draw: (brush, theme, frame) => {
      const unit = Math.min(frame.width, frame.height)
      const bursts = [
        { centre: [frame.width * 0.72, frame.height * 0.2] as const, reach: unit * 0.17, hue: 25 },
        { centre: [frame.width * 0.54, frame.height * 0.31] as const, reach: unit * 0.1, hue: 95 },
        { centre: [frame.width * 0.9, frame.height * 0.38] as const, reach: unit * 0.11, hue: 320 },
      ]
      return (
        sky(brush, theme, frame) +
        stars(chanceFrom(theme.seed), frame) +
        moon(brush, frame) +
        bursts.map((burst) => firework(brush, burst)).join('')
      )
    },
  },
  { name: 'town', depth: 0.25, draw: (_, theme, frame) => town(chanceFrom(theme.seed + 1), theme, frame) },
  { name: 'fair', depth: 0.55, draw: (brush, theme, frame) => fairground(brush, chanceFrom(theme.seed + 2), frame) },
  { name: 'garlands', depth: 1, draw: (brush, theme, frame) => garlands(brush, chanceFrom(theme.seed + 3), frame) },
]

function drawPlane(plane: Plane, theme: Theme, frame: Frame, prefix: string): string {
  const brush = openBrush(`${prefix}-${plane.name}`)
  const body = plane.draw(brush, theme, frame)
  return brush.definitions() + body
}

const wholeBox = (theme: Theme, { width, height }: Frame): Parameters<typeof picture>[0] => ({
  width,
  height,
  viewBox: `0 0 ${width} ${height}`,
  label: theme.title,
})

/** The scene in planes, far to near, each a picture of its own, so that they can move against each other. */
export function backgroundLayers(theme: Theme, width: number, height: number): readonly Layer[] {
  const frame = { width, height }
  return PLANES.map((plane) => ({
    name: plane.name,
    depth: plane.depth,
    svg: picture(wholeBox(theme, frame), drawPlane(plane, theme, frame, `${theme.id}-${width}x${height}`)),
  }))
}

/** The whole scene without its picture frame, to be put into another picture. */
function drawBackground(theme: Theme, frame: Frame, prefix: string): string {
  return PLANES.map((plane) => drawPlane(plane, theme, frame, prefix)).join('')
}

export function backgroundSvg(theme: Theme, width: number, height: number): string {
  const frame = { width, height }
  return picture(wholeBox(theme, frame), drawBackground(theme, frame, `${theme.id}-bg${width}x${height}`))
}
