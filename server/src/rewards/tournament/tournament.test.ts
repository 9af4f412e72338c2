import type { TournamentCategory, TournamentTerms } from '@ronda/contract'
import { ATOMS_PER_UNIT, days, hours, minutes } from '@ronda/core'
import { sharedTitles } from '@ronda/games'
import { expect, test } from 'vitest'
import { countFor } from './count.actions.ts'
import { categoriesOf, expiryOf, isWithinLimits, roundsFor, stateOf, type PlayedRound } from './tournament.ts'

const NOW_MS = Date.UTC(2026, 0, 15)
const UNIT = ATOMS_PER_UNIT
const SCALE = { currency: 'USD', unit: UNIT, nowMs: NOW_MS } as const

const terms = (over: Partial<TournamentTerms> = {}): TournamentTerms => ({
  names: { es: 'Torneo', en: 'Tournament' },
  categories: ['slots', 'crash'],
  formula: { kind: 'best' },
  startsAtMs: NOW_MS + hours(1),
  endsAtMs: NOW_MS + hours(2),
  stakeMin: UNIT,
  roundsMin: 2,
  roundsMax: 10,
  scoreMin: 1,
  playersMin: 2,
  playersMax: 10,
  prizes: [
    { places: 1, amount: 10n * UNIT },
    { places: 2, amount: 4n * UNIT },
  ],
  ...over,
})

test('a plan within the limits may be proposed', () => {
  expect(isWithinLimits(terms(), SCALE)).toBe(true)
})

// oxfmt-ignore
test.each<[string, Partial<TournamentTerms>]>([
  ['it began before',                         { startsAtMs: NOW_MS - minutes(1) }],
  ['it begins too far ahead',                 { startsAtMs: NOW_MS + days(61), endsAtMs: NOW_MS + days(62) }],
  ['it ends before it begins',                { endsAtMs: NOW_MS }],
  ['it is too short',                         { endsAtMs: NOW_MS + hours(1) + minutes(4) }],
  ['it is too long',                          { endsAtMs: NOW_MS + days(16) }],
  ['a kind of game twice',                    { categories: ['slots', 'slots'] }],
  ['no least stake',                          { stakeMin: 0n }],
  ['a stake with a fraction of a cent',       { stakeMin: UNIT + 1n }],
  ['a least stake that is too high',          { stakeMin: 101n * UNIT }],
  ['more rounds needed than count',           { roundsMin: 11 }],
  ['more multiples added up than rounds',     { formula: { kind: 'sum', best: 11 } }],
  ['more hits needed than rounds',            { formula: { kind: 'hits', multipleMin: 500 }, scoreMin: 11 }],
  ['one player alone',                        { playersMin: 1 }],
  ['fewer players than needed',               { playersMin: 11 }],
  ['a prize of nothing',                      { prizes: [{ places: 1, amount: 0n }] }],
  ['a negative prize',                        { prizes: [{ places: 1, amount: -UNIT }] }],
  ['a prize with a fraction of a cent',       { prizes: [{ places: 1, amount: UNIT + 1n }] }],
  ['a prize that is too high',                { prizes: [{ places: 1, amount: 10_001n * UNIT }] }],
  ['a lower place gets as much',              { prizes: [{ places: 1, amount: UNIT }, { places: 1, amount: UNIT }] }],
  ['more prizes than players',                { prizes: [{ places: 11, amount: UNIT }] }],
  ['more places than a tournament has',       { prizes: [{ places: 201, amount: UNIT }], playersMax: 500 }],
  ['a pot that is too high',                  { prizes: [{ places: 11, amount: 10_000n * UNIT }], playersMax: 500 }],
])('not where %s', (_name, over) => {
  expect(isWithinLimits(terms(over), SCALE)).toBe(false)
})

test('a plan is decided within a day, and before it ends', () => {
  expect(expiryOf({ endsAtMs: NOW_MS + days(9) }, NOW_MS)).toBe(NOW_MS + hours(24))
  expect(expiryOf({ endsAtMs: NOW_MS + hours(2) }, NOW_MS)).toBe(NOW_MS + hours(2) - minutes(1))
})

