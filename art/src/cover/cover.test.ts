import { expect, test } from 'vitest'
import { HEROES, type HeroName } from '../hero/heroes.ts'
import { AIRS, type AirName } from '../land/air.ts'
import { LANDS, type LandName } from '../land/lands.ts'
import { TIMES } from '../land/scene.ts'
import { HANDS, type HandName } from '../lettering/logo.ts'
import { idsIn, parseXml, referencesIn } from '../testing/xml.ts'
import { nameHeight, titleCoverSvg, type CoverSubject } from './cover.ts'
import { FRAMES, type FrameName } from './frame.ts'
import { LAYOUTS, type LayoutName } from './layout.ts'

const keys = <K extends string>(table: Readonly<Record<K, unknown>>): readonly K[] => Object.keys(table) as K[]
const turn = <T>(list: readonly T[], index: number): T => list[index % list.length] as T

const heroes: readonly HeroName[] = keys(HEROES)
const lands: readonly LandName[] = keys(LANDS)
const airs: readonly AirName[] = keys(AIRS)
const hands: readonly HandName[] = keys(HANDS)
const frames: readonly FrameName[] = keys(FRAMES)
const layouts: readonly LayoutName[] = keys(LAYOUTS)

/** Every hero once; lands, hands, frames and layouts in turn, so that all of them are seen in many companies. */
const subjects: readonly CoverSubject[] = heroes.map((hero, index) => ({
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

const size = { width: 300, height: 400 }
const draw = (subject: CoverSubject): string => titleCoverSvg(subject, 'El faro de las mil noches', size)

test('there are at least 45 heroes and 20 lands to choose from', () => {
  expect(heroes.length).toBeGreaterThanOrEqual(45)
  expect(lands.length).toBeGreaterThanOrEqual(20)
})

test.each(subjects)('$hero: well-formed, whole in itself and light', (subject) => {
  const svg = draw(subject)
  const root = parseXml(svg)
  const ids = idsIn(root)
  expect(new Set(ids).size).toBe(ids.length)
  for (const reference of referencesIn(svg)) expect(ids).toContain(reference)
  expect(svg).not.toMatch(/NaN|undefined|Infinity|<text|<image|<script|https?:\/\/(?!www\.w3\.org)/)
  expect(svg.length).toBeLessThan(60_000)
})

// Filters and the opacity of whole elements each need a picture of their own to be drawn into: milliseconds apiece.
test.each(subjects)('$hero: nothing in it is slow to draw', (subject) => {
  expect(draw(subject)).not.toMatch(/<filter|<mask|<fe[A-Z]| filter=| opacity=/)
})

test('the same subject gives the same bytes, another number other ones', () => {
  for (const subject of subjects.slice(0, 12)) {
    expect(draw(subject)).toBe(draw(subject))
    expect(draw({ ...subject, number: subject.number + 500 })).not.toBe(draw(subject))
  }
})

test('a short name stands taller than a long one', () => {
  const [subject] = subjects
  if (!subject) throw new Error('no subject')
  expect(nameHeight(subject, 'Luz')).toBeGreaterThan(nameHeight(subject, 'Lighthouse of a Thousand Nights'))
})
