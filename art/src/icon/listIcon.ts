import { brush as openBrush } from '../paint/brush.ts'
import { hex } from '../paint/colour.ts'
import { node, picture } from '../paint/svg.ts'
import { GLYPHS, type Category } from './glyph.ts'

export const TONES = ['WHITE', 'COLOR', 'PURPLE'] as const
export type Tone = (typeof TONES)[number]

const HUES: Readonly<Record<Category, number>> = {
  HOME: 75,
  PROMO: 15,
  ELOTT: 190,
  LOTT: 50,
  LIVE: 25,
  SPORTS: 145,
  FISH: 225,
  RNG: 80,
  PVP: 300,
  ESPORTS: 275,
  COCKFIGHT: 35,
  FAV: 10,
  HOT: 40,
  RECENT: 250,
  ALL: 200,
  SEARCH: 230,
  NEW: 340,
}

/** The icon of a category in the menus: white and purple are line drawings, colour is a painted badge. */
export function listIconSvg(category: Category, tone: Tone, size: number): string {
  const { body, lines } = GLYPHS[category]
  const hue = HUES[category]
  const brush = openBrush(`list${category}${tone}${size}`)
  const pen = (stroke: string): Record<string, string | number> => ({
    stroke,
    'stroke-width': 3,
    'stroke-linejoin': 'round',
    'stroke-linecap': 'round',
  })
  const ink = tone === 'WHITE' ? hex(0.99, 0, 0) : tone === 'PURPLE' ? hex(0.58, 0.22, 300) : hex(0.52, 0.17, hue - 10)
  const paint = brush.linear('body', [
    [0, hex(0.88, 0.12, hue + 12)],
    [0.5, hex(0.74, 0.18, hue)],
    [1, hex(0.54, 0.18, hue - 14)],
  ])
  const fill = tone === 'COLOR' ? { fill: paint } : { fill: ink, 'fill-opacity': 0.16 }
  const drawn = node('path', { d: lines, fill: 'none', ...pen(ink), 'stroke-width': tone === 'COLOR' ? 5 : 3 })
  // A white core separates the lines of a painted icon from its body, on dark pages and on light ones.
  const core =
    tone === 'COLOR' ? node('path', { d: lines, fill: 'none', ...pen(hex(0.99, 0.02, 90)), 'stroke-width': 2.4 }) : ''
  const drawing = node('path', { d: body, ...fill, ...pen(ink) }) + drawn + core
  return picture(
    { width: size, height: size, viewBox: '0 0 48 48', label: category },
    tone === 'COLOR' ? brush.definitions() : '',
    drawing,
  )
}
