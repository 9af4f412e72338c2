import { KEPT_ROUNDS_MAX, KEPT_SEEDS_MAX, NOTHING_KEPT } from '@ronda/contract'
import { expect, test } from 'vitest'
import { openKept } from './kept.ts'

function fakeStorage(): Storage {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  } as unknown as Storage
}

const commitmentOf = (number: number): string => number.toString(16).padStart(64, '0')
const [first, second] = [commitmentOf(1), commitmentOf(2)]
const round = (number: number) => ({
  gameCode: 'RONDA_CRASH',
  number,
  commitment: first,
  terminal: second,
  salt: '5a17',
  locksAtMs: 7_000,
  beacon: { chain: first, round: 9 },
  seal: null,
})
const seal = { root: second, tickets: 3 }

test('texts are stored with their commitments, and rounds are counted by the highest number', () => {
  const storage = fakeStorage()
  const kept = openKept(() => storage)
  expect(kept.read()).toEqual(NOTHING_KEPT)
  kept.storeSeed(first, 'luna-1')
  kept.count(first, 3)
  kept.count(first, 2)
  kept.storeSeed(second, 'sol-2')
  kept.count(second, 1)
  expect(openKept(() => storage).read().seeds).toEqual([
    { commitment: second, clientSeed: 'sol-2', rounds: 1 },
    { commitment: first, clientSeed: 'luna-1', rounds: 3 },
  ])
  expect([kept.textFor(first), kept.textFor(commitmentOf(3))]).toEqual(['luna-1', undefined])
})

test('a round is stored as it was first published; only its seal is added later, and once', () => {
  const storage = fakeStorage()
  const kept = openKept(() => storage)
  kept.storeRound(round(1))
  kept.storeRound({ ...round(1), salt: 'other', commitment: second })
  expect(kept.read().rounds).toEqual([round(1)])
  kept.storeRound({ ...round(1), salt: 'other', seal })
  expect(kept.read().rounds).toEqual([{ ...round(1), seal }])
  kept.storeRound({ ...round(1), seal: { ...seal, tickets: 4 } })
  expect(kept.read().rounds).toEqual([{ ...round(1), seal }])
})

test('the newest entries are stored, up to a limit', () => {
  const storage = fakeStorage()
  const kept = openKept(() => storage)
  for (let number = 0; number < KEPT_SEEDS_MAX + 5; number += 1) {
    kept.storeSeed(commitmentOf(number), 'luna')
    kept.storeRound(round(number))
  }
  const { seeds, rounds } = kept.read()
  expect([seeds.length, seeds[0]?.commitment]).toEqual([KEPT_SEEDS_MAX, commitmentOf(KEPT_SEEDS_MAX + 4)])
  expect([rounds.length, rounds[0]?.number]).toEqual([KEPT_ROUNDS_MAX, KEPT_ROUNDS_MAX + 4])
})

test('a seed that this browser had revealed is known to its games', () => {
  const storage = fakeStorage()
  openKept(() => storage).noteRetired(first)
  expect([first, second].map((one) => openKept(() => storage).wasRetired(one))).toEqual([true, false])
})

test('a browser that forbids storage, or holds invalid data, causes no error', () => {
  const forbidden = openKept(() => {
    throw new Error('forbidden')
  })
  forbidden.storeSeed(first, 'luna')
  forbidden.count(first, 1)
  forbidden.storeRound(round(1))
  forbidden.noteRetired(first)
  expect(forbidden.wasRetired(first)).toBe(false)
  expect(forbidden.read()).toEqual(NOTHING_KEPT)
  const storage = fakeStorage()
  for (const name of ['seeds', 'rounds', 'counted']) storage.setItem(`ronda.fair.${name}`, '"<html>')
  expect(openKept(() => storage).read()).toEqual(NOTHING_KEPT)
})
