import fc from 'fast-check'
import { expect, test } from 'vitest'
import { CLASSIFIES, GAME_FEATURES, GAME_SORTS, VOLATILITIES } from '@ronda/contract'
import { makeAddress, parseAddress } from '@ronda/base/browser/queryString.ts'
import {
  filtersIn,
  LISTS,
  pagesIn,
  PAGES_MAX,
  parseLobby,
  withFilters,
  withList,
  withMore,
  withName,
  withoutFilters,
  withPage,
  withSort,
  withVendor,
  type LobbyAddress,
} from './lobbyAddress.ts'

const anything = fc.record(
  {
    q: fc.oneof(fc.string(), fc.constant('luz'), fc.constant('  7 & más 🎰 %_"\' ')),
    vassalage: fc.oneof(fc.string(), fc.constantFrom('ALL', 'RONDA', 'LUMBRE')),
    list: fc.constantFrom(...LISTS, 'OTHER'),
    gameClassify: fc.constantFrom(...CLASSIFIES, 'XX'),
    minReturn: fc.constantFrom(9600, '9600', 'much', -1, 10_001),
    minBet: fc.constantFrom('20000', '0', '-5', '1e9'),
    minLineNum: fc.constantFrom(20, '20', 0, 'all'),
    volatilities: fc.array(fc.constantFrom(...VOLATILITIES, 'mad')),
    features: fc.array(fc.constantFrom(...GAME_FEATURES, 'none')),
    sort: fc.constantFrom(...GAME_SORTS, 'best'),
    page: fc.oneof(fc.nat(), fc.constantFrom('2', '-1', '1.5', 'last')),
    until: fc.oneof(fc.nat({ max: 60 }), fc.string()),
  },
  { requiredKeys: [] },
)

test('whatever an address contains, the parsed part is written back unchanged', () => {
  fc.assert(
    fc.property(anything, (search) => {
      const address = parseLobby(search)
      expect(parseLobby(parseAddress(makeAddress(address)))).toEqual(address)
    }),
  )
})

test.each<[Record<string, unknown>, LobbyAddress]>([
  [{}, {}],
  [{ q: '', vassalage: 'ronda', list: 'ALL', page: '1', until: '1', sort: 'best', features: 'none' }, {}],
  [{ q: '  luz  ' }, { q: 'luz' }],
  [{ q: 'x'.repeat(10_000) }, { q: 'x'.repeat(60) }],
  [{ volatilities: 'high,low,mad,low' }, { volatilities: ['low', 'high'] }],
  [
    { page: '3', until: '5' },
    { page: 3, until: 5 },
  ],
  [{ page: '3', until: '2' }, { page: 3 }],
  [{ until: '4000' }, {}],
  [{ page: '0' }, {}],
  // The server computes these lists itself, so they have no search and no filters.
  [
    { list: 'FAV', q: 'luz', sort: 'name', page: '2' },
    { list: 'FAV', page: 2 },
  ],
  [
    { list: 'HOT', page: '2', vassalage: 'RONDA' },
    { list: 'HOT', vassalage: 'RONDA' },
  ],
])('%j is understood as %j', (search, address) => {
  expect(parseLobby(search)).toEqual(address)
})

const full: LobbyAddress = {
  q: 'luz',
  vassalage: 'RONDA',
  gameClassify: 'SLOT',
  minReturn: 9600,
  volatilities: ['low'],
  sort: 'name',
  page: 4,
  until: 6,
}

test('choosing a vendor resets everything else', () => {
  expect(withVendor('LUMBRE')).toEqual({ vassalage: 'LUMBRE' })
  expect(withVendor(undefined)).toEqual({ vassalage: 'ALL' })
})

test('choosing a list resets the page and keeps the vendor', () => {
  expect(withList(full, 'FAV')).toEqual({ vassalage: 'RONDA', list: 'FAV' })
  expect(withList({ list: 'FAV', page: 2 }, undefined)).toEqual({})
})

test('search text, filters and order reset the page', () => {
  const { page: _page, until: _until, ...first } = full
  expect(withName(full, ' sol ')).toEqual({ ...first, q: 'sol', sort: undefined })
  expect(withName({ list: 'HOT' }, 'sol')).toEqual({ q: 'sol' })
  expect(withFilters(full, { minReturn: undefined, features: ['wild'] })).toEqual({
    ...first,
    minReturn: undefined,
    features: ['wild'],
  })
  expect(withSort(full, undefined)).toEqual({ ...first, sort: undefined })
  expect(filtersIn(full)).toEqual(['gameClassify', 'minReturn', 'volatilities'])
  expect(withoutFilters(full)).toEqual({ q: 'luz', vassalage: 'RONDA', sort: 'name' })
})

test.each([
  [0, full],
  [11, full],
  [1.5, full],
  [Number.NaN, full],
  [1, { ...full, page: undefined, until: undefined }],
  [10, { ...full, page: 10, until: undefined }],
])('of ten pages, page %d has the right address', (page, address) => {
  expect(withPage(full, page, 10)).toEqual(address)
})

test('a grid grows page by page, up to its maximum, and never past the end', () => {
  expect(withMore({}, 3)).toEqual({ until: 2 })
  expect(withMore({ page: 2, until: 3 }, 3)).toEqual({ page: 2, until: 3 })
  expect(withMore({ until: PAGES_MAX }, 250)).toEqual({ page: PAGES_MAX + 1 })
  expect(pagesIn({ page: 3 })).toEqual([3, 3])
})
