import type { CoverSubject } from './coverSubject.ts'
import { expect, test } from 'vitest'
import { heroes, lands, subjects } from '../testing/subjects.ts'
import { idsIn, parseXml, referencesIn } from '../testing/xml.ts'
import { nameHeight, titleCoverSvg } from './cover.ts'

const size = { width: 300, height: 400 }
const draw = (subject: CoverSubject): string => titleCoverSvg(subject, 'El faro de las mil noches', size)

test('there are at least 180 heroes and 29 lands to choose from', () => {
  expect(heroes.length).toBeGreaterThanOrEqual(180)
  expect(lands.length).toBeGreaterThanOrEqual(29)
})

test.each(subjects)('$hero: well-formed, self-contained and small', (subject) => {
  const svg = draw(subject)
  const root = parseXml(svg)
  const ids = idsIn(root)
  expect(new Set(ids).size).toBe(ids.length)
  for (const reference of referencesIn(svg)) expect(ids).toContain(reference)
  expect(svg).not.toMatch(/NaN|undefined|Infinity|<text|<image|<script|https?:\/\/(?!www\.w3\.org)/)
  expect(svg.length).toBeLessThan(60_000)
})

// Filters and the opacity of groups each need an offscreen picture: some milliseconds apiece.
test.each(subjects)('$hero: uses nothing that is slow to draw', (subject) => {
  expect(draw(subject)).not.toMatch(/<filter|<mask|<fe[A-Z]| filter=| opacity=/)
})

test('the same subject gives the same bytes, another number other ones', () => {
  for (const subject of subjects.slice(0, 12)) {
    expect(draw(subject)).toBe(draw(subject))
    expect(draw({ ...subject, number: subject.number + 500 })).not.toBe(draw(subject))
  }
})

test('a short name is set in taller letters than a long one', () => {
  const [subject] = subjects
  if (!subject) throw new Error('no subject')
  expect(nameHeight(subject, 'Luz')).toBeGreaterThan(nameHeight(subject, 'Lighthouse of a Thousand Nights'))
})
