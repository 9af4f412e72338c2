import { chanceFrom } from '@ronda/art'
import { TUNE_MODES, TUNE_ROOTS } from '@ronda/contract'
import { expect, test } from 'vitest'
import { hiss } from './hiss.ts'
import { pluckString } from './pluck.ts'
import { musicOf } from './score.ts'
import { hertzOf } from './tune.ts'

const loudness = (samples: Float32Array): number => Math.hypot(...samples) / Math.sqrt(samples.length)

test('a string sounds at its pitch, fades, and ends in silence', () => {
  const samples = pluckString({ frequency: 200, seconds: 0.5, sampleRate: 8_000, brightness: 0.5 }, chanceFrom(1))
  expect(samples).toHaveLength(4_000)
  expect(loudness(samples.subarray(0, 400))).toBeGreaterThan(loudness(samples.subarray(2_000, 2_400)) * 2)
  expect(Math.abs(samples.at(-1) ?? 1)).toBe(0)
  const [first, next] = [samples.subarray(400, 440), samples.subarray(440, 480)]
  first.forEach((sample, index) => expect(Math.abs(sample - (next[index] ?? 0))).toBeLessThan(0.12))
})

test('a hiss begins with force and fades', () => {
  const samples = hiss({ from: 300, to: 1_900, seconds: 0.3, force: 0.3 }, 8_000, chanceFrom(1))
  expect(samples).toHaveLength(2_400)
  expect(loudness(samples.subarray(0, 600))).toBeGreaterThan(loudness(samples.subarray(1_800)) * 10)
  expect(Math.max(...samples.map(Math.abs))).toBeLessThan(0.6)
})

test.each(TUNE_MODES)('the scale of %s rises, and seven steps are an octave', (mode) => {
  for (const root of TUNE_ROOTS) {
    const key = [root, mode] as const
    expect(hertzOf(key, 7) / hertzOf(key, 0)).toBeCloseTo(2)
    const pitches = Array.from({ length: 22 }, (_, step) => hertzOf(key, step))
    expect(pitches).toEqual(pitches.toSorted((left, right) => left - right))
  }
})

test('a win of no more than the stake is not celebrated with a sound', () => {
  expect(musicOf('none')).toEqual([])
  expect(musicOf('quiet')).toEqual([])
  expect(musicOf('win').length).toBeGreaterThan(0)
})
