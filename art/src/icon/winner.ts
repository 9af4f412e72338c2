import type { HeroName } from '../hero/heroName.ts'
import { HEROES, fitOf, naturalHue } from '../hero/heroes.ts'
import { flat } from '../hero/hero.ts'
import { brush as openBrush } from '../paint/brush.ts'
import { hex } from '../paint/colour.ts'
import { chanceFrom } from '../paint/random.ts'
import { circle } from '../paint/shape.ts'
import { node, picture } from '../paint/svg.ts'

/** Faces that can be recognised in a small circle. */
const FACES: readonly HeroName[] = [
  'lion',
  'tiger',
  'jaguar',
  'wolf',
  'fox',
  'bear',
  'panda',
  'elephant',
  'owl',
  'parrot',
  'toucan',
  'frog',
  'penguin',
  'cat',
  'octopus',
  'robot',
  'astronaut',
  'viking',
  'kabuto',
  'dragon',
  'dinosaur',
  'bee',
  'crown',
  'mask',
  'sunflower',
  'cupcake',
  'planet',
  'jewel',
]

/** Background hues without olive and mustard. */
const GROUNDS: readonly number[] = [10, 25, 40, 60, 145, 165, 190, 215, 240, 265, 285, 305, 325, 345]

/** The picture of an anonymous winner in the list of winners: the same number always gives the same face. */
export function winnerSvg(number: number, size: number): string {
  const chance = chanceFrom(number * 2_654_435 + 11)
  const face = FACES[Math.floor(chance() * FACES.length)] ?? 'lion'
  const ground = GROUNDS[Math.floor(chance() * GROUNDS.length)] ?? 20
  const brush = openBrush(`winner${number}-${size}`)
  const fill = brush.linear('ground', [
    [0, hex(0.76, 0.15, ground + 20)],
    [1, hex(0.38, 0.15, ground - 10)],
  ])
  const [x, y, fit] = fitOf(face)
  const hue = naturalHue(face, ground + 180, chance())
  const figure = brush.shadowed(() => HEROES[face](brush, { hue, accent: ground + 60, chance }))
  const body =
    node('circle', { cx: 100, cy: 100, r: 100, fill }) +
    flat(circle([100, 100], 78), hex(0.95, 0.07, ground + 30), 0.25) +
    node('g', { transform: `translate(100 102) scale(${(fit * 0.72).toFixed(3)}) translate(${-x} ${-y})` }, figure)
  return picture({ width: size, height: size, viewBox: '0 0 200 200', label: face }, brush.definitions(), body)
}
