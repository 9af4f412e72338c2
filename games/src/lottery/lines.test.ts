import { describe, expect, test } from 'vitest'
import { WHOLE, type AnyShared } from '../tables/rules.ts'
import { lotteryTitles } from './titles.ts'

const rulesOf = (id: string): AnyShared => {
  const title = lotteryTitles.find(({ rules }) => rules.id === id)
  if (!title) throw new Error(`no lottery ${id}`)
  return title.rules
}

const line = (kind: unknown, pick: unknown, units: unknown = 1) => ({ kind, pick, units })

/** This many valid lines, all different. */
const many = (count: number) => Array.from({ length: count }, (_, at) => line('de', String(at).padStart(2, '0')))

describe('[LO1] a slip', () => {
  test.each([
    // rules, kind, picks that are written so, picks that are not
    ['vnNorth', 'lo2', ['00', '07', '99'], ['7', '007', 'ab', '', '0-7', ' 7', '７7']],
    ['vnNorth', 'de', ['00', '99'], ['0', '100', '-1']],
    ['vnSouth', 'cang3', ['000', '107'], ['07', '0107', '1e2']],
    ['vnNorth', 'xien2', ['00-01', '07-34'], ['34-07', '07-07', '7-34', '07', '07-34-35', '07-34-', '07 34']],
    ['vnCentral', 'xien3', ['07-34-99'], ['07-99-34', '07-34', '07-34-34']],
    ['vnSouth', 'xien4', ['00-01-02-03'], ['00-01-02', '00-01-02-03-04', '00-02-01-03']],
    ['sea4d', 'big', ['0000', '0123', '9999'], ['123', '01234', '012a']],
    ['sea4d', 'four', ['3210'], ['321']],
    ['sea4d', 'iBoxBig', ['0123', '0012', '0011', '0001'], ['3210', '1000', '1111', '012']],
    ['sea4d', 'iBoxSmall', ['1239'], ['9321', '7777']],
    ['keno80', 'keno', ['01', '80', '01-02-80', '01-02-03-04-05-06-07-08-09-10'], ['1', '00', '81', '02-01', '01-01']],
    ['keno80', 'keno', ['79-80'], ['01-02-03-04-05-06-07-08-09-10-11', '', '-', '1.5']],
    ['lotto45', 'six', ['01-02-03-04-05-45'], ['01-02-03-04-05-46', '01-02-03-04-05', '02-01-03-04-05-06']],
    ['lotto55', 'six', ['01-02-03-04-05-55'], ['01-02-03-04-05-56', '01-02-03-04-05-05', '00-01-02-03-04-05']],
    ['elott1', 'size', ['sum:big', '5:small'], ['6:big', '0:big', 'big', 'sum:odd', 'sum', 'x:big']],
    ['elott1', 'parity', ['sum:odd', '1:even'], ['sum:big', '1:ODD']],
    ['elott3', 'digit', ['1:0', '5:9'], ['0:1', '6:1', '1:10', '1']],
    ['elott3', 'two', ['45'], ['4', '456']],
    ['elott3', 'three', ['045'], ['45']],
    ['elott5', 'five', ['00000', '12345'], ['1234', '123456']],
    ['elott5', 'sum', ['00', '45'], ['46', '5', '-1']],
    ['elott5', 'duel', ['1-5:dragon', '2-3:tiger', '1-2:tie'], ['5-1:dragon', '1-1:tie', '1-6:tiger', '1-5:draw']],
  ] as const)('of %s on %s is parsed in its one notation, and in no other', (id, kind, good, bad) => {
    const { readBet } = rulesOf(id)
    for (const pick of good) expect(readBet({ lines: [line(kind, pick)] })).toEqual({ lines: [line(kind, pick)] })
    for (const pick of bad) expect(readBet({ lines: [line(kind, pick)] })).toBeUndefined()
  })

  test.each([
    ['no lines', []],
    ['51 lines', many(51)],
    ['a line twice', [line('de', '07'), line('de', '07', 2)]],
    ['a kind that another lottery has', [line('keno', '07')]],
    ['the name of an inherited property', [line('constructor', '07'), line('__proto__', '07')]],
    ['a bad line among good ones', [line('de', '07'), line('de', '8')]],
    ['no units', [line('de', '07', 0)]],
    ['half a unit', [line('de', '07', 1.5)]],
    ['units in words', [line('de', '07', '1')]],
    ['too many units', [line('de', '07', 20_001)]],
    ['too many units together', [line('de', '07', 10_000), line('de', '08', 10_001)]],
    ['too many units with the factor of a lo', [line('lo2', '07', 741)]],
    ['another type of value', 'de'],
    ['an invalid line', [null]],
  ])('with %s is refused', (_, lines) => {
    expect(rulesOf('vnNorth').readBet({ lines })).toBeUndefined()
  })

  test('has at most fifty lines and 20,000 units, and unknown fields are dropped', () => {
    const { readBet } = rulesOf('vnNorth')
    expect(readBet({ lines: many(50) })).toEqual({ lines: many(50) })
    expect(readBet({ lines: [line('lo2', '07', 740), line('de', '07', 20)] })).toBeDefined()
    expect(readBet({ lines: [{ ...line('de', '07'), more: 1 }], mood: 'good' })).toEqual({ lines: [line('de', '07')] })
    for (const value of [undefined, null, 7, [], {}]) expect(readBet(value)).toBeUndefined()
  })
})

