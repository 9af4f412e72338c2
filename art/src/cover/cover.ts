import { unreachable } from '@ronda/core'
import type { CoverSubject, Hues } from './coverSubject.ts'
import type { HeroName } from '../hero/heroName.ts'
import { fitOf, HEROES, naturalHue } from '../hero/heroes.ts'
import { flat } from '../hero/hero.ts'
import { AIRS } from '../land/air.ts'
import { orb, rays, sky } from '../land/heaven.ts'
import { LANDS } from '../land/lands.ts'
import type { Scene } from '../land/scene.ts'
import { drawLogo, letterHeight } from '../lettering/logo.ts'
import { brush as openBrush, type Brush, type Cast } from '../paint/brush.ts'
import { hex } from '../paint/colour.ts'
import { gold } from '../paint/material.ts'
import { chanceFrom } from '../paint/random.ts'
import { circle, ellipse, type Point } from '../paint/shape.ts'
import { node, num, picture } from '../paint/svg.ts'
import { vendorSeal } from '../vendor/seal.ts'
import { FRAMES } from './frame.ts'
import { LAYOUTS, type Layout, type Stand } from './layout.ts'

export type CoverSize = {
  readonly width: number
  readonly height: number
  /** The other figures between the land and the hero. */
  readonly more?: (scene: Scene) => string
}

const WIDTH = 300
const HEIGHT = 400

/** The light behind a figure is drawn first, then its shadow. */
function castOf({ light }: Hues): readonly Cast[] {
  const [warm, night] = [hex(0.97, 0.08, light), hex(0.1, 0.05, 290)]
  return [
    { width: 13, opacity: 0.42, shown: warm },
    { width: 6, opacity: 0.95, shown: night, dx: 0.6, dy: 1.6 },
  ]
}

const BEHIND: readonly Cast[] = [{ width: 7, opacity: 0.7, shown: hex(0.1, 0.05, 290), dy: 2 }]

function drawFigure(
  prefix: string,
  name: HeroName,
  subject: CoverSubject,
  { x, y, size, turn, flip, behind }: Stand,
): string {
  const brush = openBrush(prefix, { isFar: behind })
  const chance = chanceFrom(subject.number * 31 + prefix.length)
  const { hero, accent } = subject.hues
  const own = behind ? accent : hero
  const hue = subject.tinted && !behind ? own : naturalHue(name, own, chance())
  const body = brush.shadowed(
    () => HEROES[name](brush, { hue, accent: behind ? hero : accent, chance }),
    behind ? BEHIND : castOf(subject.hues),
  )
  const [middleX, middleY, fit] = fitOf(name)
  const scale = (size * fit) / 200
  const transform = `translate(${num(x)} ${num(y)}) rotate(${num(turn)}) scale(${(flip ? -scale : scale).toFixed(3)} ${scale.toFixed(3)}) translate(${-middleX} ${-middleY})`
  return brush.definitions() + node('g', { transform }, body)
}

/** A glow behind the hero, no larger than what is visible around one: radial gradients are expensive to draw. */
function glow(brush: Brush, { light }: Hues, { x, y, size }: Stand): string {
  const fill = brush.radial('glow', [
    [0.3, hex(0.97, 0.08, light), 0.9],
    [0.65, hex(0.92, 0.12, light), 0.45],
    [1, hex(0.86, 0.14, light), 0],
  ])
  return node('circle', { cx: x, cy: y, r: Math.min(size, 220) * 0.55, fill })
}

/** Dark yellow looks like mud: such a background hue becomes wine red or deep green, whichever is nearer. */
const nightHue = (hue: number): number => (hue > 45 && hue < 135 ? (hue < 90 ? 20 : 160) : hue)

/** A dark background for the lettering: without it no name can be read on snow. */
function veil(brush: Brush, { land }: Hues, top: number, bottom: number): string {
  const shade = hex(0.15, 0.09, nightHue(land))
  const isBelow = bottom >= HEIGHT
  const stops = [
    [0, shade, 0],
    [0.36, shade, 0.62],
    [1, shade, 0.95],
  ] as const
  const place = isBelow ? { x1: 0, y1: 0, x2: 0, y2: 1 } : { x1: 0, y1: 1, x2: 0, y2: 0 }
  return node('rect', { y: top, width: WIDTH, height: bottom - top, fill: brush.linear('veil', stops, place) })
}

