import {
  TIMES,
  type AirName,
  type CoverSubject,
  type FrameName,
  type HandName,
  type LandName,
  type LayoutName,
} from '../cover/coverSubject.ts'
import type { HeroName } from '../hero/heroName.ts'
import { HEROES } from '../hero/heroes.ts'
import { AIRS } from '../land/air.ts'
import { LANDS } from '../land/lands.ts'
import { HANDS } from '../lettering/logo.ts'
import { FRAMES } from '../cover/frame.ts'
import { LAYOUTS } from '../cover/layout.ts'

const keys = <K extends string>(table: Readonly<Record<K, unknown>>): readonly K[] => Object.keys(table) as K[]
const turn = <T>(list: readonly T[], index: number): T => list[index % list.length] as T

export const heroes: readonly HeroName[] = keys(HEROES)
export const lands: readonly LandName[] = keys(LANDS)
const airs: readonly AirName[] = keys(AIRS)
const hands: readonly HandName[] = keys(HANDS)
const frames: readonly FrameName[] = keys(FRAMES)
const layouts: readonly LayoutName[] = keys(LAYOUTS)

/** Every hero once; lands, lettering styles, frames and layouts in turn, so that all occur in many combinations. */
export const subjects: readonly CoverSubject[] = heroes.map((hero, index) => ({
  number: index,
  hero,
  cast: [turn(heroes, index + 31), turn(heroes, index + 57)],
  land: turn(lands, index),
  air: turn(airs, index),
  time: turn(TIMES, index),
  hues: {
    sky: (index * 47) % 360,
    land: (index * 83) % 360,
    light: (index * 29) % 360,
    hero: (index * 61) % 360,
    accent: (index * 97) % 360,
  },
  tinted: index % 5 === 0,
  layout: turn(layouts, index),
  hand: turn(hands, index),
  frame: turn(frames, index),
  vendor: turn(['MAREA', 'SEDA', 'NOBODY'], index),
}))