describe('[LO2] a slip', () => {
  test.each([
    ['vnNorth', [line('lo2', '07', 2), line('de', '07', 3)], 2 * 27 + 3],
    ['vnCentral', [line('lo2', '07', 2), line('xien2', '07-08', 3)], 2 * 18 + 3],
    ['vnSouth', [line('lo2', '07')], 18],
    ['sea4d', [line('iBoxBig', '0123', 5), line('big', '0123')], 6],
    ['lotto45', [line('six', '01-02-03-04-05-06', 4)], 4],
    ['elott1', [line('five', '12345', 1), line('sum', '22', 9)], 10],
  ])('of %s with %j costs %d units', (id, lines, units) => {
    const rules = rulesOf(id)
    expect(rules.costOf(rules.readBet({ lines }))).toBe(units * WHOLE)
  })
})

describe('[LO10] the exposure of the house account for a slip is counted', () => {
  test.each([
    // rules, the line, and the exposure in units
    ['vnNorth', line('de', '07', 3), 288],
    ['vnNorth', line('lo2', '07'), 2_592],
    ['vnSouth', line('lo2', '07'), 1_728],
    ['vnSouth', line('xien4', '00-01-02-03', 2), 3_380],
    ['sea4d', line('four', '1234', 2), 18_000],
    // All prizes, divided by 24 orders: 2,500 + 1,000 + 500 + 10 × 180 + 10 × 60.
    ['sea4d', line('iBoxBig', '0123'), 267],
    // Four orders have the four greatest: 3,500 + 2,000 + 1,000 of four.
    ['sea4d', line('iBoxSmall', '0001', 2), 3_250],
    ['elott1', line('five', '12345', 52), 4_992_000],
    ['elott1', line('sum', '00'), 96_000],
  ] as const)('%s %j: %d', (id, on, units) => {
    const { readBet, risksOf } = rulesOf(id)
    expect(risksOf?.(readBet({ lines: [on] }))).toEqual([{ place: `${String(on.kind)} ${String(on.pick)}`, units }])
  })

  test.each([
    ['elott1', line('size', 'sum:big', 9_000)],
    ['elott1', line('duel', '1-5:tie', 9_000)],
    ['elott1', line('sum', '22', 9_000)],
    ['vnNorth', line('xien2', '00-01', 9_000)],
  ] as const)('%s %j: none, as little can be won', (id, on) => {
    const { readBet, risksOf } = rulesOf(id)
    expect(risksOf?.(readBet({ lines: [on] }))).toEqual([])
  })

  test('pools have no exposure: their players pay them', () => {
    expect(rulesOf('lotto45').risksOf).toBeUndefined()
  })
})
