import { addDays, type CalendarDay } from '@ronda/core'
import type { Range, RecordAddress } from './recordAddress.ts'

export type Days = { readonly from: CalendarDay; readonly to: CalendarDay }

export function daysOf(address: RecordAddress, fallback: Range, today: CalendarDay): Days {
  const { range, from, to } = address
  if (range === undefined && from !== undefined && to !== undefined) return { from, to }
  switch (range ?? fallback) {
    case 'today':
      return { from: today, to: today }
    case '7d':
      return { from: addDays(today, -6), to: today }
    case '30d':
      return { from: addDays(today, -29), to: today }
    case 'month':
      return { from: `${today.slice(0, 8)}01`, to: today }
    default:
      return { from: addDays(today, -365), to: today }
  }
}
