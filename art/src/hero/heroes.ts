import { carnation } from '../motif/carnation.ts'
import { fan } from '../motif/fan.ts'
import { guitar } from '../motif/guitar.ts'
import { lantern } from '../motif/lantern.ts'
import { mask } from '../motif/mask.ts'
import { starLantern } from '../motif/starLantern.ts'
import type { Brush } from '../paint/brush.ts'
import * as animals from './animals.ts'
import * as birds from './birds.ts'
import * as feast from './feast.ts'
import * as harvest from './harvest.ts'
import type { Dress, Hero } from './hero.ts'
import * as legend from './legend.ts'
import * as places from './places.ts'
import * as sea from './sea.ts'
import * as treasure from './treasure.ts'

const ofTheFair =
  (motif: (brush: Brush, hue: number) => string): Hero =>
  (brush: Brush, { hue }: Dress) =>
    motif(brush, hue)

/** Every figure that can stand on a cover. */
export const HEROES = {
  ...animals,
  ...birds,
  ...feast,
  ...harvest,
  ...legend,
  ...places,
  ...sea,
  ...treasure,
  carnation: ofTheFair(carnation),
  fan: ofTheFair(fan),
  guitar: ofTheFair(guitar),
  lantern: ofTheFair(lantern),
  mask: ofTheFair(mask),
  starLantern: ofTheFair(starLantern),
} as const satisfies Readonly<Record<string, Hero>>

export type HeroName = keyof typeof HEROES

/** What nature wears. A hero without a line here wears any hue. */
const NATURAL: Partial<Record<HeroName, readonly number[]>> = {
  apple: [22, 28, 135, 85],
  bear: [55, 45, 240],
  bee: [85, 92],
  bull: [40, 30, 280],
  cactus: [140, 155],
  cherries: [18, 12, 25],
  chilli: [25, 30, 135, 60],
  citrus: [62, 100, 125, 40],
  clover: [145, 155],
  coffee: [30, 55, 200],
  dinosaur: [145, 130, 190, 45],
  elephant: [260, 280, 60],
  frog: [140, 150, 190, 30],
  grapes: [320, 300, 130, 350],
  guitar: [72, 55, 60],
  honey: [72, 80],
  jaguar: [75, 80],
  lion: [70, 62, 75],
  melon: [15, 22, 60, 95],
  mushroom: [25, 28, 300, 200],
  octopus: [25, 320, 290, 190],
  phoenix: [30, 25, 40],
  pineapple: [88, 82],
  pumpkin: [52, 58],
  rooster: [30, 20, 45],
  sunflower: [88, 82],
  strawberry: [22, 18],
  tiger: [62, 55],
  torii: [28, 30],
  turtle: [140, 155, 110],
  whale: [240, 255, 220],
  bell: [25, 150, 300],
  cowboyHat: [55, 45, 30],
  carnation: [2, 15, 350],
}

/** The hue a hero wears when its title asks for none in particular. */
export function naturalHue(hero: HeroName, wanted: number, part: number): number {
  const hues = NATURAL[hero]
  return hues?.[Math.floor(part * hues.length)] ?? wanted
}
