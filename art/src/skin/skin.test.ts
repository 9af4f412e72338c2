import { expect, test } from 'vitest'
import { heroes, subjects } from '../testing/subjects.ts'
import { idsIn, parseXml, referencesIn } from '../testing/xml.ts'
import { skinNameSvg } from './name.ts'
import { skinPalette } from './palette.ts'
import { skinRailSvg } from './rail.ts'
import { skinSceneSvg } from './scene.ts'
import type { SkinSubject } from './subject.ts'
import { skinSymbolsSvg } from './symbols.ts'

/** Every third subject: each shows seven heroes, so that all heroes are covered. */
const skins: readonly SkinSubject[] = subjects
  .filter((_, at) => at % 3 === 0)
  .map((subject, at) => ({
    ...subject,
    figures: Array.from({ length: 7 }, (_, index) => heroes[(at * 3 + index * 13) % heroes.length] ?? subject.hero),
  }))

test.each(skins)('$number: every part is well-formed, self-contained and quick to draw', (skin) => {
  const parts = [
    skinSymbolsSvg(skin, 160),
    skinRailSvg(skin, 1),
    skinNameSvg(skin, 'El faro de las mil noches', 2),
    skinSceneSvg(skin, 'tall', 2),
    skinSceneSvg(skin, 'wide', 2),
  ]
  for (const svg of parts) {
    const ids = idsIn(parseXml(svg))
    expect(new Set(ids).size).toBe(ids.length)
    for (const reference of referencesIn(svg)) expect(ids).toContain(reference)
    expect(svg).not.toMatch(/NaN|undefined|Infinity|<text|<image|<script|<filter|<mask| opacity=/)
  }
})

test('the same subject gives the same bytes', () => {
  for (const skin of skins.slice(0, 5)) expect(skinSymbolsSvg(skin, 160)).toBe(skinSymbolsSvg({ ...skin }, 160))
})

test('every colour of the palette is a hex colour', () => {
  for (const skin of skins) {
    const { lines, confetti, bed, ...tones } = skinPalette(skin)
    for (const tone of [...lines, ...confetti, ...bed, ...Object.values(tones)]) expect(tone).toMatch(/^#[0-9a-f]{6}$/)
  }
})
