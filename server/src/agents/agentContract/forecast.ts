import { addDays, calendarDay, daysBetween, type CalendarDay } from '@ronda/core'
import type { PayContract, Period } from '@ronda/core/payroll'
import type { AccountDay } from '../team/team.ts'
import { examplesOf, ZONE, type Example } from './example.ts'

/** A forecast repeats the days of a week before. */
export const REPEATED_DAYS = 7

export type Forecast = {
  readonly tier: number | null
  readonly gross: bigint
  readonly pay: bigint
  /** The closed periods in which the same forecast was tried, on the same day of each. */
  readonly tried: number
  /** By how much it was wrong in these, on average; null where there is none to compare with. */
  readonly error: bigint | null
}

export type ForecastOptions = {
  readonly own: PayContract
  readonly below: readonly PayContract[]
  /** From a week before the first of the closed periods on. */
  readonly days: readonly AccountDay[]
}

const firstDayOf = ({ fromMs }: Period): CalendarDay => calendarDay(fromMs, ZONE)

/** The last day before `today` that is whole weeks before `day`. */
function repeatedOn(day: CalendarDay, today: CalendarDay): CalendarDay {
  const weeks = Math.floor(daysBetween(today, day) / REPEATED_DAYS) + 1
  return addDays(day, -weeks * REPEATED_DAYS)
}

/** The figures of a period if today, and every day after it, goes like the same day of the week before. */
export function continued(days: readonly AccountDay[], period: Period, today: CalendarDay): readonly AccountDay[] {
  const first = firstDayOf(period)
  const left = period.dayStartsMs.map((_, index) => addDays(first, index)).filter((day) => day >= today)
  const past = days.filter(({ day }) => day >= first && day < today)
  const repeated = left.flatMap((target) => {
    const source = repeatedOn(target, today)
    return days.filter(({ day }) => day === source).map((each) => ({ ...each, day: target }))
  })
  return [...past, ...repeated]
}

function guess({ own, below, days }: ForecastOptions, { period, into }: Example, today: CalendarDay) {
  const [whole] = examplesOf(own, below, continued(days, period, today), { periods: [period], into })
  return whole?.payslip
}

/** The same day of another period, or its last one. */
const sameDay = (period: Period, passed: number): CalendarDay =>
  addDays(firstDayOf(period), Math.min(passed, period.dayStartsMs.length - 1))

const distance = (one: bigint, other: bigint): bigint => (one < other ? other - one : one - other)

/** What a contract will have paid at the end of the period that runs, and how good such a forecast was before. */
export function forecastOf(
  options: ForecastOptions,
  current: Example,
  closed: readonly Example[],
  nowMs: number,
): Forecast | undefined {
  const today = calendarDay(nowMs, ZONE)
  const passed = daysBetween(firstDayOf(current.period), today)
  const whole = guess(options, current, today)
  if (whole === undefined) return undefined
  const errors = closed.flatMap((example) => {
    const { stakes, promotions } = example.payslip.figures
    // A period in which nobody played says nothing about a forecast.
    if (stakes === 0n && promotions === 0n) return []
    const guessed = guess(options, example, sameDay(example.period, passed))
    return guessed === undefined ? [] : [distance(guessed.pay, example.payslip.pay)]
  })
  const sum = errors.reduce((total, each) => total + each, 0n)
  return {
    tier: whole.tier,
    gross: whole.gross,
    pay: whole.pay,
    tried: errors.length,
    error: errors.length === 0 ? null : sum / BigInt(errors.length),
  }
}
