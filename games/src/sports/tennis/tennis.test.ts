import { openStream } from '@ronda/fair'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { BILLION } from '../model/billionths.ts'
import {
  FIRST_POINT,
  gameChance,
  isTieBreak,
  matchWinner,
  pointChance,
  pointServer,
  setWinner,
  afterPoint,
  type Serve,
  type Stand,
} from './chain.ts'
import { endingsOf } from './endings.ts'
import { followTennis, playTennis } from './play.ts'
import { isTennisWon, quoteTennis, tennisChoices, TENNIS_OVERROUND, type TennisMarket } from './quote.ts'

const NONE = { home: 0, away: 0 }
const serve = fc.record({
  home: fc.integer({ min: 450_000, max: 800_000 }),
  away: fc.integer({ min: 450_000, max: 800_000 }),
})
const points = (home: number, away: number): Stand => ({ ...FIRST_POINT, points: { home, away } })
const tieBreak = (home: number, away: number): Stand => ({ ...points(home, away), games: { home: 6, away: 6 } })

describe('a game', () => {
  test('[TN1] [TN2] is held by the known formula', () => {
    fc.assert(
      fc.property(fc.integer({ min: 300_000, max: 800_000 }), (millionths) => {
        const p = millionths / 1e6
        const q = 1 - p
        const deuce = (p * p) / (p * p + q * q)
        const wanted = p ** 4 * (1 + 4 * q + 10 * q * q) + 20 * p ** 3 * q ** 3 * deuce
        expect(gameChance({ home: millionths, away: 500_000 }, FIRST_POINT)).toBeCloseTo(wanted, 12)
      }),
    )
  })

  test('[TN2] has at every score the chance that the next point makes of it', () => {
    fc.assert(
      fc.property(serve, fc.nat(9), fc.nat(9), fc.boolean(), (each, home, away, isBreak) => {
        const stand = isBreak ? tieBreak(home, away) : points(home, away)
        const [won, lost] = [
          { ...stand, points: { home: home + 1, away } },
          { ...stand, points: { home, away: away + 1 } },
        ]
        // Scores that a game reaches.
        fc.pre(Math.abs(home - away) < 2 || Math.max(home, away) < (isBreak ? 7 : 4))
        const p = pointChance(each, stand)
        expect(gameChance(each, stand)).toBeCloseTo(p * gameChance(each, won) + (1 - p) * gameChance(each, lost), 12)
      }),
    )
  })

  test('[TN1] a tie-break is served once, and then twice each', () => {
    const servers = Array.from({ length: 9 }, (_, played) => pointServer(tieBreak(played, 0)))
    expect(servers.map((side) => side.charAt(0)).join('')).toBe('haahhaahh')
  })

  test.each([
    [6, 4, 'home'],
    [6, 5, undefined],
    [7, 5, 'home'],
    [6, 6, undefined],
    [6, 7, 'away'],
    [5, 4, undefined],
  ] as const)('[TN1] at %d-%d the set is won by %s', (home, away, winner) => {
    expect(setWinner({ home, away })).toBe(winner)
  })
})

const markets: readonly TennisMarket[] = [
  { kind: 'winner' },
  { kind: 'sets' },
  { kind: 'totalGames', halves: 45 },
  { kind: 'gamesHandicap', halves: -5 },
]
const draws = (nonce: number) => openStream({ serverSeed: 'a', clientSeed: 't', nonce })

describe('a match', () => {
  test('[TN2] has endings that add up to one, and alike players win alike', () => {
    fc.assert(
      fc.property(serve, ({ home, away }) => {
        const sum = (each: Serve, isIt: (sets: { home: number; away: number }) => boolean): number =>
          endingsOf(each, FIRST_POINT, NONE).reduce((all, { sets, chance }) => (isIt(sets) ? all + chance : all), 0)
        expect(sum({ home, away }, () => true)).toBeCloseTo(1, 12)
        expect(sum({ home, away: home }, (sets) => sets.home > sets.away)).toBeCloseTo(0.5, 10)
      }),
      { numRuns: 30 },
    )
  })

  test('[TN2] has before a point the mean of what it has after it', () => {
    const each: Serve = { home: 640_000, away: 610_000 }
    const winOf = (stand: Stand, before = NONE): number =>
      endingsOf(each, stand, before).reduce((sum, { sets, chance }) => (sets.home > sets.away ? sum + chance : sum), 0)
    const played = playTennis(each, 'home', draws(3))
    for (let at = 0; at < played.length; at += 7) {
      const { stand, before } = followTennis(played.slice(0, at), 'home')
      const p = pointChance(each, stand)
      const mean = p * winOf(afterPoint(stand, 'home')) + (1 - p) * winOf(afterPoint(stand, 'away'))
      expect(winOf(stand, before)).toBeCloseTo(mean, 10)
    }
  })

  test('[TN3] is a function of its draws, and ends where its points say', () => {
    const each: Serve = { home: 640_000, away: 610_000 }
    for (let nonce = 0; nonce < 60; nonce++) {
      const played = playTennis(each, 'away', draws(nonce))
      expect(playTennis(each, 'away', draws(nonce))).toEqual(played)
      expect(matchWinner(followTennis(played.slice(0, -1), 'away').stand)).toBeUndefined()
      const { stand, before } = followTennis(played, 'away')
      expect(matchWinner(stand)).toBe(played.at(-1))
      expect(isTieBreak(stand)).toBe(false)
      // Where the match is over, there is one ending: this one, and its choices are graded by it.
      expect(endingsOf(each, stand, before)).toEqual([{ sets: stand.sets, games: before, chance: 1 }])
      for (const market of markets)
        expect(tennisChoices(market).filter((choice) => isTennisWon(market, choice, stand.sets, before)).length).toBe(1)
    }
  })

  test('[TN3] is won as often as its chance says', () => {
    const each: Serve = { home: 640_000, away: 610_000 }
    const chance = endingsOf(each, FIRST_POINT, NONE).reduce(
      (sum, { sets, chance: p }) => (sets.home === 2 ? sum + p : sum),
      0,
    )
    const matches = Array.from({ length: 1_000 }, (_, at) => playTennis(each, 'home', draws(at)))
    const won = matches.filter((played) => played.at(-1) === 'home').length
    expect((won - 1_000 * chance) ** 2).toBeLessThan(16 * 1_000 * chance * (1 - chance))
  })

  test('[TN4] has prices that keep the margin, and none above fair', () => {
    fc.assert(
      fc.property(serve, fc.constantFrom(...markets), (each, market) => {
        const quoted = quoteTennis(endingsOf(each, FIRST_POINT, NONE), market)
        if (quoted === undefined) return
        expect(quoted.reduce((sum, { chance }) => sum + chance, 0)).toBe(BILLION)
        expect(quoted.reduce((sum, { price }) => sum + 1_000 / (price ?? Infinity), 0)).toBeGreaterThanOrEqual(
          TENNIS_OVERROUND / 1e6,
        )
        for (const { price, chance } of quoted) expect((price ?? 0) * chance <= 1_000 * BILLION).toBe(true)
      }),
      { numRuns: 40 },
    )
    expect(quoteTennis([{ sets: { home: 2, away: 0 }, games: NONE, chance: 1 }], { kind: 'winner' })).toBeUndefined()
  })
})
