import { minutes } from '@ronda/core'
import { expect, test } from 'vitest'
import { lockLeftMs, loginGate, type FailuresByScope } from './attempt.ts'

const at = (count: number, lastAtMs = 0) => ({ count, lastAtMs })

// oxfmt-ignore
test.each<[FailuresByScope, boolean, number, string]>([
  // counted                                              known   now              result
  [{},                                                    false,  0,               'open'],
  [{ name: at(1), place: at(1), network: at(1) },         false,  0,               'open'],
  [{ name: at(2), place: at(2), network: at(2) },         false,  0,               'captcha'],
  [{ name: at(2) },                                       false,  minutes(5) - 1,  'captcha'],
  [{ name: at(2) },                                       false,  minutes(5),      'open'],
  [{ network: at(9) },                                    false,  0,               'open'],
  [{ network: at(10) },                                   false,  0,               'captcha'],
  [{ name: at(4), place: at(4) },                         false,  0,               'captcha'],
  [{ name: at(5), place: at(5) },                         false,  0,               'locked'],
  [{ name: at(5), place: at(5) },                         false,  minutes(5) - 1,  'locked'],
  [{ name: at(5), place: at(5) },                         false,  minutes(5),      'open'],
  // Failures from other networks: a captcha in unknown browsers at first, a lock only after very many.
  [{ name: at(49) },                                      false,  0,               'captcha'],
  [{ name: at(50) },                                      false,  0,               'locked'],
  // A known browser of the owner is not affected by them.
  [{ name: at(900), place: at(900), network: at(900) },   true,   0,               'open'],
  [{ device: at(1) },                                     true,   0,               'open'],
  [{ device: at(2) },                                     true,   0,               'captcha'],
  [{ device: at(5) },                                     true,   0,               'locked'],
  [{ device: at(5) },                                     true,   minutes(5),      'open'],
])('%j, known browser %s, at %i: %s', (failures, isKnown, nowMs, expected) => {
  expect(loginGate(failures, isKnown, nowMs)).toBe(expected)
})

test('the lock lasts as long as the scope that ends last', () => {
  expect(lockLeftMs({ place: at(5, 1_000) }, false, 1_000)).toBe(minutes(5))
  expect(lockLeftMs({ place: at(5, 0), name: at(50, 1_000) }, false, minutes(1))).toBe(minutes(4) + 1_000)
  expect(lockLeftMs({ place: at(5, 0), name: at(49, 1_000) }, false, minutes(1))).toBe(minutes(4))
  expect(lockLeftMs({ place: at(5) }, true, 0)).toBe(0)
  expect(lockLeftMs({ device: at(5) }, true, minutes(5))).toBe(0)
})
