import { expect, test } from 'vitest'
import type { MatchEvent } from '@ronda/games/sports'
import type { StoredMatch } from './match.sql.ts'
import { delayOf, seenOf, verdictOf } from './wait.ts'

const goal: MatchEvent = { minute: 9, kind: 'goal', side: 'home', shirt: 9 }
const corner: MatchEvent = { minute: 9, kind: 'corner', side: 'home', shirt: null }

const match = (change: Partial<StoredMatch> = {}, events: readonly MatchEvent[] = [], isBreak = false): StoredMatch =>
  ({
    number: 7,
    phase: 'playing',
    shown: { minute: 10, isBreak, stop: null, events, attacks: [] },
    betsUntilMs: 5_000,
    stopped: [],
    ...change,
  }) as StoredMatch

const wait = { seen: [{ match: 7, incidents: 0 }], dueAtMs: 1_000, endsAtMs: 9_000 }

test.each([
  ['before it is due', match(), 999, 'wait'],
  ['when it is due', match(), 1_000, 'decide'],
  ['while bets are suspended', match({ betsUntilMs: null }), 1_000, 'wait'],
  ['while staff have stopped bets on the match', match({ stopped: ['*'] }), 1_000, 'wait'],
  ['while the next prices are not there yet', match({ betsUntilMs: 1_000 }), 1_000, 'wait'],
  ['after a corner', match({}, [corner]), 1_000, 'decide'],
  ['after a goal, at once', match({}, [goal]), 500, 'incident'],
  ['after the end', match({ phase: 'ended' }), 1_000, 'incident'],
  ['too late', match(), 9_000, 'late'],
] as const)('[SP13] a bet that waits is, %s: %s', (_name, now, nowMs, verdict) => {
  expect(verdictOf(wait, [now], nowMs)).toBe(verdict)
})

test('[SP13] a match before its start, or at half time, has no delay', () => {
  const pace = { acceptMs: 4_000 }
  expect(delayOf([match({ phase: 'open', shown: null })], pace)).toBe(0)
  expect(delayOf([match({}, [], true)], pace)).toBe(0)
  expect(delayOf([match({ phase: 'open', shown: null }), match()], pace)).toBe(4_000)
})

test('what had been seen is kept for matches in play alone', () => {
  expect(seenOf([match({}, [goal, corner]), match({ number: 8, phase: 'open', shown: null })])).toEqual([
    { match: 7, incidents: 1 },
  ])
})
