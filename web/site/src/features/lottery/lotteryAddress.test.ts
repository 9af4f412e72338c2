import type { LotteryItem } from '@ronda/contract'
import { expect, test } from 'vitest'
import { groupsOf, lotteryPathOf, parseLottery, withGame, withOpened, withoutOpened } from './lotteryAddress.ts'

test.each([
  ['/lottery', '/lottery'],
  ['/seaLottery', '/seaLottery'],
  ['/vnLottery', '/vnLottery'],
  ['/vnlottery', '/lottery'],
])('%s is the page %s', (path, page) => {
  expect(lotteryPathOf(path)).toBe(page)
})

test('the results are open over the page, and close without a trace in the address', () => {
  const now = { gameCode: 'A', back: '/lott' }
  const over = withOpened('B', '2026-11-15')(now)
  expect(over).toEqual({ ...now, opened: 'B', day: '2026-11-15' })
  expect(withOpened('C')(over)).toEqual({ ...now, opened: 'C' })
  expect(withoutOpened(over)).toEqual(now)
})

test('another lottery keeps only the return address', () => {
  expect(withGame('B')({ gameCode: 'A', view: 'lobby', opened: 'A', back: '/lott' })).toEqual({
    gameCode: 'B',
    back: '/lott',
  })
})

test('lotteries are grouped by their modes, and no mode is empty', () => {
  const lottery = (gameCode: string, prizeMode: LotteryItem['prizeMode']) => ({ gameCode, prizeMode }) as LotteryItem
  const [keno, minute, other] = [lottery('KENO', 'ZY'), lottery('ONE', 'ELOTT'), lottery('SIX', 'ZY')]
  expect(groupsOf([keno, minute, other], ['ELOTT', 'SEA', 'ZY'])).toEqual([
    { mode: 'ELOTT', lotteries: [minute] },
    { mode: 'ZY', lotteries: [keno, other] },
  ])
})

test('a lottery page knows its game by its code', () => {
  expect(parseLottery({ gameCode: 'TCG_SEA' })).toEqual({ gameCode: 'TCG_SEA' })
  expect(parseLottery({})).toEqual({})
})

test('a lottery page parses its view, and ignores invalid values', () => {
  const whole = {
    gameCode: 'RONDA_SEA_4D',
    view: 'lobby',
    prizeMode: 'SEA',
    opened: 'RONDA_SEA_4D',
    day: '2026-11-15',
    back: '/lott?list=HOT',
    lang: 'en',
  }
  expect(parseLottery(whole)).toEqual(whole)
  expect(parseLottery({ view: 'results', prizeMode: 'X', opened: 7, back: '//evil.test', lang: 'xx' })).toEqual({})
  expect(parseLottery({ opened: 'A', day: '2026-02-30' })).toEqual({ opened: 'A' })
  expect(parseLottery({ day: '2026-02-03' })).toEqual({})
})
