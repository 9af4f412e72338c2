import type { MissionDraft, MissionTask } from '@ronda/contract'
import { ATOMS_PER_UNIT, days } from '@ronda/core'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ValidBet } from '../bet/index.ts'
import { advance, isWithinLimits, periodAt, stateOfOffer, type Advance, type JoinedMission } from './mission.ts'

const unit = ATOMS_PER_UNIT
const at = (text: string): number => Date.parse(`${text}Z`)

test.each([
  ['daily', '2026-11-18T00:00', '2026-11-18T00:00', '2026-11-19T00:00'],
  ['daily', '2026-11-18T23:59:59.999', '2026-11-18T00:00', '2026-11-19T00:00'],
  ['weekly', '2026-11-16T00:00', '2026-11-16T00:00', '2026-11-23T00:00'],
  ['weekly', '2026-11-22T23:59:59.999', '2026-11-16T00:00', '2026-11-23T00:00'],
  ['weekly', '2026-11-15T12:00', '2026-11-09T00:00', '2026-11-16T00:00'],
] as const)('a %s period of %s is from %s to %s', (period, moment, from, to) => {
  expect(periodAt(period, at(moment))).toEqual({ startMs: at(from), endMs: at(to) })
})

test('every moment is in exactly one period, and periods follow each other without a gap', () => {
  fc.assert(
    fc.property(fc.constantFrom('daily', 'weekly'), fc.integer({ min: 0, max: at('2100-01-01') }), (period, atMs) => {
      const { startMs, endMs } = periodAt(period, atMs)
      expect(startMs <= atMs && atMs < endMs).toBe(true)
      expect(periodAt(period, endMs).startMs).toBe(endMs)
      expect(periodAt(period, startMs - 1).endMs).toBe(startMs)
    }),
  )
})

const JOINED_MS = 1_000
const END_MS = 10_000

const joined = (task: MissionTask, goal: bigint, over: Partial<JoinedMission> = {}): JoinedMission => ({
  id: 'mission',
  wallet: 7,
  task,
  gameType: null,
  goal,
  progress: 0n,
  joinedAtMs: JOINED_MS,
  endMs: END_MS,
  betMin: 5_000n,
  games: new Set(),
  ...over,
})
const bet = (over: Partial<ValidBet> = {}): ValidBet => ({
  wallet: 7,
  game: 'A',
  gameType: 'RNG',
  valid: unit,
  atMs: 2_000,
  ...over,
})

// oxfmt-ignore
test.each<[string, JoinedMission, ValidBet[], bigint]>([
  ['valid bets are added up',                  joined('validBet', 9n * unit), [bet(), bet({ valid: 5n })], unit + 5n],
  ['what is beyond the goal is cut',           joined('validBet', 2n * unit), [bet({ valid: 5n * unit })], 2n * unit],
  ['rounds are counted',                       joined('rounds', 9n), [bet(), bet()], 2n],
  ['a small bet is no round',                  joined('rounds', 9n), [bet({ valid: 4_999n }), bet({ valid: 5_000n })], 1n],
  ['a round of another type of game is none',  joined('rounds', 9n, { gameType: 'LIVE' }), [bet(), bet({ gameType: 'LIVE' })], 1n],
  ['a game counts once',                       joined('games', 9n), [bet(), bet(), bet({ game: 'B' })], 2n],
  ['a game that counted before does not',      joined('games', 9n, { games: new Set(['A']), progress: 1n }), [bet(), bet({ game: 'B' })], 2n],
  ['a small bet on a game is none',            joined('games', 9n), [bet({ valid: 4_999n })], 0n],
  ['a bet before joining does not count',      joined('rounds', 9n), [bet({ atMs: JOINED_MS - 1 }), bet({ atMs: JOINED_MS })], 0n],
  ['nor one in the moment the period ends',    joined('rounds', 9n), [bet({ atMs: END_MS }), bet({ atMs: END_MS - 1 })], 1n],
  ['nor that of somebody else',                joined('rounds', 9n), [bet({ wallet: 8 })], 0n],
])('%s', (_name, mission, bets, progress) => {
  expect(advance(mission, bets)?.progress ?? mission.progress).toBe(progress)
})

test('it is done with the bet that reaches the goal', () => {
  const bets = [bet({ atMs: 3_000 }), bet({ atMs: 4_000 }), bet({ atMs: 5_000 })]
  expect(advance(joined('rounds', 2n), bets)).toMatchObject({ progress: 2n, doneAtMs: 4_000 })
  expect(advance(joined('rounds', 4n), bets)).toMatchObject({ progress: 3n, doneAtMs: null })
})

