import type { CalendarDay } from '@ronda/core'

export const RANGES = ['today', '7d', '30d', 'month', '12m'] as const
export type Range = (typeof RANGES)[number]

/** The filters of a record, as in its address. All of it is text that somebody may have typed. */
export type RecordAddress = {
  readonly range?: Range
  /** Other days, instead of a range. */
  readonly from?: CalendarDay
  readonly to?: CalendarDay
  readonly type?: string
  readonly vendor?: string
  readonly game?: string
  readonly outcome?: string
  readonly wallet?: string
  readonly cause?: string
  readonly by?: string
  /** The round whose details are open over the list. */
  readonly round?: string
}

const DAY = /^\d{4}-\d{2}-\d{2}$/
const PLAIN_VALUE = /^[\w:-]{1,64}$/
const TEXTS = ['type', 'vendor', 'game', 'outcome', 'wallet', 'cause', 'by', 'round'] as const

const matches = (value: unknown, pattern: RegExp): value is string => typeof value === 'string' && pattern.test(value)

export function parseRecord(search: Readonly<Record<string, unknown>>): RecordAddress {
  const range = RANGES.find((one) => one === search['range'])
  const { from, to } = search
  const days = range === undefined && matches(from, DAY) && matches(to, DAY) ? { from, to } : undefined
  const words = TEXTS.flatMap((name) => {
    const value = search[name]
    return matches(value, PLAIN_VALUE) ? [[name, value] as const] : []
  })
  return { ...(range !== undefined && { range }), ...days, ...Object.fromEntries(words) }
}
