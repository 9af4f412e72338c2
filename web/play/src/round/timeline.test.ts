import { SCATTER, windowOf, type SpinResult } from '@ronda/games'
import { expect, test } from 'vitest'
import { findRound, isBigWin, isFeature, isLoss, isQuiet, isRetriggered, isWin, model } from '../testing/rounds.ts'
import { PACES, type Pace } from './pace.ts'
import { cheerCoinsAt, coinsAt, nextRest, spinAt, tenseReels, timelineOf, type Cue } from './timeline.ts'

const plan = (result: Parameters<typeof timelineOf>[1], pace: Pace = 'calm', answeredAtMs = 0) =>
  timelineOf(model, result, { pace, answeredAtMs })

const typesOf = (cues: readonly Cue[]) =>
  cues.map(({ type }) => type).filter((type) => type !== 'stop' && type !== 'tense')

const standing = (spin: SpinResult): readonly boolean[] =>
  windowOf(model, spin.free, spin.stops).map((column) => column.includes(SCATTER))

test('a loss is over when the last reel stands', () => {
  const timeline = plan(findRound(isLoss).result)
  expect(typesOf(timeline.cues)).toEqual(['spin', 'done'])
  expect(coinsAt(timeline, timeline.lengthMs)).toBe(0)
})

test('what gave back no more than the stake is told quietly and never cheered', () => {
  const { cues, cheer } = plan(findRound(isQuiet).result)
  expect(cues.find((cue) => cue.type === 'pay')).toMatchObject({ level: 'quiet' })
  expect(cheer).toBeUndefined()
})

test('a win is counted to the coin', () => {
  const { result } = findRound(isWin)
  const timeline = plan(result)
  expect(typesOf(timeline.cues)).toEqual(['spin', 'pay', 'done'])
  expect(coinsAt(timeline, 0)).toBe(0)
  expect(coinsAt(timeline, timeline.lengthMs)).toBe(result.coins)
})

test('a great win is counted again from nothing', () => {
  const { result } = findRound(isBigWin)
  const timeline = plan(result)
  expect(typesOf(timeline.cues)).toEqual(['spin', 'pay', 'cheer', 'done'])
  expect(cheerCoinsAt(timeline, timeline.cheer?.fromMs ?? 0)).toBe(0)
  expect(cheerCoinsAt(timeline, timeline.cheer?.countedMs ?? 0)).toBe(result.coins)
})

test('free spins have their scenes in order, and a retrigger its own', () => {
  const feature = plan(findRound(isFeature).result)
  const types = typesOf(feature.cues).filter((type) => type !== 'pay')
  expect(types.slice(0, 3)).toEqual(['spin', 'intro', 'spin'])
  expect(types.filter((type) => type === 'spin')).toHaveLength(11)
  expect(types).toContain('outro')
  const { result } = findRound(isRetriggered)
  expect(plan(result).cues.filter(({ type }) => type === 'again')).toHaveLength(
    result.spins.slice(1).filter(({ awarded }) => awarded > 0).length,
  )
})

test.each(['calm', 'turbo', 'still'] as const)('at %s pace reels stop in order, never before the answer', (pace) => {
  const timeline = plan(findRound(isWin).result, pace, 4_000)
  const stops = timeline.spins[0]?.stopMs ?? []
  expect(stops[0]).toBeGreaterThanOrEqual(4_000 + PACES[pace].landMs)
  expect(stops.toSorted((left, right) => left - right)).toEqual(stops)
})

test('calm reels stop 120 to 180 ms apart, and a whole turbo spin stands within 350 ms', () => {
  const isPlain = (spin: SpinResult) => !tenseReels(model, spin).includes(true)
  const { result } = findRound((round) => isLoss(round) && round.spins.every(isPlain))
  const calm = plan(result).spins[0]?.stopMs ?? []
  calm.slice(1).forEach((stopMs, index) => expect(stopMs - (calm[index] ?? 0)).toBe(150))
  expect(plan(result, 'turbo').spins[0]?.standMs).toBeLessThanOrEqual(350)
})

test('breath is held only when two real scatters stand', () => {
  const rounds = [isLoss, isWin, isFeature].map((kind) => findRound(kind).result)
  for (const spin of rounds.flatMap(({ spins }) => spins)) {
    const seen = standing(spin)
    tenseReels(model, spin).forEach((isTense, reel) => {
      const before = seen.slice(0, reel).filter(Boolean).length
      expect(isTense).toBe(before >= 2)
    })
  }
})

test('skipping leads through every rest to the end', () => {
  const timeline = plan(findRound(isFeature).result)
  const visited = [0]
  while ((visited.at(-1) ?? 0) < timeline.lengthMs) visited.push(nextRest(timeline, visited.at(-1) ?? 0))
  expect(visited.length).toBeGreaterThan(11)
  expect(visited.at(-1)).toBe(timeline.lengthMs)
  expect(coinsAt(timeline, timeline.lengthMs)).toBe(timeline.counts.at(-1)?.to)
})

test('live play and replay differ only in when the answer came', () => {
  const { result } = findRound(isFeature)
  const [live, replay] = [plan(result, 'calm', 300), plan(result, 'calm', 0)]
  expect(live).toEqual(replay)
})

test('the spin on the reels is known at every moment', () => {
  const timeline = plan(findRound(isFeature).result)
  timeline.spins.forEach(({ startMs, standMs }, spin) => {
    expect(spinAt(timeline, startMs)).toBe(spin)
    expect(spinAt(timeline, standMs)).toBe(spin)
  })
})
