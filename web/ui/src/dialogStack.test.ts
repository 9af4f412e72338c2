import { expect, test } from 'vitest'
import { isAnyDialogOpen, isCovered, pushDialog, watchDialogs } from './dialogStack.ts'

test('only the dialog that opened last is not covered, in whichever order they close', () => {
  const [first, second, third] = [Symbol('first'), Symbol('second'), Symbol('third')]
  const covered = (): readonly boolean[] => [first, second, third].map(isCovered)
  expect(isAnyDialogOpen()).toBe(false)
  const closeFirst = pushDialog(first)
  expect(covered()).toEqual([false, false, false])
  const closeSecond = pushDialog(second)
  const closeThird = pushDialog(third)
  expect(covered()).toEqual([true, true, false])
  closeSecond()
  expect(covered()).toEqual([true, false, false])
  closeThird()
  expect(covered()).toEqual([false, false, false])
  expect(isAnyDialogOpen()).toBe(true)
  closeFirst()
  expect(isAnyDialogOpen()).toBe(false)
})

test('every change is reported', () => {
  let reports = 0
  const stop = watchDialogs(() => {
    reports += 1
  })
  pushDialog(Symbol('dialog'))()
  stop()
  pushDialog(Symbol('dialog'))()
  expect(reports).toBe(2)
})