// oxfmt-ignore
test.each([
  ['published', -1,         'soon'],
  ['published', 0,          'running'],
  ['published', hours(1) - 1, 'running'],
  ['published', hours(1),   'counting'],
  ['settled',   hours(1),   'settled'],
  ['cancelled', 0,          'cancelled'],
] as const)('%s, %i ms after the beginning, is %s', (state, afterMs, shown) => {
  expect(stateOf({ state, terms: terms() }, NOW_MS + hours(1) + afterMs)).toBe(shown)
})

test('live tables and crash count, lotteries and cockfights do not', () => {
  const categories = categoriesOf({ slots: [], arcades: [], shareds: sharedTitles })
  const kinds = new Map(sharedTitles.map(({ gameCode, gameType }) => [gameCode, gameType]))
  expect(categories.get('RONDA_CRASH')).toBe('crash')
  expect(categories.has('RONDA_COCKFIGHT')).toBe(false)
  for (const [game, type] of kinds) expect(categories.get(game) === 'tables').toBe(type === 'LIVE')
})

const CATEGORIES = new Map<string, TournamentCategory>([
  ['A', 'slots'],
  ['T', 'tables'],
])
const entry = { wallet: 7, joinedAtMs: NOW_MS, terms: terms(), currency: 'USD' } as const
const START_MS = NOW_MS + hours(1)
const played = (over: Partial<PlayedRound> = {}): PlayedRound => ({
  id: '00000000-0000-4000-8000-000000000001',
  mode: 'real',
  game: 'A',
  currency: 'USD',
  stake: UNIT,
  win: 3n * UNIT,
  wallet: 7,
  atMs: START_MS,
  ...over,
})

// oxfmt-ignore
test.each<[string, Partial<PlayedRound>, number]>([
  ['the first moment counts',                     {}, 1],
  ['the last moment counts',                      { atMs: START_MS + hours(1) - 1 }, 1],
  ['the end does not',                            { atMs: START_MS + hours(1) }, 0],
  ['before the beginning does not',               { atMs: START_MS - 1 }, 0],
  ['bonus money does not',                        { mode: 'bonus' }, 0],
  ['free play does not',                          { mode: 'free' }, 0],
  ['a free round does not',                       { stake: 0n }, 0],
  ['a smaller stake does not',                    { stake: UNIT - 1n }, 0],
  ['another kind of game does not',               { game: 'T' }, 0],
  ['a game that is not known does not',           { game: 'X' }, 0],
  ['another wallet does not',                     { wallet: 8 }, 0],
  ['another currency does not',                   { currency: 'EUR' }, 0],
  ['an event of an older version does not',       { id: undefined }, 0],
])('%s', (_name, over, count) => {
  expect(roundsFor(entry, [played(over)], CATEGORIES)).toHaveLength(count)
})

test('rounds before joining do not count', () => {
  const late = { ...entry, joinedAtMs: START_MS }
  expect(roundsFor(late, [played(), played({ atMs: START_MS + 1 })], CATEGORIES)).toHaveLength(1)
})

test('a round that comes late takes the place of a later one, and what is known changes nothing', () => {
  const numbered = { tournament: 't', number: 1, terms: terms({ roundsMax: 2 }) }
  const round = (id: string, atMs: number, multiple: number) => ({ id, atMs, multiple, isTakenBack: false })
  const [one, two, late] = [round('a', 5, 100), round('b', 9, 900), round('c', 7, 300)]
  expect(countFor(numbered, [one], [two])).toMatchObject({ changed: [two], dropped: [], score: 900, isRanked: true })
  expect(countFor(numbered, [one, two], [late])).toMatchObject({ changed: [late], dropped: ['b'], score: 300 })
  expect(countFor(numbered, [one, late], [two])).toBeUndefined()
  expect(countFor(numbered, [one, two], [one])).toBeUndefined()
})
