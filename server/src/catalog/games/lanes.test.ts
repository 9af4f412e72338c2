import { CLASSIFIES, ESPORT_VENDORS, GAME_FEATURES, VOLATILITIES } from '@ronda/contract'
import { vendors } from '@ronda/games'
import { messages } from '@ronda/i18n/es'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { facetsOf } from './facets.ts'
import { matchesFilter, type Filter } from './filter.ts'
import { lanesOf, menusOf, typesOf } from './lanes.ts'
import { MIN_BET, openCatalogueFixture } from './testing/catalogueFixture.ts'

const sum = (counted: readonly { games: number }[]): number => counted.reduce((total, one) => total + one.games, 0)

const games = openCatalogueFixture().catalogue.shown()
const typeNames = messages.shell.category
const iconsOf = (vendor: string) => ({ url: `/${vendor}`, activeUrl: `/${vendor}/active` })

test('every studio with games has a card, and the counts of the cards add up to that of the lane', () => {
  const lanes = lanesOf(games, { language: 'es', typeNames, iconsOf })
  expect(lanes.map(({ gameType, gameClassify }) => [gameType, gameClassify])).toEqual([
    ['RNG', 'SLOT,AC,VP,TG,SC,BG,JP'],
    ['LIVE', 'TG'],
    ['LOTT', 'TG'],
    ['ELOTT', 'TG'],
    ['COCKFIGHT', 'TG'],
  ])
  expect(lanes[0]?.title).toBe('Slots')
  for (const { gameType, cards, games: counted } of lanes) {
    expect(counted).toBe(games.filter((game) => game.gameType === gameType).length)
    expect(cards.reduce((sum, card) => sum + card.games, 0)).toBe(counted)
  }
  const cards = lanes[0]?.cards ?? []
  expect(cards.map(({ vassalage }) => vassalage)).toEqual(
    vendors.filter(({ themes }) => themes.length > 0).map(({ code }) => code),
  )
  expect(cards[2]).toMatchObject({ displayName: 'Marea', about: vendors[2]?.es, activeIconUrl: '/MAREA/active' })
})

test('a studio without games is in no lane and no menu', () => {
  const some = games.filter(({ vendor }) => vendor === 'SEDA')
  expect(lanesOf(some, { language: 'en', typeNames, iconsOf })[0]?.cards).toHaveLength(1)
  expect(menusOf(some, typeNames)).toEqual([{ gameType: 'RNG', name: 'Slots', games: some.length, vendors: 1 }])
  expect(menusOf([], typeNames)).toEqual([])
})

test('a studio has its game types, an announced one has none, and an unknown code is undefined', () => {
  expect(typesOf(games, 'MAREA')).toEqual(['RNG'])
  for (const code of ESPORT_VENDORS) expect(typesOf(games, code)).toEqual([])
  expect(typesOf(games, 'NOBODY')).toBeUndefined()
})

test('no two studios share a code, and none has the code of a game', () => {
  const codes = [...vendors.map(({ code }) => code), ...ESPORT_VENDORS]
  expect(new Set(codes).size).toBe(codes.length)
  expect(games.filter(({ gameCode }) => codes.includes(gameCode))).toEqual([])
})

test('facets count every game, and numbers are in ascending order', () => {
  const facets = facetsOf(games)
  for (const counted of [facets.classifies, facets.volatilities, facets.minBets, facets.returns]) {
    expect(sum(counted)).toBe(games.length)
  }
  expect(sum(facets.lines)).toBe(games.filter(({ facts }) => facts.lines > 0).length)
  expect(facets.minBets).toEqual([{ value: MIN_BET, games: games.length }])
  expect(facets.lines.map(({ value }) => value)).toEqual(
    facets.lines.map(({ value }) => value).toSorted((left, right) => left - right),
  )
  for (const { games: found } of facets.features) expect(found).toBeLessThanOrEqual(games.length)
})

test('a choice is counted with the other filters, and one that leads to nothing stays with 0', () => {
  const filter = { gameClassify: 'SC' as const, vassalage: 'RONDA' }
  const facets = facetsOf(games, filter)
  const left = games.filter((game) => matchesFilter(game, filter))
  expect(sum(facets.volatilities)).toBe(left.length)
  // Scratch cards have neither features nor lines.
  expect(facets.features.length).toBeGreaterThan(0)
  expect(sum(facets.features)).toBe(0)
  expect(sum(facets.lines)).toBe(0)
  // Another class replaces the chosen one.
  expect(facets.classifies).toEqual(facetsOf(games, { vassalage: 'RONDA' }).classifies)
})

test('every count is the number of games that the list then has', () => {
  const filters = fc.record(
    {
      vassalage: fc.constantFrom('RONDA', 'MAREA'),
      gameClassify: fc.constantFrom(...CLASSIFIES),
      volatilities: fc.subarray([...VOLATILITIES], { minLength: 1 }),
      features: fc.subarray([...GAME_FEATURES], { maxLength: 2 }),
      minReturn: fc.constantFrom(9400, 9600, 9900),
    },
    { requiredKeys: [] },
  )
  const countOf = (filter: Filter): number => games.filter((game) => matchesFilter(game, filter)).length
  fc.assert(
    fc.property(filters, (filter) => {
      const { classifies, volatilities, features } = facetsOf(games, filter)
      for (const { value, games: found } of classifies) {
        expect(found).toBe(countOf({ ...filter, gameClassify: value }))
      }
      for (const { value, games: found } of volatilities) {
        expect(found).toBe(countOf({ ...filter, volatilities: [value] }))
      }
      for (const { value, games: found } of features) {
        expect(found).toBe(countOf({ ...filter, features: [...(filter.features ?? []), value] }))
      }
    }),
    { numRuns: 20 },
  )
})
