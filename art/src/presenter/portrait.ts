import { brush as openBrush } from '../paint/brush.ts'
import { hex } from '../paint/colour.ts'
import { node, picture } from '../paint/svg.ts'
import { hairBack, hairFront, presenterFigure as figure } from './figure.ts'
import type { Presenter } from './presenters.ts'

const SKIN = { 1: '#efc3a0', 2: '#d59a6e', 3: '#96603f' } as const
const SKIN_SHADE = { 1: '#cfa487', 2: '#b5815b', 3: '#7c4e34' } as const
const HAIR = { 1: '#3a241c', 2: '#7b4a28', 3: '#1d1a22' } as const
const HAIR_SHADE = { 1: '#2d1c17', 2: '#623a20', 3: '#16141a' } as const
const [PAPER, INK, BRASS, LIPS] = ['#fdf8ec', '#1d1a22', '#f2a91f', '#b3504a'] as const

const path = (d: string, fill: string): string => node('path', { d, fill })
const line = (d: string, stroke: string, width: number): string =>
  node('path', { d, fill: 'none', stroke, 'stroke-width': width, 'stroke-linecap': 'round' })

function face(brow: string): string {
  const eye = (x: number): string =>
    node('ellipse', { cx: x, cy: 108, rx: 6, ry: 4.2, fill: PAPER }) +
    node('circle', { cx: x, cy: 108.4, r: 3.1, fill: INK })
  return (
    line(figure.brow, brow, 2.2) +
    eye(107.5) +
    eye(132.5) +
    line(figure.lash, INK, 1.8) +
    line(figure.nose, '#00000033', 1.6) +
    path(figure.lips, LIPS)
  )
}

/** A presenter from the shoulders up, in the light of their table. */
export function presenterSvg({ id, name, appearance, hue }: Presenter, size: number): string {
  const { hair, hairTone, skinTone } = appearance
  const brush = openBrush(`presenter-${id}`)
  const ground = brush.linear('ground', [
    [0, hex(0.62, 0.14, hue)],
    [1, hex(0.26, 0.08, hue)],
  ])
  const ear = (x: number): string => node('ellipse', { cx: x, cy: 112, rx: 6, ry: 9, fill: SKIN_SHADE[skinTone] })
  const body =
    node('circle', { cx: 120, cy: 120, r: 110, fill: ground }) +
    path(hairBack[hair], HAIR_SHADE[hairTone]) +
    path(figure.neck, SKIN_SHADE[skinTone]) +
    path(figure.coat, hex(0.24, 0.06, hue)) +
    path(figure.shirt, PAPER) +
    path(figure.vest, hex(0.42, 0.11, hue)) +
    path(figure.lapel, hex(0.2, 0.05, hue)) +
    path(figure.bow, BRASS) +
    ear(87) +
    ear(153) +
    path(figure.head, SKIN[skinTone]) +
    face(HAIR[hairTone]) +
    path(hairFront[hair], HAIR[hairTone])
  const clip = node('clipPath', { id: `presenter-${id}-round` }, node('circle', { cx: 120, cy: 120, r: 110 }))
  const round = node('g', { 'clip-path': `url(#presenter-${id}-round)` }, body)
  return picture(
    { width: size, height: size, viewBox: '10 10 220 220', label: name },
    brush.definitions() + clip,
    round,
  )
}
