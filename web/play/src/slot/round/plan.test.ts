import type { Round, Step } from '@ronda/games'
import { expect, test } from 'vitest'
import { findRound, isBigWin, isFeature, isLoss, isQuiet, isRetriggered, isWin, model } from '../testing/rounds.ts'
import { scattersIn, tenseReels } from './awaited.ts'
import { PACES, type Pace } from './pace.ts'
import { spinsAwarded, timelineOf } from './plan.ts'
import { cheerCoinsAt, coinsAt, nextRest, type Cue } from './timeline.ts'

const plan = (result: Round, pace: Pace = 'calm', answeredAtMs = 0) =>
  timelineOf(model, result, { pace, cost: model.cost, answeredAtMs, isTurning: true })

/** The cues in order, steps by their type. */
const cueTypes = (cues: readonly Cue[]) =>
  cues
    .map((cue) => (cue.type === 'step' ? cue.step.type : cue.type))
    .filter((type) => type !== 'stop' && type !== 'tense')

const isStop = (step: Step): step is Extract<Step, { type: 'stop' }> => step.type === 'stop'

test('a loss is over when the last reel has stopped', () => {
  const timeline = plan(findRound(isLoss).result)
  expect(cueTypes(timeline.cues)).toEqual(['spin', 'done'])
  expect(coinsAt(timeline, timeline.lengthMs)).toBe(0)
})

test('a win of no more than the stake is shown quietly and never celebrated', () => {
  const { cues, cheer } = plan(findRound(isQuiet).result)
  expect(cues.find((cue) => cue.type === 'step' && cue.step.type === 'pay')).toMatchObject({ level: 'quiet' })
  expect(cheer).toBeUndefined()
})

test('a win is counted to the coin', () => {
  const { result } = findRound(isWin)
  const timeline = plan(result)
  expect(cueTypes(timeline.cues)).toEqual(['spin', 'pay', 'done'])
  expect(coinsAt(timeline, 0)).toBe(0)
  expect(coinsAt(timeline, timeline.lengthMs)).toBe(result.coins)
})

test('a great win is counted again from zero', () => {
  const { result } = findRound(isBigWin)
  const timeline = plan(result)
  expect(cueTypes(timeline.cues)).toEqual(['spin', 'pay', 'cheer', 'done'])
  expect(cheerCoinsAt(timeline, timeline.cheer?.fromMs ?? 0)).toBe(0)
  expect(cheerCoinsAt(timeline, timeline.cheer?.countedMs ?? 0)).toBe(result.coins)
})

test('free spins have their scenes in order, and a retrigger its own', () => {
  const feature = plan(findRound(isFeature).result)
  const types = cueTypes(feature.cues).filter((type) => type !== 'pay')
  expect(types.slice(0, 4)).toEqual(['spin', 'award', 'intro', 'spin'])
  expect(types.filter((type) => type === 'spin')).toHaveLength(11)
  expect(types).toContain('outro')
  const { result } = findRound(isRetriggered)
  expect(plan(result).cues.filter(({ type }) => type === 'again')).toHaveLength(
    result.spins.slice(1).filter((spin) => spinsAwarded(spin) > 0).length,
  )
})

test.each(['calm', 'turbo', 'still'] as const)('at %s pace reels stop in order, never before the reply', (pace) => {
  const timeline = plan(findRound(isWin).result, pace, 4_000)
  const stops = timeline.beats[0]?.stopMs ?? []
  expect(stops[0]).toBeGreaterThanOrEqual(4_000 + PACES[pace].landMs)
  expect(stops.toSorted((left, right) => left - right)).toEqual(stops)
})

test('calm reels stop 120 to 180 ms apart, and a whole turbo spin stops within 350 ms', () => {
  const isPlain = (round: Round) =>
    round.spins.every(({ steps, free }) =>
      steps.filter(isStop).every((stop) => !tenseReels(model, stop, free).includes(true)),
    )
  const { result } = findRound((round) => isLoss(round) && isPlain(round))
  const calm = plan(result).beats[0]?.stopMs ?? []
  calm.slice(1).forEach((stopMs, index) => expect(stopMs - (calm[index] ?? 0)).toBe(150))
  expect(plan(result, 'turbo').beats[0]?.standMs).toBeLessThanOrEqual(350)
})

test('tension is shown only when two real scatters have landed', () => {
  const rounds = [isLoss, isWin, isFeature].map((kind) => findRound(kind).result)
  for (const { steps, free } of rounds.flatMap(({ spins }) => spins)) {
    for (const stop of steps.filter(isStop)) {
      const seen = stop.grid.map(scattersIn)
      tenseReels(model, stop, free).forEach((isTense, reel) => {
        const before = seen.slice(0, reel).reduce((sum, count) => sum + count, 0)
        expect(isTense).toBe(before >= 2)
      })
    }
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

test('live play and replay differ only in when the reply came', () => {
  const { result } = findRound(isFeature)
  expect(plan(result, 'calm', 300)).toEqual(plan(result, 'calm', 0))
})

test('a bought feature is shown from the moment of the reply, without a spin before it', () => {
  const { result } = findRound(isWin)
  const timeline = timelineOf(model, result, { pace: 'calm', cost: model.cost, answeredAtMs: 700, isTurning: false })
  expect(timeline.beats[0]?.startMs).toBe(700)
  expect(timeline.beats[0]?.stopMs[0]).toBe(700 + PACES.calm.firstStopMs)
})
