import type { HeroName } from './heroName.ts'
import { carnation } from '../motif/carnation.ts'
import { fan } from '../motif/fan.ts'
import { guitar } from '../motif/guitar.ts'
import { lantern } from '../motif/lantern.ts'
import { mask } from '../motif/mask.ts'
import { starLantern } from '../motif/starLantern.ts'
import type { Brush } from '../paint/brush.ts'
import * as animals from './animals.ts'
import * as beasts from './beasts.ts'
import * as birds from './birds.ts'
import * as cardTable from './cardTable.ts'
import * as mammals from './mammals.ts'
import * as curios from './curios.ts'
import * as feast from './feast.ts'
import * as flowers from './flowers.ts'
import * as gear from './gear.ts'
import * as harvest from './harvest.ts'
import * as heavens from './heavens.ts'
import type { Dress, Hero } from './hero.ts'
import * as kitchen from './kitchen.ts'
import * as legend from './legend.ts'
import * as lottery from './lottery.ts'
import * as parlour from './parlour.ts'
import * as pastime from './pastime.ts'
import * as places from './places.ts'
import * as revelry from './revelry.ts'
import * as sea from './sea.ts'
import * as shoreline from './shoreline.ts'
import * as travel from './travel.ts'
import * as treasure from './treasure.ts'
import * as uplands from './uplands.ts'
import * as warriors from './warriors.ts'

const ofTheFair =
  (motif: (brush: Brush, hue: number) => string): Hero =>
  (brush: Brush, { hue }: Dress) =>
    motif(brush, hue)

/** Every figure that can stand on a cover. */
export const HEROES: Readonly<Record<HeroName, Hero>> = {
  ...animals,
  ...beasts,
  ...birds,
  ...cardTable,
  ...mammals,
  ...curios,
  ...feast,
  ...flowers,
  ...gear,
  ...harvest,
  ...heavens,
  ...kitchen,
  ...legend,
  ...lottery,
  ...parlour,
  ...pastime,
  ...places,
  ...revelry,
  ...sea,
  ...shoreline,
  ...travel,
  ...treasure,
  ...uplands,
  ...warriors,
  carnation: ofTheFair(carnation),
  fan: ofTheFair(fan),
  guitar: ofTheFair(guitar),
  lantern: ofTheFair(lantern),
  mask: ofTheFair(mask),
  starLantern: ofTheFair(starLantern),
}

