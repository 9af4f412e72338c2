import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hours, minutes } from '../span.ts'
import { calendarDay } from '../zone.ts'
import { makePayslips } from './payslip.ts'
import { isFirstHalf, PERIOD_KINDS, periodAt, type PeriodKind } from './period.ts'
import { amounts, dividend, event, runOf, salary, tier } from './testing/runs.ts'

const at = (text: string): number => Date.parse(text)

test.each([
  ['daily', '2026-11-12T17:00:00Z', 'America/Lima', '2026-11-12', '2026-11-12', 1],
  ['daily', '2026-11-12T04:59:59Z', 'America/Lima', '2026-11-11', '2026-11-11', 1],
  ['weekly', '2026-11-15T17:00:00Z', 'America/Lima', '2026-11-09', '2026-11-15', 7],
  ['weekly', '2026-11-16T05:00:00Z', 'America/Lima', '2026-11-16', '2026-11-22', 7],
  ['weekly', '2027-01-01T17:00:00Z', 'America/Lima', '2026-12-28', '2027-01-03', 7],
  ['semimonthly', '2026-11-15T17:00:00Z', 'America/Lima', '2026-11-01', '2026-11-15', 15],
  ['semimonthly', '2026-11-16T17:00:00Z', 'America/Lima', '2026-11-16', '2026-11-30', 15],
  ['semimonthly', '2026-12-31T17:00:00Z', 'America/Lima', '2026-12-16', '2026-12-31', 16],
  ['monthly', '2026-12-31T17:00:00Z', 'America/Lima', '2026-12-01', '2026-12-31', 31],
  // Leap day: it belongs to the month and to its second half, and there is none in 2100.
  ['monthly', '2028-02-29T17:00:00Z', 'America/Lima', '2028-02-01', '2028-02-29', 29],
  ['semimonthly', '2028-02-29T17:00:00Z', 'America/Lima', '2028-02-16', '2028-02-29', 14],
  ['daily', '2028-02-29T17:00:00Z', 'America/Lima', '2028-02-29', '2028-02-29', 1],
  ['monthly', '2100-02-28T17:00:00Z', 'America/Lima', '2100-02-01', '2100-02-28', 28],
  // Daylight saving: the month has as many days, one of them shorter or without a midnight.
  ['monthly', '2026-03-20T12:00:00Z', 'Europe/Madrid', '2026-03-01', '2026-03-31', 31],
  ['monthly', '2026-09-20T12:00:00Z', 'America/Santiago', '2026-09-01', '2026-09-30', 30],
] as const)('[PAY15] the %s period of %s in %s is from %s to %s', (kind, moment, zone, first, last, days) => {
  const period = periodAt(at(moment), kind, zone)
  expect(calendarDay(period.fromMs, zone)).toBe(first)
  expect(calendarDay(period.toMs - 1, zone)).toBe(last)
  expect(period.dayStartsMs).toHaveLength(days)
  expect(isFirstHalf(period)).toBe(kind === 'semimonthly' && first.endsWith('-01'))
})

test.each([
  ['2026-11-12T17:00:00Z', 'America/Lima', 24, 288],
  ['2026-03-29T12:00:00Z', 'Europe/Madrid', 23, 276],
  ['2026-10-25T12:00:00Z', 'Europe/Madrid', 25, 300],
  ['2026-09-06T12:00:00Z', 'America/Santiago', 23, 276],
  ['2026-04-04T12:00:00Z', 'America/Santiago', 25, 300],
  // Lord Howe Island changes its clocks by half an hour: the last hour of that day is half of one.
  ['2026-10-04T00:00:00Z', 'Australia/Lord_Howe', 24, 282],
] as const)('[PAY16] the day of %s in %s has %i hours and %i times five minutes', (moment, zone, wanted, fives) => {
  const count = (kind: PeriodKind): number => {
    const day = periodAt(at(moment), 'daily', zone)
    let found = 0
    for (let ms = day.fromMs; ms < day.toMs; ms = periodAt(ms, kind, zone).toMs) found++
    return found
  }
  expect([count('hourly'), count('fiveMinutes')]).toEqual([wanted, fives])
})

test.each([
  ['hourly', '2026-11-12T17:05:00Z', 'Asia/Kathmandu', '2026-11-12T16:15:00Z', '2026-11-12T17:15:00Z'],
  ['hourly', '2026-11-12T17:05:00Z', 'America/Lima', '2026-11-12T17:00:00Z', '2026-11-12T18:00:00Z'],
  ['fiveMinutes', '2026-11-12T17:09:59Z', 'America/Lima', '2026-11-12T17:05:00Z', '2026-11-12T17:10:00Z'],
  ['hourly', '2026-10-04T12:45:00Z', 'Australia/Lord_Howe', '2026-10-04T12:30:00Z', '2026-10-04T13:00:00Z'],
] as const)('[PAY16] the %s period of %s in %s is from %s to %s', (kind, moment, zone, from, to) => {
  expect(periodAt(at(moment), kind, zone)).toMatchObject({ fromMs: at(from), toMs: at(to) })
})

