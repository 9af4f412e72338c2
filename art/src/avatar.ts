import { present } from '@ronda/core'
import { carnation } from './motif/carnation.ts'
import { fan } from './motif/fan.ts'
import { guitar } from './motif/guitar.ts'
import { lantern } from './motif/lantern.ts'
import { mask } from './motif/mask.ts'
import { starLantern } from './motif/starLantern.ts'
import { brush as openBrush } from './paint/brush.ts'
import { enamel } from './paint/material.ts'
import { chanceFrom } from './paint/random.ts'
import { scallop } from './paint/shape.ts'
import { node, picture } from './paint/svg.ts'

const MOTIFS = [
  ['carnation', carnation],
  ['fan', fan],
  ['guitar', guitar],
  ['lantern', lantern],
  ['mask', mask],
  ['star', starLantern],
] as const

const GROUNDS = 12
const CONTRASTS = [80, 150, 220] as const

/** The number of different avatars; seeds beyond it repeat them. */
export const AVATARS: number = MOTIFS.length * GROUNDS * CONTRASTS.length

/** The avatar of a seed: neighbouring seeds get clearly different ones. */
export function avatarOf(seed: number): number {
  return Math.floor(chanceFrom(seed)() * AVATARS)
}

/** The avatar of a member who has not uploaded one: a thing of the fair on a background of its own colour. */
export function avatarSvg(avatar: number, size: number): string {
  const [name, motif] = present(MOTIFS[avatar % MOTIFS.length], 'a motif')
  const rest = Math.floor(avatar / MOTIFS.length)
  const ground = 15 + (rest % GROUNDS) * (360 / GROUNDS)
  const hue = (ground + present(CONTRASTS[Math.floor(rest / GROUNDS) % CONTRASTS.length], 'a contrast')) % 360
  const brush = openBrush(`avatar${avatar}-${size}`)
  const light = brush.radial('light', [
    [0, '#fff', 0.32],
    [1, '#fff', 0],
  ])
  const body =
    node('rect', { width: 200, height: 200, fill: brush.fill(enamel(ground, 0.14)) }) +
    node('path', { d: scallop([100, 100], 92, 24, 4), fill: light }) +
    brush.shadowed(() => brush.within('translate(100 100) scale(.74) translate(-100 -102)', () => motif(brush, hue)))
  return picture({ width: size, height: size, viewBox: '0 0 200 200', label: name }, brush.definitions(), body)
}
