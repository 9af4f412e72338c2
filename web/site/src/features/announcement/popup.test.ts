import { expect, test } from 'vitest'
import type { Announcement } from '@ronda/contract'
import { isHome, popupsFor } from './popup.ts'

const announcement = (execution: Announcement['execution'], id: number): Announcement => ({
  id,
  types: ['PL', 'PU'],
  execution,
  promotionType: null,
  title: '',
  startDate: 0,
  content: '',
})

const all = [announcement('A', 1), announcement('B', 2), announcement('F', 3), announcement('A', 4)]

test.each([
  ['a visitor', 'visitor', false, [2]],
  ['a visitor who once signed in', 'visitor', true, [2]],
  ['a member', 'member', false, [1, 4]],
  ['a member at the first sign-in', 'member', true, [3, 1, 4]],
] as const)('%s is shown their own announcements', (_, reader, isFirstLogin, ids) => {
  expect(popupsFor(all, reader, isFirstLogin).map(({ id }) => id)).toEqual(ids)
})

test.each([
  ['/', true],
  ['/index', true],
  ['/index.html', true],
  ['/home', true],
  ['/rng', false],
  ['/help', false],
  ['/login', false],
  ['/member', false],
  ['/sandbox/pay/1', false],
])('announcements may open by themselves at %s: %s', (path, may) => {
  expect(isHome(path)).toBe(may)
})
