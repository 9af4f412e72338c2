import { expect, test } from 'vitest'
import { endWait, noteWait, readWait, takeWait, type Wait } from './waits.ts'

test('the latest refusal with a wait is counted down, until it is over', () => {
  noteWait({ code: 'request.too_many' }, 0)
  expect(readWait()).toBeUndefined()
  noteWait({ code: 'request.too_many', retryAfterMs: 500 }, 1_000)
  const first = readWait() as Wait
  expect(first).toEqual({ code: 'request.too_many', untilMs: 1_500 })
  noteWait({ code: 'session.locked', retryAfterMs: 9_000 }, 1_000)
  endWait(first)
  expect(readWait()).toEqual({ code: 'session.locked', untilMs: 10_000 })
  endWait(readWait() as Wait)
  expect(readWait()).toBeUndefined()
})

test('a wait is taken over by the place that counts it down itself', () => {
  noteWait({ code: 'verification.wait', retryAfterMs: 500 }, 0)
  takeWait('session.locked')
  expect(readWait()).toBeDefined()
  takeWait('verification.wait')
  expect(readWait()).toBeUndefined()
})
