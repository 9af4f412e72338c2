import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback, useState } from 'react'
import { calendarDay, type CalendarDay } from '@ronda/core'
import { useZone } from '../../shell/layout/useZone.ts'
import type { Range, RecordAddress } from './recordAddress.ts'
import { daysOf, type Days } from './recordDays.ts'

export type RecordChange = { readonly [Name in keyof RecordAddress]?: RecordAddress[Name] | undefined }

export type RecordPlace = {
  readonly address: RecordAddress
  readonly days: Days
  readonly zone: string
  readonly today: CalendarDay
  readonly nowMs: number
  /** Changes the filters; a step back restores the previous ones. */
  readonly change: (change: RecordChange) => void
}

/** The filters in the address of a record. */
export function useRecordAddress(fallback: Range): RecordPlace {
  const address: RecordAddress = useSearch({ from: '/shell/member' })
  const navigate = useNavigate()
  const zone = useZone()
  // As of when the record was opened, so that the days do not shift while it is read.
  const [nowMs] = useState(Date.now)
  const today = calendarDay(nowMs, zone)
  const change = useCallback(
    (next: RecordChange) =>
      void navigate({
        to: '/member',
        search: (now) => {
          const merged = Object.entries({ ...now, ...next }).filter(([, value]) => value !== undefined)
          return Object.fromEntries(merged)
        },
        resetScroll: false,
      }),
    [navigate],
  )
  return { address, days: daysOf(address, fallback, today), zone, today, nowMs, change }
}
