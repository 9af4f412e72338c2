import { linkOf } from '@ronda/fair'
import { matchCommitment, sportOf } from '@ronda/games/sports'
import { expect, test } from 'vitest'
import { LEAGUES_OF, SPORT_CODES } from '@ronda/contract'
import { isGenuine } from './checkMatch.ts'
import { leaguesOf, placeOf, sportsIn, studioOf, ESPORTS_PLACE, SPORTS_PLACE } from './place.ts'
import { stepsOfParts } from './seriesView.ts'
import { parseSports } from './sportsAddress.ts'

const SERIES = ['shooter', 'moba', 'tennis'] as const
const fixture = { home: { attack: 1_000, defence: 900 }, away: { attack: 950, defence: 1_000 } }
const secret = 'ab'.repeat(32)
const place = 2

const played = (sport: (typeof SERIES)[number]) => {
  const seed = { serverSeed: secret, clientSeed: 'salt', nonce: place }
  const events = sportOf(sport)
    .play(fixture, seed)
    .map((event) => ({ ...event }))
  return {
    sport,
    events,
    parts: sportOf(sport)
      .partsOf(events)
      .map((part) => ({ ...part })),
  }
}

test.each(SERIES)('the steps of %s are those of its maps or sets, won by who won them', (sport) => {
  const match = played(sport)
  const { home, away } = sportOf(sport).scoreOf(match.events)
  const parts = stepsOfParts(match)
  expect(parts).toHaveLength(home + away)
  const won = parts.filter((steps) => steps.at(-1) === 'home').length
  expect(won).toBe(home)
})

test.each(SERIES)('a match of %s is checked in the browser, and one that was changed is refused', (sport) => {
  const proof = {
    ...fixture,
    secret,
    place,
    terminal: linkOf(secret, place),
    commitment: matchCommitment(secret),
    salt: 'salt',
    beaconChain: null,
    beaconRound: null,
    signature: null,
  }
  const { events } = played(sport)
  const match = { sport, closesAtMs: 0, proof, events, attacks: [] }
  expect(isGenuine(match, () => false)).toBe(true)
  expect(isGenuine({ ...match, events: events.slice(1) }, () => false)).toBe(false)
  expect(isGenuine({ ...match, sport: sport === 'moba' ? 'shooter' : 'moba' }, () => false)).toBe(false)
})

test('the contract has the sports and leagues of the engine, and each is on one page', () => {
  for (const sport of SPORT_CODES) {
    expect(LEAGUES_OF[sport]).toEqual(sportOf(sport).leagues)
    expect(placeOf(sport).sports).toContain(sport)
  }
  expect([...SPORTS_PLACE.sports, ...ESPORTS_PLACE.sports].toSorted()).toEqual([...SPORT_CODES].toSorted())
  const studios = leaguesOf(ESPORTS_PLACE.sports).map(studioOf)
  expect(new Set(studios)).toEqual(new Set(['AI', 'AV', 'IA', 'IMES', 'TF']))
})

test('an address names a sport of its page; another one is left out', () => {
  expect(sportsIn(ESPORTS_PLACE, parseSports({ sport: 'moba' }))).toEqual(['moba'])
  expect(sportsIn(ESPORTS_PLACE, parseSports({ sport: 'football' }))).toEqual(['shooter', 'moba'])
  expect(parseSports({ sport: 'chess' })).toEqual({})
})
