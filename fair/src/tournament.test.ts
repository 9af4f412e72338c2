import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  checkTournament,
  comparePlayers,
  entryLeaf,
  mergeRounds,
  multipleOf,
  placesOf,
  potOf,
  resultRoot,
  scoreOf,
  termsHash,
  tournamentPrize,
  type TournamentEntry,
  type TournamentFormula,
  type TournamentResult,
  type TournamentRound,
  type TournamentTerms,
} from './tournament.ts'

// oxfmt-ignore
test.each([
  ['a loss',                              100_000n,         0n,         0],
  ['the stake comes back',                100_000n,   100_000n,       100],
  ['twelve and a half times the stake',   200_000n, 2_500_000n,     1_250],
  ['a third more is cut, not rounded',    300_000n,   400_000n,       133],
  ['a free round has no multiple',              0n,   400_000n,         0],
  ['more than any game pays stays exact',       1n, 10n ** 17n, 10 ** 12],
])('%s: %i pays %i', (_name, stake, win, multiple) => {
  expect(multipleOf(stake, win)).toBe(multiple)
})

let made = 0
/** A round of a minute, with a multiple. */
const round = (minute: number, multiple: number, over: Partial<TournamentRound> = {}): TournamentRound => ({
  id: `r${String((made += 1)).padStart(4, '0')}`,
  atMs: minute * 60_000,
  multiple,
  isTakenBack: false,
  ...over,
})

const BEST: TournamentFormula = { kind: 'best' }
const SUM: TournamentFormula = { kind: 'sum', best: 2 }
const HITS: TournamentFormula = { kind: 'hits', multipleMin: 500 }
const PLAYED = [round(1, 150), round(2, 900), round(3, 0), round(4, 900), round(5, 500), round(6, 5_000)]

// oxfmt-ignore
test.each<[string, TournamentFormula, number, readonly TournamentRound[], number, number, number | null]>([
  ['the highest multiple, since it was first reached',  BEST, 5, PLAYED, 5,   900, 2],
  ['the highest of all where more rounds count',        BEST, 6, PLAYED, 6, 5_000, 6],
  ['the two highest, since the second of them',         SUM,  5, PLAYED, 5, 1_800, 4],
  ['the two highest of two rounds',                     SUM,  2, PLAYED, 2, 1_050, 2],
  ['how many reach five times the stake',               HITS, 5, PLAYED, 5,     3, 5],
  ['none of the first does',                            HITS, 1, PLAYED, 1,     0, null],
  ['nothing but losses',                                BEST, 9, [round(1, 0)], 1, 0, null],
  ['no rounds',                                         SUM,  9, [], 0, 0, null],
  ['a stake that came back gives nothing, and has its place', BEST, 2,
    [round(1, 800, { isTakenBack: true }), round(2, 200), round(3, 700)], 2, 200, 2],
])('%s', (_name, formula, roundsMax, rounds, counted, score, minute) => {
  const reachedAtMs = minute === null ? null : minute * 60_000
  expect(scoreOf({ formula, roundsMax }, rounds)).toEqual({ rounds: counted, score, reachedAtMs })
})

const anyFormula = fc.constantFrom(BEST, SUM, HITS, { kind: 'sum', best: 5 } as const)
/** Rounds with many equal times and multiples; each id once. */
const anyRounds = fc.uniqueArray(
  fc.record({
    key: fc.nat(60),
    atMs: fc.nat(8),
    multiple: fc.constantFrom(0, 100, 500, 900),
    isTakenBack: fc.boolean(),
  }),
  { selector: ({ key }) => key, maxLength: 30 },
)
const withIds = (rounds: readonly { key: number; atMs: number; multiple: number; isTakenBack: boolean }[]) =>
  rounds.map(({ key, ...rest }) => ({ ...rest, id: `r${String(key).padStart(2, '0')}` }))