/** Natural hues. A hero without a line here can have any hue. */
const NATURAL: Partial<Record<HeroName, readonly number[]>> = {
  rabbit: [70, 55, 260, 30],
  dog: [62, 55, 45, 250],
  monkey: [45, 50, 38],
  mouse: [260, 60, 300],
  koala: [260, 280, 240],
  horse: [45, 55, 30, 60],
  stag: [55, 48, 40],
  kangaroo: [50, 45, 58],
  swan: [240, 330, 80],
  flamingo: [5, 0, 15, 350],
  shark: [245, 230, 260],
  wave: [230, 215, 245, 195],
  ladybird: [25, 30, 45],
  tomato: [27, 24, 60],
  heart: [15, 8, 25, 350],
  football: [270, 25, 150, 310],
  campfire: [260, 60],
  palm: [140, 132, 150],
  croissant: [62, 58],
  bread: [58, 62],
  pizza: [60],
  burger: [66, 62],
  cheese: [86],
  banana: [94],
  carrot: [52, 48],
  sushi: [35, 20, 45],
  moon: [92, 85, 240],
  sun: [40, 30, 55],
  thistle: [320, 305, 335],
  alien: [140, 160, 190, 300],
  ghost: [240, 160, 300],
  mate: [0, 10, 40],
  tulip: [20, 350, 85, 310],
  apple: [22, 28, 135, 85],
  bear: [55, 45, 240],
  barn: [25, 20, 200],
  bee: [85, 92],
  bull: [40, 30, 280],
  cactus: [140, 155],
  cherries: [18, 12, 25],
  chilli: [25, 30, 135, 60],
  citrus: [62, 100, 125, 40],
  clover: [145, 155],
  coffee: [30, 55, 200],
  dinosaur: [145, 130, 190, 45],
  eagle: [50, 40, 60],
  elephant: [260, 280, 60],
  fox: [45, 42, 50],
  frog: [140, 150, 190, 30],
  grapes: [320, 300, 130, 350],
  guitar: [72, 55, 60],
  honey: [72, 80],
  jaguar: [75, 80],
  lion: [70, 62, 75],
  melon: [15, 22, 60, 95],
  mushroom: [25, 28, 300, 200],
  lotus: [345, 320, 0, 290],
  octopus: [25, 320, 290, 190],
  peacock: [165, 185, 150],
  phoenix: [30, 25, 40],
  pineapple: [88, 82],
  puma: [68, 60],
  pumpkin: [52, 58],
  rose: [15, 5, 350, 28, 330],
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

/** The hue of a hero when its title asks for none in particular. */
export function naturalHue(hero: HeroName, wanted: number, part: number): number {
  const hues = NATURAL[hero]
  return hues?.[Math.floor(part * hues.length)] ?? clearHue(wanted)
}

/** Between gold and green lies olive, which is not used for any hero. */
const clearHue = (hue: number): number => (hue > 92 && hue < 130 ? (hue < 108 ? 84 : 142) : hue)

type Fit = readonly [x: number, y: number, scale: number]

/** The visual middle of a figure and how much it may be enlarged, for figures that do not fill their box. */
const FITS: Partial<Record<HeroName, Fit>> = {
  royalHand: [100, 112, 0.82],
  luckyWheel: [100, 98, 0.9],
  mineField: [100, 100, 0.92],
  bingoCard: [104, 102, 0.9],
  pegBoard: [100, 100, 0.94],
  twentyOne: [104, 100, 0.92],
  pairOfJacks: [100, 102, 0.94],
  horse: [98, 98, 0.94],
  unicorn: [98, 90, 0.9],
  electricGuitar: [84, 102, 0.82],
  carrot: [104, 92, 0.9],
  chocolate: [100, 100, 0.92],
  fries: [100, 104, 0.94],
  mate: [100, 92, 0.92],
  clapper: [100, 96, 0.96],
  stag: [100, 86, 1],
  bolt: [100, 104, 1],
  moon: [100, 100, 1.04],
  candelabra: [100, 96, 0.98],
  chalet: [100, 104, 1],
  letter: [100, 104, 1.06],
  boomerang: [100, 96, 1.08],
  submarine: [100, 92, 1.04],
  cheese: [100, 110, 1.06],
  croissant: [100, 96, 1.04],
  whistle: [100, 92, 1.02],
  sombrero: [100, 98, 1.06],
  bear: [100, 106, 1.12],
  bee: [100, 84, 1.14],
  car: [100, 122, 1.16],
  carnation: [99, 103, 1.1],
  cat: [112, 102, 1.03],
  chilli: [102, 88, 1.04],
  cowboyHat: [100, 102, 1.2],
  dragon: [92, 97, 0.96],
  fan: [100, 110, 1.18],
  frog: [100, 114, 1.06],
  helmet: [116, 96, 0.96],
  honey: [100, 110, 1.14],
  jewel: [100, 100, 1.08],
  key: [105, 98, 1.12],
  lantern: [100, 99, 1.1],
  mask: [100, 82, 1.16],
  melon: [100, 118, 1.2],
  microphone: [118, 95, 1.04],
  pagoda: [100, 92, 0.94],
  panda: [101, 105, 1.14],
  peacock: [100, 112, 0.92],
  pearl: [100, 110, 1.06],
  planet: [100, 92, 1],
  potion: [100, 92, 0.94],
  rocket: [92, 100, 1],
  shield: [100, 92, 1.02],
  starLantern: [100, 90, 1.16],
  teapot: [96, 110, 1],
  torii: [100, 112, 1.04],
  toucan: [99, 112, 1.06],
  train: [88, 88, 0.94],
}

const WHOLE: Fit = [100, 100, 1]

export const fitOf = (hero: HeroName): Fit => FITS[hero] ?? WHOLE