/** Counts batch after batch, as the consumer does. */
function countAll(
  mission: JoinedMission,
  batches: readonly (readonly ValidBet[])[],
): Pick<JoinedMission, 'progress'> & {
  readonly isDone: boolean
} {
  let now = mission
  let done: Advance | undefined
  for (const bets of batches) {
    const step = done === undefined ? advance(now, bets) : undefined
    if (step === undefined) continue
    now = { ...now, progress: step.progress, games: new Set([...now.games, ...step.games]) }
    if (step.doneAtMs !== null) done = step
  }
  return { progress: now.progress, isDone: done !== undefined }
}

const anyBet = fc.record({
  wallet: fc.constantFrom(7, 7, 7, 8),
  game: fc.constantFrom('A', 'B', 'C', 'D'),
  gameType: fc.constantFrom('RNG' as const, 'LIVE' as const),
  valid: fc.bigInt(1n, 3n * unit),
  atMs: fc.integer({ min: JOINED_MS - 500, max: END_MS + 500 }),
})
const anyMission = fc.oneof(
  fc.bigInt(1n, 20n * unit).map((goal) => joined('validBet', goal)),
  fc.bigInt(1n, 10n).map((goal) => joined('rounds', goal, { gameType: 'RNG' })),
  fc.bigInt(1n, 5n).map((goal) => joined('games', goal)),
)

test('the order of bets and the batches they come in do not matter', () => {
  fc.assert(
    fc.property(anyMission, fc.array(anyBet, { maxLength: 30 }), fc.nat(29), fc.nat(29), (mission, bets, one, two) => {
      const whole = countAll(mission, [bets])
      const [cut, turn] = [Math.min(one, two), Math.max(one, two)]
      expect(countAll(mission, [bets.slice(0, cut), bets.slice(cut, turn), bets.slice(turn)])).toEqual(whole)
      expect(countAll(mission, [bets.toReversed()])).toEqual(whole)
      expect(countAll(mission, bets.map((each) => [each]).toReversed())).toEqual(whole)
    }),
  )
})

test('progress never exceeds the goal, never falls, and is done exactly at the goal', () => {
  fc.assert(
    fc.property(anyMission, fc.array(anyBet, { maxLength: 30 }), (mission, bets) => {
      const step = advance(mission, bets)
      if (step === undefined) return
      expect(step.progress > mission.progress && step.progress <= mission.goal).toBe(true)
      expect(step.doneAtMs !== null).toBe(step.progress === mission.goal)
    }),
  )
})

const draft: MissionDraft = {
  names: { es: 'A', en: 'A' },
  texts: { es: 'A', en: 'A' },
  period: 'daily',
  task: 'rounds',
  gameType: 'RNG',
  goal: 200n,
  prize: unit,
  places: 1,
  fromMs: 5,
  untilMs: null,
}

test.each<[string, Partial<MissionDraft>, boolean]>([
  ['the most rounds', {}, true],
  ['more rounds', { goal: 201n }, false],
  ['no goal', { goal: 0n }, false],
  ['rounds of any game', { gameType: null }, false],
  ['twenty games', { task: 'games', gameType: null, goal: 20n }, true],
  ['more games', { task: 'games', gameType: null, goal: 21n }, false],
  ['the largest amount', { task: 'validBet', goal: 10_000n * unit }, true],
  ['a larger amount', { task: 'validBet', goal: 10_000n * unit + 1n }, false],
  ['no prize', { prize: 0n }, false],
  ['a fraction of a cent', { prize: unit + 1n }, false],
  ['the largest prize', { prize: 1_000n * unit }, true],
  ['a larger prize', { prize: 1_001n * unit }, false],
  ['no place', { places: 0 }, false],
  ['an end before the start', { untilMs: 5 }, false],
  ['an end after the start', { untilMs: 6 }, true],
])('%s', (_name, over, isAllowed) => {
  expect(isWithinLimits({ ...draft, ...over }, { currency: 'USD', unit })).toBe(isAllowed)
})

test.each([
  ['open', { isOffered: true, fromMs: 0, untilMs: null }, 1, 'joinable'],
  ['open without a place', { isOffered: true, fromMs: 0, untilMs: null }, 0, 'full'],
  ['not offered', { isOffered: false, fromMs: 0, untilMs: null }, 1, undefined],
  ['over', { isOffered: true, fromMs: 0, untilMs: 1_000 }, 1, undefined],
  ['about to end', { isOffered: true, fromMs: 0, untilMs: 1_001 }, 1, 'joinable'],
  ['about to begin', { isOffered: true, fromMs: 1_001, untilMs: null }, 1, 'soon'],
  ['far away', { isOffered: true, fromMs: 1_001 + days(7), untilMs: null }, 1, undefined],
] as const)('a mission that is %s', (_name, window, placesLeft, state) => {
  expect(stateOfOffer(window, placesLeft, 1_000)).toBe(state)
})