describe('the order of events does not matter', () => {
  test('whatever the batches in which rounds come, and however often, the same rounds are kept', () => {
    const cuts = fc.array(fc.nat(30), { maxLength: 4 })
    fc.assert(
      fc.property(anyRounds, cuts, fc.nat(), fc.integer({ min: 1, max: 8 }), (found, cutAt, turn, atMost) => {
        const rounds = withIds(found)
        const moved = rounds.map((_, at) => rounds[(at * 7 + turn) % rounds.length] ?? rounds[at]) as TournamentRound[]
        const all = rounds.length % 7 === 0 ? rounds.toReversed() : moved
        const ends = [...cutAt, all.length].toSorted((one, other) => one - other)
        let kept: readonly TournamentRound[] = []
        let from = 0
        for (const end of ends) {
          kept = mergeRounds(kept, all.slice(from, end), atMost)
          // A batch that is delivered again changes nothing.
          kept = mergeRounds(kept, all.slice(Math.max(0, from - 2), end), atMost)
          from = Math.max(from, end)
        }
        expect(kept).toEqual(mergeRounds([], rounds, atMost))
      }),
    )
  })

  test('a stake that comes back is known before its round or after it', () => {
    fc.assert(
      fc.property(anyRounds, anyFormula, fc.nat(29), (found, formula, at) => {
        const rounds = withIds(found)
        const taken = rounds[at % Math.max(1, rounds.length)]
        const back = taken === undefined ? [] : [{ ...taken, isTakenBack: true }]
        const terms = { formula, roundsMax: 6 }
        const scores = [scoreOf(terms, [...back, ...rounds]), scoreOf(terms, [...rounds, ...back])]
        expect(scores[0]).toEqual(scores[1])
        expect(scores[0]?.score).toBeLessThanOrEqual(scoreOf(terms, rounds).score)
      }),
    )
  })
})

test('more rounds than count change nothing, and a loss never helps', () => {
  fc.assert(
    fc.property(anyRounds, anyFormula, fc.integer({ min: 1, max: 6 }), (found, formula, roundsMax) => {
      const rounds = withIds(found)
      const score = scoreOf({ formula, roundsMax }, rounds)
      const later = { id: 'r99', atMs: 9, isTakenBack: false }
      if (score.rounds === roundsMax) {
        expect(scoreOf({ formula, roundsMax }, [...rounds, { ...later, multiple: 9_000 }])).toEqual(score)
      }
      expect(scoreOf({ formula, roundsMax }, [...rounds, { ...later, multiple: 0 }]).score).toBe(score.score)
    }),
  )
})

const TERMS: TournamentTerms = {
  names: { es: 'Torneo', en: 'Tournament' },
  categories: ['slots'],
  formula: BEST,
  startsAtMs: 0,
  endsAtMs: 3_600_000,
  stakeMin: 100_000n,
  roundsMin: 2,
  roundsMax: 5,
  scoreMin: 200,
  playersMin: 3,
  playersMax: 10,
  prizes: [
    { places: 1, amount: 900n },
    { places: 2, amount: 300n },
  ],
}

// oxfmt-ignore
test.each([
  [1, 3, 900n], [2, 3, 300n], [3, 3, 300n], [4, 9, 0n], [1, 2, 0n],
])('place %i of %i gets %i', (place, players, prize) => {
  expect(tournamentPrize(TERMS, place, players)).toBe(prize)
})

test('prizes never cost more than the pot', () => {
  expect(potOf(TERMS)).toBe(1_500n)
  fc.assert(
    fc.property(fc.nat(20), (players) => {
      const paid = Array.from({ length: players }, (_, at) => tournamentPrize(TERMS, at + 1, players))
      expect(paid.reduce((sum, prize) => sum + prize, 0n) <= potOf(TERMS)).toBe(true)
    }),
  )
})

