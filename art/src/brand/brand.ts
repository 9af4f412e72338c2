import { hex } from '../paint/colour.ts'
import { node, picture } from '../paint/svg.ts'
import { drawMark } from './mark.ts'

export function brandMark(size: number): string {
  return picture({ width: size, height: size, viewBox: '0 0 100 100', label: 'Ronda' }, drawMark(`ronda-mark${size}`))
}

/** The mark on the brand's dark colour, as an app icon. A `full` square has a margin that the phone may crop. */
export function appIcon(size: number, shape: 'rounded' | 'full'): string {
  const ground = { width: 100, height: 100, fill: hex(0.18, 0.02, 278), ...(shape === 'rounded' && { rx: 22 }) }
  const placed = shape === 'rounded' ? 'translate(14 14) scale(.72)' : 'translate(20 20) scale(.6)'
  return picture(
    { width: size, height: size, viewBox: '0 0 100 100', label: 'Ronda' },
    node('rect', ground),
    node('g', { transform: placed }, drawMark(`ronda-icon${size}${shape}`)),
  )
}

/** Lower-case letters on a baseline at 100, with an x-height of 62 and strokes of 15. The mark replaces the o. */
const LETTERS = [
  'M14 20V100M14 20H44C84 20 84 66 44 66H14M48 66L80 100',
  'M184 100V40M184 66C184 30 232 30 232 66V100',
  'M304 14V100M304 69C304 28 250 28 250 69C250 110 304 110 304 69Z',
  'M376 40V100M376 69C376 28 322 28 322 69C322 110 376 110 376 69Z',
] as const

/** The name with the mark as its o. `tone` says whether it is for a dark or a light background. */
export function wordmark(height: number, tone: 'onDark' | 'onLight'): string {
  const ink = tone === 'onDark' ? hex(0.96, 0.015, 88) : hex(0.22, 0.02, 280)
  const pen = {
    fill: 'none',
    stroke: ink,
    'stroke-width': 15,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  } as const
  const prefix = `ronda-word${height}${tone}`
  return picture(
    { width: (height * 392) / 116, height, viewBox: '0 0 392 116', label: 'Ronda' },
    node('g', pen, ...LETTERS.map((d) => node('path', { d }))),
    node('g', { transform: 'translate(85 22) scale(.88)' }, drawMark(prefix)),
  )
}
