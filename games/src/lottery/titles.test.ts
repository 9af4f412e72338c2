import { hours, minutes, seconds } from '@ronda/core'
import { describe, expect, test } from 'vitest'
import { vendors } from '../titles/vendors.ts'
import { openStream } from '@ronda/fair'
import type { Calendar } from '../tables/calendar.ts'
import { isOneLine } from '../testing/oneLine.ts'
import { aboutLottery } from './about.ts'
import { returnOnLine } from './returns.ts'
import { lotteryTitles } from './titles.ts'

const titleOf = (gameCode: string) => {
  const title = lotteryTitles.find((each) => each.gameCode === gameCode)
  if (!title || !('calendar' in title.pace)) throw new Error(`no lottery ${gameCode}`)
  return { ...title, pace: title.pace }
}

/** The shortest time from one draw to the next. */
function leastApartMs({ drawsAtMs }: Calendar): number {
  return Math.min(...Array.from({ length: 1_000 }, (_, at) => drawsAtMs(at + 2) - drawsAtMs(at + 1)))
}

describe('every lottery', () => {
  test.each([
    // code, number, type, studio, rules, cut-off, shown for, the first draws after Monday, 16 November 2026, midnight
    // UTC
    ['RONDA_VN_NORTH', 1501, 'LOTT', 'TCG_LOTTO_VN', 'vnNorth', 900, 75, '16T11:15 17T11:15'],
    ['RONDA_VN_CENTRAL', 1502, 'LOTT', 'TCG_LOTTO_VN', 'vnCentral', 900, 75, '16T10:15 17T10:15'],
    ['RONDA_VN_SOUTH', 1503, 'LOTT', 'TCG_LOTTO_VN', 'vnSouth', 900, 75, '16T09:15 17T09:15'],
    ['RONDA_SEA_4D', 1511, 'LOTT', 'TCG_SEA', 'sea4d', 900, 60, '18T10:30 21T10:30 22T10:30 25T10:30'],
    ['RONDA_LOTTO_KENO', 1521, 'LOTT', 'BOMBO', 'keno80', 60, 25, '16T00:05 16T00:10'],
    ['RONDA_LOTTO_45', 1522, 'LOTT', 'BOMBO', 'lotto45', 900, 20, '18T20:00 21T20:00 25T20:00'],
    ['RONDA_LOTTO_55', 1523, 'LOTT', 'BOMBO', 'lotto55', 900, 20, '17T20:00 20T20:00 24T20:00'],
    ['RONDA_ELOTT_1', 1531, 'ELOTT', 'BOMBO', 'elott1', 5, 8, '16T00:01 16T00:02'],
    ['RONDA_ELOTT_3', 1532, 'ELOTT', 'BOMBO', 'elott3', 5, 10, '16T00:03 16T00:06'],
    ['RONDA_ELOTT_5', 1533, 'ELOTT', 'BOMBO', 'elott5', 5, 10, '16T00:05 16T00:10'],
  ] as const)('%s', (code, nodeId, gameType, vendor, id, cutOff, shown, draws) => {
    const { rules, pace, picture, ...title } = titleOf(code)
    expect({ ...title, vendor: picture.vendor, id: rules.id }).toMatchObject({ nodeId, gameType, vendor, id })
    expect(vendors.some(({ code: vendorCode }) => vendorCode === vendor)).toBe(true)
    expect(pace.calendar.cutOffMs).toBe(seconds(cutOff))
    const outcome = rules.draw(openStream({ serverSeed: 'a', clientSeed: 'b', nonce: 1 }), 1)
    expect(rules.showMs(outcome)).toBe(seconds(shown))
    const first = pace.calendar.nextAfter(Date.UTC(2026, 10, 16))
    const moments = draws.split(' ').map((_, at) => new Date(pace.calendar.drawsAtMs(first + at)).toISOString())
    expect(moments.map((moment) => moment.slice(8, 16)).join(' ')).toBe(draws)
  })

  test('has a description of one line in every language, and all descriptions differ', () => {
    const descriptions = lotteryTitles.flatMap(({ gameCode }) => Object.values(aboutLottery(gameCode) ?? {}))
    expect(new Set(descriptions).size).toBe(lotteryTitles.length * 2)
    expect(descriptions.filter((text) => !isOneLine(text))).toEqual([])
    expect(aboutLottery('RONDA_LIVE_ROULETTE')).toBeUndefined()
  })

  test('[LO7] leaves time to bet between a draw that is shown and the cut-off of the next', () => {
    for (const { rules, pace, gameCode } of lotteryTitles) {
      const { calendar, restMs } = titleOf(gameCode).pace
      expect('calendar' in pace).toBe(true)
      const outcome = rules.draw(openStream({ serverSeed: 'a', clientSeed: 'b', nonce: 1 }), 1)
      const openMs = leastApartMs(calendar) - rules.showMs(outcome) - restMs - calendar.cutOffMs
      expect(openMs).toBeGreaterThanOrEqual(seconds(40))
    }
    expect(leastApartMs(titleOf('RONDA_VN_NORTH').pace.calendar)).toBe(hours(24))
    expect(leastApartMs(titleOf('RONDA_LOTTO_KENO').pace.calendar)).toBe(minutes(5))
  })

  test('[LO3] has a return for each of its lines, and none for unknown lines', () => {
    expect(returnOnLine('vnNorth', { kind: 'de', pick: '07' })).toEqual({ numerator: 24n, denominator: 25n })
    expect(returnOnLine('sea4d', { kind: 'four', pick: '0123' })).toEqual({ numerator: 9n, denominator: 10n })
    expect(returnOnLine('lotto55', { kind: 'six', pick: '01-02-03-04-05-06' })).toEqual({
      numerator: 11n,
      denominator: 20n,
    })
    expect(returnOnLine('elott5', { kind: 'size', pick: 'sum:big' })).toEqual({ numerator: 49n, denominator: 50n })
    for (const [rules, kind, pick] of [
      ['vnNorth', 'keno', '07'],
      ['vnNorth', 'de', '7'],
      ['roulette', 'de', '07'],
      ['vnNorth', 'toString', '07'],
      ['lotto45', 'six', '01-02-03-04-05-46'],
    ] as const)
      expect(returnOnLine(rules, { kind, pick })).toBeUndefined()
  })
})