test('the tie rule: the higher score, then who reached it first, then who joined first', () => {
  const players = [
    { number: 4, score: 500, reachedAtMs: 9 },
    { number: 1, score: 500, reachedAtMs: 9 },
    { number: 3, score: 500, reachedAtMs: 2 },
    { number: 2, score: 900, reachedAtMs: 99 },
  ]
  expect(players.toSorted(comparePlayers).map(({ number }) => number)).toEqual([2, 3, 1, 4])
})

test('every term is in the hash of the terms', () => {
  const others: Partial<TournamentTerms>[] = [
    { names: { es: 'Torneo', en: 'Other' } },
    { categories: ['crash'] },
    { formula: SUM },
    { formula: { kind: 'sum', best: 3 } },
    { startsAtMs: 1 },
    { endsAtMs: 1 },
    { stakeMin: 1n },
    { roundsMin: 1 },
    { roundsMax: 6 },
    { scoreMin: 1 },
    { playersMin: 2 },
    { playersMax: 11 },
    { prizes: [{ places: 3, amount: 900n }] },
  ]
  const hashes = [TERMS, ...others.map((over) => ({ ...TERMS, ...over }))].map(termsHash)
  expect(new Set(hashes).size).toBe(others.length + 1)
})

const GOOD_ROUNDS = [
  [round(1, 300), round(2, 700)],
  [round(1, 700), round(3, 0)],
  [round(1, 9_000)],
  [round(1, 250), round(2, 0)],
]

/** A result as it is settled. */
function settled(over: Partial<TournamentTerms> = {}): TournamentResult {
  const terms = { ...TERMS, ...over }
  const entries = GOOD_ROUNDS.map((rounds, at) => ({ number: at + 1, rounds }))
  const places = placesOf(terms, entries)
  const final = entries.map(({ number, rounds }): TournamentEntry => {
    const place = places.get(number) ?? null
    return { number, rounds, place, prize: place === null ? 0n : tournamentPrize(terms, place, places.size) }
  })
  return { terms, hash: termsHash(terms), root: resultRoot(final.map((entry) => entryLeaf(entry))), entries: final }
}

const good = settled()
const changed = (at: number, over: Partial<TournamentEntry>): readonly TournamentEntry[] =>
  good.entries.map((entry, index) => (index === at ? { ...entry, ...over } : entry))
const rooted = (entries: readonly TournamentEntry[]): TournamentResult => ({
  ...good,
  entries,
  root: resultRoot(entries.map((entry) => entryLeaf(entry))),
})

test('a result is what follows from the rounds', () => {
  expect(good.entries.map(({ place, prize }) => [place, prize])).toEqual([
    [2, 300n],
    [1, 900n],
    [null, 0n],
    [3, 300n],
  ])
})

// oxfmt-ignore
test.each<[string, TournamentResult, string | undefined]>([
  ['as it was settled',                          good, undefined],
  ['with too few players nobody has a prize',    settled({ playersMin: 4 }), undefined],
  ['other terms',                                { ...good, terms: { ...TERMS, roundsMin: 1 } }, 'terms'],
  ['a player who is left out',                   rooted(good.entries.slice(1)), 'players'],
  ['a player who is there twice',                rooted([...good.entries, ...good.entries.slice(3)]), 'players'],
  ['another round, and the old hash',            { ...good, entries: changed(3, { rounds: [round(1, 8_000), round(2, 0)] }) }, 'root'],
  ['a round after the end',                      rooted(changed(2, { rounds: [round(60, 100)] })), 'rounds'],
  ['more rounds than count',                     rooted(changed(2, { rounds: PLAYED })), 'rounds'],
  ['two who changed places',                     { ...good, entries: changed(0, { place: 1, prize: 900n }) }, 'place'],
  ['a place for too few rounds',                 { ...good, entries: changed(2, { place: 4 }) }, 'place'],
  ['a prize that is one more',                   { ...good, entries: changed(1, { prize: 901n }) }, 'prize'],
])('%s', (_name, result, fault) => {
  expect(checkTournament(result)?.fault).toBe(fault)
})
