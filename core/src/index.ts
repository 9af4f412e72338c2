export { assert, present, unreachable } from './assert.ts'
export { id, isServerId, isUuid, type Id } from './id.ts'
export {
  add,
  allocate,
  ATOMS_PER_UNIT,
  CURRENCIES,
  decimalsOf,
  feeOf,
  makeDecimal,
  makeShortDecimal,
  money,
  negate,
  parseMoney,
  scale,
  isPayable,
  isWholeIn,
  smallestOf,
  writeMoney,
  type Currency,
  type Money,
} from './money.ts'
export { makePercent, minus, over, plus, rational, times, toNumber, type Rational } from './rational.ts'
export { err, ok, type Result } from './result.ts'
export type { Rng } from './rng.ts'
export { days, hours, minutes, seconds } from './span.ts'
export { escapeHtml, fillText } from './text.ts'
export {
  addDays,
  calendarDay,
  daysBetween,
  dayStartMs,
  isCalendarDay,
  isZone,
  momentMs,
  SPANS,
  spanStarts,
  type CalendarDay,
  type Span,
} from './zone.ts'
