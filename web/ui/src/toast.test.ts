import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dismissToast, holdToasts, readToasts, releaseToasts, toast } from './toast.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.runAllTimers()
  vi.useRealTimers()
})

const texts = () => readToasts().map(({ text }) => text)

test('a toast disappears after a while; one with an action stays longer', () => {
  toast('Copied')
  toast('Removed', 'good', { label: 'Undo', onChoose: () => {} })
  vi.advanceTimersByTime(4_000)
  expect(texts()).toEqual(['Removed'])
  vi.advanceTimersByTime(6_000)
  expect(texts()).toEqual([])
})

test('no more than three at once, the newest last, none twice', () => {
  for (const text of ['a', 'b', 'c', 'd', 'b']) toast(text)
  expect(texts()).toEqual(['c', 'd', 'b'])
})

test('a toast can be dismissed', () => {
  toast('a')
  dismissToast(readToasts()[0]?.id ?? 0)
  expect(texts()).toEqual([])
})

test('while hovered or focused none disappears, and afterwards each stays as long as a new one', () => {
  toast('a')
  vi.advanceTimersByTime(3_000)
  holdToasts()
  toast('b')
  vi.advanceTimersByTime(60_000)
  expect(texts()).toEqual(['a', 'b'])
  releaseToasts()
  vi.advanceTimersByTime(3_999)
  expect(texts()).toEqual(['a', 'b'])
  vi.advanceTimersByTime(1)
  expect(texts()).toEqual([])
})

test('a toast that is dismissed under the pointer does not keep the others', () => {
  for (const text of ['a', 'b']) toast(text)
  holdToasts()
  dismissToast(readToasts()[0]?.id ?? 0)
  vi.advanceTimersByTime(4_000)
  expect(texts()).toEqual([])
})
