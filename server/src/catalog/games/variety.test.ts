import fc from 'fast-check'
import { expect, test } from 'vitest'
import { SIGNATURE_CODES } from './signature.ts'
import { everything, openCatalogueFixture } from './testing/catalogueFixture.ts'
import { SCREENFUL, withVariety, type Likeness } from './variety.ts'

const { catalogue } = openCatalogueFixture()

/** As many games as a player who compares neighbours scrolls to. */
const COMPARED = 120

function firstOf(filter: { readonly vassalage?: string; readonly gameType?: 'RNG' }) {
  const { places } = catalogue.found({ ...everything, ...filter })
  return Array.from(places.subarray(0, COMPARED), (place) => catalogue.at(place))
}

test('every signature code is that of a game, and each is there once', () => {
  expect(SIGNATURE_CODES.map((code) => catalogue.find(code)?.gameCode)).toEqual(SIGNATURE_CODES)
  expect(new Set(SIGNATURE_CODES).size).toBe(SIGNATURE_CODES.length)
})

test('signature titles come first', () => {
  const first = firstOf({}).slice(0, SIGNATURE_CODES.length)
  expect(first[0]?.gameCode).toBe(SIGNATURE_CODES[0])
  const named = first.filter(({ gameCode }) => SIGNATURE_CODES.includes(gameCode))
  expect(named.length).toBeGreaterThanOrEqual(SIGNATURE_CODES.length - SCREENFUL)
})

test.each([[{}], [{ gameType: 'RNG' as const }], [{ vassalage: 'MAREA' }], [{ vassalage: 'NOCHE' }]])(
  '%j: no three in a row have the same figure or the same mechanic',
  (filter) => {
    const games = firstOf(filter)
    for (const field of ['hero', 'family'] as const) {
      const rows = games.filter(
        (game, at) => game[field] === games[at + 1]?.[field] && game[field] === games[at + 2]?.[field],
      )
      expect(rows.map(({ gameCode }) => gameCode)).toEqual([])
    }
  },
)

test('every screen of slots has twelve figures and at least eight mechanics', () => {
  const games = firstOf({ gameType: 'RNG' })
  for (let at = 0; at + SCREENFUL <= games.length; at++) {
    const screen = games.slice(at, at + SCREENFUL)
    expect(new Set(screen.map(({ hero }) => hero)).size).toBe(SCREENFUL)
    expect(new Set(screen.map(({ family }) => family)).size).toBeGreaterThanOrEqual(8)
  }
})

test('variety changes only the order', () => {
  const likeness = fc.record({
    hero: fc.constantFrom('wolf', 'owl', 'star'),
    family: fc.constantFrom('lines20', 'tumble'),
    vendor: fc.constantFrom('MAREA', 'MITO'),
  })
  fc.assert(
    fc.property(fc.array(likeness, { maxLength: 80 }), (games: readonly Likeness[]) => {
      const places = [...games.keys()]
      const varied = withVariety(places, (place) => games[place] as Likeness)
      expect(varied.toSorted((left, right) => left - right)).toEqual(places)
    }),
  )
})
