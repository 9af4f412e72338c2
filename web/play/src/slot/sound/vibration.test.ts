import { expect, test } from 'vitest'
import type { Level } from '../../shared/wager/celebration.ts'
import { payTop } from '../testing/scripted.ts'
import { vibrationOf } from './vibration.ts'

const payAt = (level: Level) => vibrationOf({ type: 'step', beat: 0, step: payTop(60), level, atMs: 0 })

test('a win above the stake vibrates; one of no more than the stake does not', () => {
  expect(payAt('win')).not.toEqual([])
  expect(payAt('quiet')).toEqual([])
})
