import { days, hours } from '@ronda/core'
import { expect, test } from 'vitest'
import { payoutPauseEnd, type ChangeMade } from './securityChange.ts'

const at = (change: ChangeMade['change'], atMs: number): ChangeMade => ({ change, atMs })

// oxfmt-ignore
test.each<[readonly ChangeMade[], number, number, number | null]>([
  // changes                                                hours  now            until
  [[],                                                      24,    0,             null],
  [[at('mobile', 0)],                                       24,    0,             hours(24)],
  [[at('mobile', 0)],                                       24,    hours(24) - 1, hours(24)],
  [[at('mobile', 0)],                                       24,    hours(24),     null],
  [[at('mobile', 0), at('payoutAccount', hours(5))],        24,    hours(25),     hours(29)],
  [[at('password', 0)],                                     0,     0,             null],
  [[at('password', 0), at('objection', hours(1))],          24,    hours(30),     hours(1) + days(7)],
  [[at('objection', 0)],                                    0,     1,             days(7)],
  [[at('objection', 0)],                                    240,   1,             hours(240)],
])('%j with a pause of %i hours, at %i: until %s', (made, pauseHours, nowMs, until) => {
  expect(payoutPauseEnd(made, pauseHours, nowMs)).toBe(until)
})
