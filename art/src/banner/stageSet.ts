import type { AirName, Hues, LandName, Time } from '../cover/coverSubject.ts'
import type { HeroName } from '../hero/heroName.ts'
import { flat } from '../hero/hero.ts'
import { fitOf, HEROES, naturalHue } from '../hero/heroes.ts'
import { AIRS } from '../land/air.ts'
import { rays, sky } from '../land/heaven.ts'
import { LANDS } from '../land/lands.ts'
import type { Scene } from '../land/scene.ts'
import { brush as openBrush } from '../paint/brush.ts'
import { hex } from '../paint/colour.ts'
import { chanceFrom } from '../paint/random.ts'
import { ellipse } from '../paint/shape.ts'
import { node, num, picture } from '../paint/svg.ts'

/** A scene with a group of heroes and no words: the page that shows it places the text beside them. */
export type StageSet = {
  readonly id: string
  readonly land: LandName
  readonly air: AirName
  readonly time: Time
  readonly hues: Hues
  /** From the front to the back. */
  readonly figures: readonly (readonly [HeroName, hue: number])[]
}

export type Spot = {
  readonly x: number
  readonly y: number
  readonly size: number
  readonly turn: number
  /** Hangs or flies: throws no shadow on the ground. */
  readonly isAloft?: boolean
}

export type Canvas = {
  readonly width: number
  readonly height: number
  readonly scale: number
  readonly horizon: number
  readonly spots: readonly Spot[]
  readonly veil: 'left' | 'below' | 'none'
}

function figure(
  prefix: string,
  [name, wanted]: readonly [HeroName, number],
  { x, y, size, turn }: Spot,
  light: number,
): string {
  const brush = openBrush(prefix)
  const chance = chanceFrom(prefix.length * 17 + wanted)
  const [middleX, middleY, fit] = fitOf(name)
  const dress = { hue: naturalHue(name, wanted, chance()), accent: wanted + 140, chance }
  const body = brush.shadowed(
    () => HEROES[name](brush, dress),
    [
      { width: 12, opacity: 0.4, shown: hex(0.97, 0.08, light) },
      { width: 5.5, opacity: 0.95, shown: hex(0.1, 0.05, 290), dy: 1.5 },
    ],
  )
  const transform = `translate(${num(x)} ${num(y)}) rotate(${num(turn)}) scale(${((size * fit) / 200).toFixed(3)}) translate(${-middleX} ${-middleY})`
  return brush.definitions() + node('g', { transform }, body)
}

/** Darkens the side where the text will be. */
function veilOf({ brush, hues, width, height }: Scene, veil: Canvas['veil']): string {
  if (veil === 'none') return ''
  const shade = hex(0.14, 0.06, hues.sky)
  const stops = [
    [0, shade, 0.88],
    [0.5, shade, 0.5],
    [1, shade, 0],
  ] as const
  if (veil === 'left')
    return node('rect', {
      width: width * 0.62,
      height,
      fill: brush.linear('veil', stops, { x1: 0, y1: 0, x2: 1, y2: 0 }),
    })
  return node('rect', {
    y: height * 0.5,
    width,
    height: height * 0.5,
    fill: brush.linear('veil', stops, { x1: 0, y1: 1, x2: 0, y2: 0 }),
  })
}

function lightBehind({ brush, hues }: Scene, { x, y, size }: Spot): string {
  const fill = brush.radial('glow', [
    [0, hex(0.98, 0.07, hues.light), 0.95],
    [0.5, hex(0.92, 0.12, hues.light), 0.45],
    [1, hex(0.85, 0.14, hues.light), 0],
  ])
  return node('circle', { cx: x, cy: y, r: size * 0.8, fill })
}

/** The shadow below a figure: without it the figure seems to float. */
const footing = ({ x, y, size, isAloft = false }: Spot): string =>
  isAloft
    ? ''
    : [1, 0.8, 0.6]
        .map((part) => flat(ellipse([x, y + size * 0.5], size * 0.46 * part, size * 0.055 * part), SHADOW, 0.2))
        .join('')

const SHADOW = hex(0.1, 0.05, 290)

export function drawStageSet(set: StageSet, canvas: Canvas, prefix: string): string {
  const brush = openBrush(prefix)
  const scene: Scene = {
    brush,
    chance: chanceFrom(set.id.length * 101 + set.hues.sky),
    time: set.time,
    hues: set.hues,
    width: canvas.width,
    height: canvas.height,
    horizon: canvas.horizon,
  }
  const [front] = canvas.spots
  const glow = front ? rays(scene, [front.x, front.y], 16) + lightBehind(scene, front) : ''
  const figures = canvas.spots
    .map((spot, index) => {
      const who = set.figures[index]
      return who ? figure(`${prefix}-${index}`, who, spot, set.hues.light) : ''
    })
    .toReversed()
  const body =
    sky(scene) +
    LANDS[set.land](scene) +
    glow +
    veilOf(scene, canvas.veil) +
    AIRS[set.air](scene) +
    canvas.spots.map(footing).join('') +
    figures.join('')
  return picture(
    {
      width: canvas.width * canvas.scale,
      height: canvas.height * canvas.scale,
      viewBox: `0 0 ${canvas.width} ${canvas.height}`,
      label: set.id,
    },
    brush.definitions(),
    body,
  )
}