test('[PAY8] a bet at midnight is one of the day that begins', () => {
  const terms = dividend([tier(10)], { measure: 'averageDay' })
  const daysOf = (...moments: readonly string[]) => {
    const bets = moments.map((moment) =>
      event(['A'], amounts({ validBet: 1, stakes: 1 }), { member: 'm', atMs: at(moment) }),
    )
    return makePayslips(runOf({ A: terms }, bets))[0]?.figures.activeMemberDays
  }
  expect(daysOf('2026-11-12T05:00:00Z', '2026-11-12T17:00:00Z')).toBe(1)
  expect(daysOf('2026-11-12T04:59:59.999Z', '2026-11-12T05:00:00Z')).toBe(2)
})

const zones = fc.constantFrom(
  'UTC',
  'America/Lima',
  'America/Santiago',
  'Europe/Madrid',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
)

test('[PAY16] each moment is in one period, and periods follow one another without a gap', () => {
  const moments = fc.integer({ min: at('2024-01-01T00:00:00Z'), max: at('2032-12-31T00:00:00Z') })
  fc.assert(
    fc.property(moments, fc.constantFrom(...PERIOD_KINDS), zones, (ms, kind, zone) => {
      const period = periodAt(ms, kind, zone)
      expect(period.fromMs <= ms && ms < period.toMs).toBe(true)
      expect(periodAt(period.fromMs, kind, zone)).toEqual(period)
      expect(periodAt(period.toMs - 1, kind, zone)).toEqual(period)
      expect(periodAt(period.toMs, kind, zone).fromMs).toBe(period.toMs)
      expect(periodAt(period.fromMs - 1, kind, zone).toMs).toBe(period.fromMs)
      const longest = { hourly: hours(1), fiveMinutes: minutes(5) }
      if (kind === 'hourly' || kind === 'fiveMinutes')
        expect(period.toMs - period.fromMs).toBeLessThanOrEqual(longest[kind])
    }),
  )
})

test('[PAY7] [PAY15] on the day with 25 hours an active member counts once, on the leap day too', () => {
  const terms = dividend([tier(10, { active: 1 })], { measure: 'averageDay', period: 'monthly' })
  const paid = (zone: string, moment: string, everyMs: number) => {
    const period = periodAt(at(moment), 'monthly', zone)
    const count = Math.floor((period.toMs - period.fromMs) / everyMs)
    const bets = Array.from({ length: count }, (_, index) =>
      event(['A'], amounts({ validBet: 1, stakes: 1 }), { member: 'm', atMs: period.fromMs + index * everyMs }),
    )
    const run = runOf({ A: terms }, bets, { period })
    return makePayslips(run).map(({ figures, tier: place }) => [figures.activeMemberDays, place])
  }
  expect(paid('Europe/Madrid', '2026-10-10T12:00:00Z', hours(6))).toEqual([[31, 0]])
  expect(paid('America/Lima', '2028-02-10T12:00:00Z', hours(6))).toEqual([[29, 0]])
  // Every second day is half an active member: less than one.
  expect(paid('America/Lima', '2028-02-10T12:00:00Z', hours(48))).toEqual([[14, null]])
})

test('[PAY6] five minutes with half a cent each are paid to the cent: nothing is made by rounding', () => {
  const terms = salary([tier(0.5)], { kind: 'realTimeSalary', period: 'fiveMinutes' })
  const bets = fc.array(fc.bigInt(0n, 1_000_000n), { minLength: 1, maxLength: 40 })
  fc.assert(
    fc.property(bets, (given) => {
      let [ms, paid, carried] = [at('2026-11-12T17:00:00Z'), 0n, new Map()]
      for (const validBet of given) {
        const bet = event(['A'], { ...amounts({}), validBet }, { atMs: ms })
        const period = periodAt(ms, 'fiveMinutes', 'America/Lima')
        const [payslip] = makePayslips(runOf({ A: terms }, [bet], { period, carried }))
        paid += payslip?.pay ?? -1n
        carried = new Map([['A', payslip?.carried]])
        ms = period.toMs
      }
      const exact = given.reduce((sum, bet) => sum + bet, 0n) * 5_000n
      const left = exact - paid * 1_000_000n
      expect(left >= -500_000_000n && left < 500_000_000n).toBe(true)
    }),
  )
  const hundred = Array.from({ length: 100 }, () => 100_000n)
  expect(hundred.reduce((sum, bet) => sum + bet, 0n) * 5_000n).toBe(50_000n * 1_000_000n)
})
