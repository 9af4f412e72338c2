import { present } from '@ronda/core'
import { drawStageSet, type Canvas, type StageSet } from './stageSet.ts'

/**
 * The banners of the home group, one for each section of the catalog. Texts are laid over them, never drawn into them.
 */
export const BANNERS: readonly StageSet[] = [
  {
    id: 'welcome',
    land: 'fair',
    air: 'confetti',
    time: 'night',
    hues: { sky: 285, land: 330, light: 65 },
    figures: [
      ['starLantern', 22],
      ['guitar', 70],
      ['mask', 300],
      ['balloon', 20],
    ],
  },
  {
    id: 'ocean',
    land: 'sea',
    air: 'stars',
    time: 'dusk',
    hues: { sky: 275, land: 235, light: 50 },
    figures: [
      ['ship', 25],
      ['lighthouse', 20],
      ['whale', 240],
      ['balloon', 45],
    ],
  },
  {
    id: 'wild',
    land: 'jungle',
    air: 'leaves',
    time: 'dawn',
    hues: { sky: 170, land: 145, light: 95 },
    figures: [
      ['tiger', 60],
      ['toucan', 60],
      ['idol', 40],
      ['butterfly', 320],
    ],
  },
  {
    id: 'cosmos',
    land: 'space',
    air: 'stars',
    time: 'night',
    hues: { sky: 285, land: 310, light: 195 },
    figures: [
      ['astronaut', 250],
      ['rocket', 20],
      ['planet', 330],
      ['robot', 190],
    ],
  },
  {
    id: 'sweet',
    land: 'sweetland',
    air: 'confetti',
    time: 'day',
    hues: { sky: 220, land: 350, light: 340 },
    figures: [
      ['cupcake', 350],
      ['lollipop', 20],
      ['donut', 330],
      ['butterfly', 200],
    ],
  },
  {
    id: 'east',
    land: 'pavilion',
    air: 'petals',
    time: 'dusk',
    hues: { sky: 330, land: 0, light: 60 },
    figures: [
      ['kabuto', 25],
      ['torii', 28],
      ['pagoda', 200],
      ['lantern', 25],
    ],
  },
  {
    id: 'gold',
    land: 'cave',
    air: 'coins',
    time: 'night',
    hues: { sky: 260, land: 280, light: 85 },
    figures: [
      ['dragon', 20],
      ['chest', 30],
      ['crown', 320],
      ['diamond', 200],
    ],
  },
  {
    id: 'classic',
    land: 'stage',
    air: 'stars',
    time: 'night',
    hues: { sky: 300, land: 15, light: 80 },
    figures: [
      ['seven', 22],
      ['cherries', 18],
      ['bell', 25],
      ['clover', 150],
    ],
  },
]

export const BANNER_SHAPES = ['wide', 'phone'] as const
export type BannerShape = (typeof BANNER_SHAPES)[number]

const CANVASES: Readonly<Record<BannerShape, Canvas>> = {
  wide: {
    width: 720,
    height: 210,
    scale: 2,
    horizon: 130,
    veil: 'left',
    spots: [
      { x: 540, y: 106, size: 178, turn: 0 },
      { x: 656, y: 126, size: 124, turn: 8 },
      { x: 416, y: 132, size: 112, turn: -8 },
      { x: 446, y: 38, size: 62, turn: -8, isAloft: true },
    ],
  },
  phone: {
    width: 360,
    height: 240,
    scale: 2,
    horizon: 128,
    veil: 'below',
    spots: [
      { x: 180, y: 88, size: 150, turn: 0 },
      { x: 296, y: 100, size: 98, turn: 9 },
      { x: 64, y: 100, size: 98, turn: -9 },
      { x: 96, y: 30, size: 50, turn: -8, isAloft: true },
    ],
  },
}

/** A banner by its place in the group. */
export function bannerSvg(banner: number, shape: BannerShape): string {
  const set = present(BANNERS[banner], `a banner at ${banner}`)
  return drawStageSet(set, CANVASES[shape], `banner-${set.id}-${shape}`)
}
