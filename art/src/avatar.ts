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

/** As many different faces as there are; a seed beyond them wears one again. */
export const AVATARS: number = MOTIFS.length * GROUNDS * CONTRASTS.length

/** Which of the faces a seed wears: neighbours look nothing alike. */
export function avatarOf(seed: number): number {
  return Math.floor(chanceFrom(seed)() * AVATARS)
}

/** The face of somebody who has not shown their own: a thing of the fair on a ground of its own colour. */
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
