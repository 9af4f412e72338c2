import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dismissToast, readToasts, toast } from './toast.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.runAllTimers()
  vi.useRealTimers()
})

const texts = () => readToasts().map(({ text }) => text)

test('a sentence stays for a while and goes by itself; one with an action stays longer', () => {
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

test('a sentence can be sent away', () => {
  toast('a')
  dismissToast(readToasts()[0]?.id ?? 0)
  expect(texts()).toEqual([])
})
