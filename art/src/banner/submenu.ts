import type { Category } from '../icon/glyph.ts'
import { drawStageSet, type Canvas, type StageSet } from './stageSet.ts'

type Corner = Omit<StageSet, 'id'>

const corner = (
  land: StageSet['land'],
  time: StageSet['time'],
  [sky, ground, light]: readonly [number, number, number],
  figures: StageSet['figures'],
): Corner => ({ land, air: 'stars', time, hues: { sky, land: ground, light }, figures })

/** One picture for each category's drop-down. */
const CORNERS: Readonly<Record<Category, Corner>> = {
  HOME: corner(
    'fair',
    'night',
    [285, 330, 65],
    [
      ['starLantern', 22],
      ['guitar', 70],
      ['fan', 200],
    ],
  ),
  PROMO: corner(
    'skies',
    'dawn',
    [320, 350, 60],
    [
      ['gift', 20],
      ['balloon', 200],
      ['trophy', 60],
    ],
  ),
  ELOTT: corner(
    'space',
    'night',
    [265, 190, 320],
    [
      ['orb', 290],
      ['planet', 20],
      ['clover', 150],
    ],
  ),
  LOTT: corner(
    'village',
    'dusk',
    [280, 20, 60],
    [
      ['clover', 150],
      ['bell', 25],
      ['seven', 22],
    ],
  ),
  LIVE: corner(
    'stage',
    'night',
    [340, 10, 75],
    [
      ['crown', 320],
      ['rose', 15],
      ['mask', 300],
    ],
  ),
  SPORTS: corner(
    'hills',
    'day',
    [240, 145, 90],
    [
      ['trophy', 150],
      ['badge', 30],
      ['shield', 250],
    ],
  ),
  FISH: corner(
    'deep',
    'day',
    [225, 150, 195],
    [
      ['fish', 45],
      ['octopus', 320],
      ['pearl', 340],
    ],
  ),
  RNG: corner(
    'stage',
    'night',
    [285, 300, 80],
    [
      ['seven', 22],
      ['cherries', 18],
      ['diamond', 200],
    ],
  ),
  PVP: corner(
    'ruins',
    'dusk',
    [20, 60, 70],
    [
      ['shield', 20],
      ['helmet', 250],
      ['viking', 40],
    ],
  ),
  ESPORTS: corner(
    'city',
    'night',
    [290, 280, 195],
    [
      ['robot', 190],
      ['rocket', 330],
      ['astronaut', 250],
    ],
  ),
  COCKFIGHT: corner(
    'hills',
    'dawn',
    [40, 120, 80],
    [
      ['rooster', 25],
      ['barn', 25],
      ['sunflower', 85],
    ],
  ),
  FAV: corner(
    'pavilion',
    'dawn',
    [340, 350, 50],
    [
      ['rose', 15],
      ['butterfly', 320],
      ['jewel', 350],
    ],
  ),
  HOT: corner(
    'lava',
    'night',
    [20, 25, 55],
    [
      ['phoenix', 30],
      ['chilli', 25],
      ['volcano', 20],
    ],
  ),
  RECENT: corner(
    'workshop',
    'dusk',
    [250, 50, 75],
    [
      ['clock', 50],
      ['compass', 25],
      ['key', 60],
    ],
  ),
  ALL: corner(
    'fair',
    'dusk',
    [265, 320, 60],
    [
      ['tent', 20],
      ['balloon', 200],
      ['lantern', 25],
    ],
  ),
  SEARCH: corner(
    'library',
    'night',
    [260, 30, 80],
    [
      ['compass', 20],
      ['book', 280],
      ['owl', 60],
    ],
  ),
  NEW: corner(
    'skies',
    'day',
    [225, 340, 90],
    [
      ['rocket', 20],
      ['egg', 190],
      ['starLantern', 22],
    ],
  ),
}

const CANVAS: Canvas = {
  width: 320,
  height: 180,
  scale: 2,
  horizon: 118,
  veil: 'none',
  spots: [
    { x: 160, y: 92, size: 140, turn: 0 },
    { x: 264, y: 104, size: 92, turn: 10 },
    { x: 56, y: 104, size: 92, turn: -10 },
  ],
}

export const submenuSvg = (category: Category): string =>
  drawStageSet({ id: category, ...CORNERS[category] }, CANVAS, `submenu-${category}`)
