import { present } from '@ronda/core'
import { brush as openBrush, type Brush } from './paint/brush.ts'
import { hex } from './paint/colour.ts'
import { between, chanceFrom, type Chance } from './paint/random.ts'
import { around, polygon, type Point } from './paint/shape.ts'
import { node, num, picture, repeat, url } from './paint/svg.ts'
import { drawBackground } from './scene/background.ts'
import type { Look, Theme } from './theme/theme.ts'
import { drawTitle, splitTitle } from './title.ts'

export type CoverOptions = {
  readonly title: string
  readonly width: number
  readonly height: number
  readonly seed: number
}

type Spot = { readonly x: number; readonly y: number; readonly size: number; readonly turn: number }

/** Where the heroes of a cover stand: one in front, two behind. */
const SPOTS: readonly Spot[] = [
  { x: 76, y: 196, size: 148, turn: -12 },
  { x: 224, y: 196, size: 148, turn: 12 },
  { x: 150, y: 214, size: 204, turn: 0 },
]

const CANVAS = { width: 300, height: 400 } as const

type Hero = Extract<Look, { motif: unknown }>

/** Three symbols of the game, chosen by the seed; the first of them, the wild, is always in front. */
function heroes(theme: Theme, chance: Chance): readonly Hero[] {
  const drawn = theme.looks.filter((look) => look.kind === 'high')
  const start = Math.floor(chance() * drawn.length)
  const side = [drawn[start % drawn.length], drawn[(start + 1) % drawn.length]]
  const front = theme.looks.find((look) => look.kind === 'wild')
  return [...side, front].filter((look) => look !== undefined) as readonly Hero[]
}

function drawHero(prefix: string, look: Hero, { x, y, size, turn }: Spot): string {
  const brush = openBrush(`${prefix}-${look.name}`)
  const body = brush.shadowed(() => look.motif(brush, look.hue))
  const transform = `translate(${num(x)} ${num(y)}) rotate(${num(turn)}) scale(${num(size / 200)}) translate(-100 -100)`
  return brush.definitions() + node('g', { transform }, body)
}

function beams(): string {
  const heart: Point = [150, 206]
  const d = repeat(18, (index) =>
    polygon([heart, around(heart, 270, index * 20 + 1.3), around(heart, 270, index * 20 + 10.7)]),
  )
  return node('path', { d, fill: hex(0.93, 0.12, 85), 'fill-opacity': 0.1 })
}

/** Veils above and below, so that the sign is read on any scene. */
function veils(brush: Brush): string {
  const id = brush.scope('veil')
  const shade = hex(0.13, 0.07, 295)
  const stops = [
    [0, 0.45],
    [0.28, 0],
    [0.58, 0],
    [0.78, 0.7],
    [1, 0.94],
  ] as const
  return (
    node(
      'defs',
      {},
      node(
        'linearGradient',
        { id, x1: 0, y1: 0, x2: 0, y2: 1 },
        ...stops.map(([offset, opacity]) => node('stop', { offset, 'stop-color': shade, 'stop-opacity': opacity })),
      ),
    ) + node('rect', { width: CANVAS.width, height: CANVAS.height, fill: url(id) })
  )
}

function confetti(chance: Chance): string {
  return repeat(34, () => {
    const [x, y] = [chance() * 300, 30 + chance() * 240]
    const size = between(chance, 2, 5)
    return node('rect', {
      x,
      y,
      width: size,
      height: size * 0.6,
      transform: `rotate(${num(chance() * 180)} ${num(x)} ${num(y)})`,
      fill: hex(0.78, 0.17, chance() * 360),
      'fill-opacity': between(chance, 0.5, 0.95),
    })
  })
}

/** The picture of a game in the lobby. The same title, theme and seed always give the same picture. */
export function coverSvg(theme: Theme, { title, width, height, seed }: CoverOptions): string {
  const chance = chanceFrom(theme.seed * 131 + seed)
  const prefix = `${theme.id}-cover${seed}-${width}x${height}`
  const brush = openBrush(prefix)
  const cast = heroes(theme, chance)
  const body =
    beams() +
    veils(brush) +
    confetti(chance) +
    cast.map((look, index) => drawHero(prefix, look, present(SPOTS[index], 'a place for every hero'))).join('') +
    drawTitle(brush, splitTitle(title), { x: 8, y: 284, width: 284, height: 108 }, theme.sign)
  const scene = drawBackground(theme, CANVAS, `${prefix}-scene`)
  return picture(
    { width, height, viewBox: `0 0 ${CANVAS.width} ${CANVAS.height}`, label: title },
    brush.definitions(),
    scene,
    body,
  )
}
