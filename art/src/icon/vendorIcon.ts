import { flat } from '../hero/hero.ts'
import { capitals, onLine, trace, widthOf } from '../lettering/lettering.ts'
import { brush as openBrush } from '../paint/brush.ts'
import { hex } from '../paint/colour.ts'
import { circle } from '../paint/shape.ts'
import { node, picture } from '../paint/svg.ts'
import { markOf } from '../vendor/seal.ts'
import { GLYPHS, type Category } from './glyph.ts'

export const VENDOR_STATES = ['DEFAULT', 'ACTIVE'] as const
export type VendorState = (typeof VENDOR_STATES)[number]

const WIDE = 220
const TALL = 72

export type VendorPlaque = {
  readonly vendor: string
  readonly name: string
  /** The category of the games; its icon is shown in the corner. */
  readonly category: Category
  readonly state: VendorState
  readonly height: number
}

/** The icon of a studio for the vendor menu: subdued until it is selected. */
export function vendorIconSvg({ vendor, name, category, state, height }: VendorPlaque): string {
  const { hue, draw } = markOf(vendor)
  const sign = GLYPHS[category]
  const isActive = state === 'ACTIVE'
  const brush = openBrush(`vendor${vendor}${category}${state}${height}`)
  const ground = brush.linear(
    'ground',
    isActive
      ? [
          [0, hex(0.56, 0.17, hue + 8)],
          [1, hex(0.3, 0.13, hue - 10)],
        ]
      : [
          [0, hex(0.29, 0.03, 275)],
          [1, hex(0.22, 0.03, 275)],
        ],
  )
  const ink = isActive ? hex(0.98, 0.04, 92) : hex(0.8, 0.05, hue)
  const text = capitals(name)
  const size = Math.min(17, (17 * 132) / widthOf(text, 17, 40))
  const letters = onLine(text, { centre: [141, 36], height: size, spacing: 40 })
  const body =
    node('rect', {
      x: 1.5,
      y: 1.5,
      width: WIDE - 3,
      height: TALL - 3,
      rx: 14,
      fill: ground,
      stroke: isActive ? hex(0.86, 0.15, 86) : hex(0.38, 0.03, 275),
      'stroke-width': 2,
    }) +
    node(
      'g',
      { transform: 'translate(197 7) scale(.3)', fill: 'none', stroke: ink, 'stroke-opacity': 0.55, 'stroke-width': 4 },
      node('path', { d: sign.body + sign.lines }),
    ) +
    flat(circle([38, 36], 25), isActive ? hex(0.24, 0.11, hue) : hex(0.17, 0.03, 275)) +
    node('g', { transform: 'translate(19 17) scale(.38)' }, draw(ink)) +
    trace(letters, {
      stroke: hex(0.12, 0.05, hue),
      width: 32,
      more: { 'stroke-opacity': 0.6, transform: 'translate(0 1.4)' },
    }) +
    trace(letters, { stroke: ink, width: 19 })
  return picture(
    { width: (height * WIDE) / TALL, height, viewBox: `0 0 ${WIDE} ${TALL}`, label: name },
    brush.definitions(),
    body,
  )
}
