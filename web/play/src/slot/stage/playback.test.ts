import type { Round } from '@ronda/games'
import { expect, test } from 'vitest'
import type { Cue } from '../round/timeline.ts'
import { findRound, isBigWin, isFeature, isWin, model } from '../testing/rounds.ts'
import { Playback } from './playback.ts'

function openPlayback() {
  const cues: Cue[] = []
  const counts: number[] = []
  let shown = 0
  const playback = new Playback(model, {
    onCue: (cue) => cues.push(cue),
    onCount: (coins) => counts.push(coins),
    onTurn: () => {},
    onShown: () => (shown += 1),
  })
  return { playback, cues, counts, timesShown: () => shown }
}

/** Runs frames of 16 ms until the round has been shown. */
function run(playback: Playback, fromMs: number, isOver: () => boolean): number {
  let nowMs = fromMs
  while (!isOver() && nowMs < fromMs + 600_000) playback.advance((nowMs += 16))
  return nowMs
}

const lastGrid = ({ spins }: Round) =>
  spins
    .at(-1)
    ?.steps.flatMap((step) => ('grid' in step ? [step.grid] : []))
    .at(-1)

const inView = ({ reels }: Playback) => reels.map(({ to, toHeight }) => [...to.subarray(0, toHeight)])

test.each([isWin, isBigWin, isFeature])(
  'a round is shown completely, once, and the reels end at the stops from the server',
  (kind) => {
    const { result } = findRound(kind)
    const { playback, cues, counts, timesShown } = openPlayback()
    playback.begin(1_000, { pace: 'turbo', isTurning: true })
    playback.advance(1_100)
    playback.show(1_180, result, model.cost)
    run(playback, 1_180, () => timesShown() > 0)
    expect(timesShown()).toBe(1)
    expect(cues.at(-1)?.type).toBe('done')
    expect(counts.at(-1)).toBe(result.coins)
    expect(inView(playback)).toEqual(lastGrid(result))
  },
)

test('before the reply the reels only turn, and nothing is announced', () => {
  const { playback, cues } = openPlayback()
  playback.begin(0, { pace: 'calm', isTurning: true })
  run(playback, 0, () => false)
  expect(playback.reels.every(({ isMoving }) => isMoving)).toBe(true)
  expect(cues).toEqual([])
  expect(playback.wins).toEqual([])
})

test('wins are highlighted only once every reel has stopped', () => {
  const { playback, timesShown } = openPlayback()
  playback.begin(0, { pace: 'calm', isTurning: true })
  playback.show(50, findRound(isWin).result, model.cost)
  for (let nowMs = 50; timesShown() === 0; nowMs += 16) {
    playback.advance(nowMs)
    if (playback.reels.some(({ isMoving }) => isMoving)) expect(playback.wins).toEqual([])
  }
  expect(playback.wins.length).toBeGreaterThan(0)
})

test('a hurried player sees the same end', () => {
  const { result } = findRound(isFeature)
  const { playback, counts, timesShown } = openPlayback()
  playback.begin(0, { pace: 'calm', isTurning: true })
  playback.show(10, result, model.cost)
  let presses = 0
  for (let nowMs = 10; timesShown() === 0; nowMs += 16) {
    playback.skip(nowMs)
    playback.advance(nowMs)
    presses += 1
  }
  expect(presses).toBeLessThan(60)
  expect(counts.at(-1)).toBe(result.coins)
  playback.advance(1e9)
  expect(inView(playback)).toEqual(lastGrid(result))
})

test('a refused spin returns the reels to where they were', () => {
  const { playback, timesShown } = openPlayback()
  const before = inView(playback)
  playback.begin(0, { pace: 'calm', isTurning: true })
  playback.advance(900)
  playback.halt(900)
  playback.advance(2_000)
  expect(inView(playback)).toEqual(before)
  expect(playback.isBusy).toBe(false)
  expect(timesShown()).toBe(0)
})

test('the highlighted window is the window of the model', () => {
  const { result } = findRound(isWin)
  const { playback } = openPlayback()
  playback.begin(0, { pace: 'turbo', isTurning: true })
  playback.show(0, result, model.cost)
  playback.advance(60_000)
  expect(inView(playback)).toEqual(lastGrid(result))
})
