import { expect, test } from 'vitest'
import type { LobbyAddress } from '../../shell/games/lobbyAddress.ts'
import {
  chooseVendor,
  classifiesOf,
  listsOf,
  needsMember,
  orderOf,
  hasTitleCount,
  pageSizeOf,
  type VendorChoice,
} from './lobbyRules.ts'

const VENDORS = ['RONDA', 'LUMBRE']

test.each<[string, LobbyAddress, readonly string[], VendorChoice]>([
  ['no choice: the first vendor', {}, VENDORS, { vendor: 'RONDA' }],
  ['filters choose no vendor', { minReturn: 9600, page: 2 }, VENDORS, { vendor: 'RONDA' }],
  ['all vendors, by choice', { vassalage: 'ALL' }, VENDORS, { vendor: undefined }],
  ['one vendor, by choice', { vassalage: 'LUMBRE' }, VENDORS, { vendor: 'LUMBRE' }],
  ['a search covers all vendors', { q: 'luz' }, VENDORS, { vendor: undefined }],
  ['a search within one vendor', { q: 'luz', vassalage: 'LUMBRE' }, VENDORS, { vendor: 'LUMBRE' }],
  ['favourites cover all vendors', { list: 'FAV' }, VENDORS, { vendor: undefined }],
  ['an unknown vendor', { vassalage: 'NADIE' }, VENDORS, { vendor: 'RONDA', unknown: 'NADIE' }],
  ['a search with an unknown vendor', { vassalage: 'NADIE', q: 'a' }, VENDORS, { vendor: undefined, unknown: 'NADIE' }],
  ['a category without vendors', {}, [], { vendor: undefined }],
])('%s', (_, address, vendors, choice) => {
  expect(chooseVendor(address, vendors)).toEqual(choice)
})

test.each<[LobbyAddress, number]>([
  [{}, 40],
  [{ list: 'NEW' }, 40],
  [{ list: 'HOT' }, 15],
  [{ list: 'FAV' }, 15],
  [{ list: 'RECENT' }, 15],
  [{ q: 'luz' }, 24],
  [{ q: 'luz', minReturn: 9600 }, 24],
])('a page of %j has %i games', (address, size) => {
  expect(pageSizeOf(address)).toBe(size)
})

test('only slots have a list of new games, and personal lists need a member', () => {
  expect(listsOf('RNG')).toContain('NEW')
  expect(listsOf('LIVE')).not.toContain('NEW')
  expect(listsOf('FISH').filter(needsMember)).toEqual(['RECENT', 'FAV'])
  expect(needsMember(undefined)).toBe(false)
})

test('every class of the lobby is offered, bingo only where Tagalog is switched on', () => {
  const found = [
    { value: 'SLOT', games: 9 },
    { value: 'SC', games: 1 },
    // Left by no game under the other filters: shown, and disabled.
    { value: 'TG', games: 0 },
    { value: 'BG', games: 3 },
  ] as const
  const offered = (languages: readonly string[]) => classifiesOf(found, languages).map(({ value }) => value)
  expect(offered(['es', 'en'])).toEqual(['SC', 'TG'])
  expect(offered(['es', 'tl'])).toEqual(['SC', 'TG', 'BG'])
})

test('with games of one class only there is no choice', () => {
  expect(classifiesOf([{ value: 'TG', games: 3 }], ['es'])).toEqual([])
})

test.each<[LobbyAddress, string]>([
  [{}, 'popular'],
  [{ list: 'NEW' }, 'popular'],
  [{ q: 'luz' }, 'match'],
  [{ q: 'luz', sort: 'return' }, 'return'],
  [{ list: 'FAV' }, 'FAV'],
])('%j is in the order of %s', (address, order) => {
  expect(orderOf(address)).toBe(order)
})

test.each([
  [{}, false],
  [{ list: 'HOT' }, false],
  [{ q: 'sol', list: 'NEW' }, false],
  [{ list: 'NEW' }, true],
  [{ list: 'FAV' }, true],
  [{ list: 'RECENT' }, true],
] as const)('the title counts the games at %j: %s', (address, isCounted) => {
  expect(hasTitleCount(address)).toBe(isCounted)
})