/** A medallion behind the hero. */
function medal(brush: Brush, { sky: hue, light }: Hues, { x, y, size }: Stand): string {
  const fill = brush.radial('medal', [
    [0, hex(0.8, 0.14, light)],
    [0.55, hex(0.46, 0.16, hue)],
    [1, hex(0.24, 0.11, hue)],
  ])
  const r = size * 0.52
  return (
    flat(circle([x, y + 3], r + 13), hex(0.12, 0.04, hue), 0.6) +
    node('circle', { cx: x, cy: y, r: r + 10, fill: brush.fill(gold), stroke: gold.outline, 'stroke-width': 2 }) +
    node('circle', { cx: x, cy: y, r, fill, stroke: gold.outline, 'stroke-width': 2 })
  )
}

/** Letters in olive look like mud: such a hue is replaced by its complement. */
const signHue = ({ hero }: CoverSubject['hues']): number => (hero > 75 && hero < 150 ? hero + 190 : hero)

/** The shadow where the hero touches the ground: without it the hero seems to float. */
const footing = ({ x, y, size }: Stand): string =>
  [1, 0.8, 0.6]
    .map((part) => flat(ellipse([x, y + size * 0.5], size * 0.44 * part, size * 0.06 * part), hex(0.1, 0.05, 290), 0.2))
    .join('')

/** An outline that separates the hero from the land. */
function backOf(scene: Scene, { back, hero }: Layout, heart: Point): string {
  switch (back) {
    case 'orb':
      return orb(scene, heart, hero.size * 0.5) + footing(hero)
    case 'rays':
      return rays(scene, heart, 14) + glow(scene.brush, scene.hues, hero) + footing(hero)
    case 'medal':
      return medal(scene.brush, scene.hues, hero)
    case 'glow':
      return glow(scene.brush, scene.hues, hero) + footing(hero)
    default:
      return unreachable(back)
  }
}

/** The height of the smallest large letters of a name on a cover that is 300 wide. */
export const nameHeight = ({ layout, hand }: CoverSubject, name: string): number =>
  letterHeight(name, LAYOUTS[layout].name, hand)

/** The cover of a title in the lobby. The same subject, name and size always give the same bytes. */
export function titleCoverSvg(
  subject: CoverSubject,
  name: string,
  { width, height, more = () => '' }: CoverSize,
): string {
  const { hues, number } = subject
  const layout: Layout = LAYOUTS[subject.layout]
  const prefix = `t${number.toString(36)}-${width}`
  const brush = openBrush(prefix)
  const scene: Scene = {
    brush,
    chance: chanceFrom(number * 7 + 5),
    time: subject.time,
    hues,
    width: WIDTH,
    height: HEIGHT,
    horizon: layout.horizon,
  }
  const heart: Point = [layout.hero.x, layout.hero.y]
  const behind = layout.cast.map((stand, index) =>
    drawFigure(`${prefix}c${index}`, subject.cast[index === 0 ? 0 : 1], subject, stand),
  )
  const [front, back] = layout.castInFront ? [behind.join(''), ''] : ['', behind.join('')]
  const body =
    sky(scene) +
    LANDS[subject.land](scene) +
    more(scene) +
    backOf(scene, layout, heart) +
    veil(brush, hues, layout.veil[0], layout.veil[1]) +
    back +
    AIRS[subject.air](scene) +
    drawFigure(`${prefix}h`, subject.hero, subject, layout.hero) +
    front +
    FRAMES[subject.frame]({ width: WIDTH, height: HEIGHT, hue: hues.accent, chance: chanceFrom(number) }) +
    drawLogo(brush, {
      name,
      box: layout.name,
      hand: subject.hand,
      hue: signHue(hues),
      chance: chanceFrom(number + 3),
    }) +
    vendorSeal(subject.vendor, layout.seal, 12)
  return picture({ width, height, viewBox: `0 0 ${WIDTH} ${HEIGHT}`, label: name }, brush.definitions(), body)
}
