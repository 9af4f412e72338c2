import type { Round, Step } from '@ronda/games'
import { expect, test } from 'vitest'
import { model } from '../testing/rounds.ts'
import { fallTop, holdSteps, payTop, roundOf, spinOf, stopAll } from '../testing/scripted.ts'
import { PACES } from './pace.ts'
import { timelineOf } from './plan.ts'
import { coinsAt } from './timeline.ts'

const plan = (round: Round, cost = model.cost) =>
  timelineOf(model, round, { pace: 'calm', cost, answeredAtMs: 0, isTurning: true })

const wheel: Step = { type: 'wheel', slices: [{ coins: 40 }, { spins: 8 }, { times: 3 }], at: 0, coins: 40 }

const rounds: readonly (readonly [string, Round])[] = [
  ['a cascade', roundOf(spinOf([stopAll(), payTop(60), fallTop, { type: 'times', times: 2 }, payTop(40, 2), fallTop]))],
  ['held coins', roundOf(spinOf([stopAll(), payTop(10), ...holdSteps]))],
  ['a wheel', roundOf(spinOf([stopAll(), wheel]))],
  ['a respin', roundOf(spinOf([stopAll()]), spinOf([{ ...stopAll(), reels: [0, 2] } as Step, payTop(30)], true))],
]

test.each(rounds)('%s is counted to the coin, and its steps follow one another', (_, round) => {
  const { beats, counts, lengthMs, ...timeline } = plan(round)
  expect(counts.at(-1)?.to).toBe(round.coins)
  expect(coinsAt({ ...timeline, beats, counts, lengthMs }, lengthMs)).toBe(round.coins)
  beats.slice(1).forEach((beat, index) => expect(beat.startMs).toBe(beats[index]?.endMs))
  expect(beats.every(({ startMs, standMs, endMs }) => startMs <= standMs && standMs <= endMs)).toBe(true)
})

test.each(rounds)('%s can be hurried through in order', (_, round) => {
  const { rests } = plan(round)
  expect(rests.toSorted((left, right) => left - right)).toEqual(rests)
})

test('winning symbols burst before anything falls, and the landing sounds after it', () => {
  const { beats, cues } = plan(roundOf(spinOf([stopAll(), payTop(60), fallTop])))
  const fall = beats.find(({ step }) => step.type === 'fall')
  const land = cues.find(({ type }) => type === 'land')
  expect(land?.atMs).toBe((fall?.startMs ?? 0) + PACES.calm.burstMs + PACES.calm.dropMs)
})

test('a try is shown when its result is known, with the coins it caught', () => {
  const { cues } = plan(roundOf(spinOf([stopAll(), ...holdSteps])))
  expect(cues.flatMap((cue) => (cue.type === 'land' ? [cue.fresh] : []))).toEqual([0, 1])
  expect(cues.filter(({ type }) => type === 'hold')).toHaveLength(1)
  expect(cues.filter(({ type }) => type === 'take')).toHaveLength(3)
})

test('held reels do not turn again', () => {
  const { beats } = plan(roundOf(spinOf([stopAll()]), spinOf([{ ...stopAll(), reels: [0, 2] } as Step], true)))
  const stops = beats[1]?.stopMs ?? []
  expect(stops.map(Number.isFinite)).toEqual([true, false, true, false, false])
})

test('free spins that were not won are not announced', () => {
  const { cues } = plan(roundOf(spinOf([stopAll()]), spinOf([stopAll(), payTop(30)], true)))
  expect(cues.some(({ type }) => type === 'outro')).toBe(false)
})

// A feature bought for 2,000 coins is no gain at 60, nor at 1,000 free spins later.
test('a bought feature is shown quietly until it has paid more than it cost', () => {
  const { cues, cheer } = plan(roundOf(spinOf([payTop(60)]), spinOf([stopAll(), payTop(940)], true)), 2_000)
  const pays = cues.filter((cue) => cue.type === 'step' && cue.step.type === 'pay')
  expect(pays.map((cue) => cue.type === 'step' && cue.level)).toEqual(['quiet', 'quiet'])
  expect(cheer).toBeUndefined()
})
