import { z } from 'zod/mini'

/** A day of the calendar, as `2026-11-15`. */
export const calendarDay = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))

/** From the beginning of the first day to the end of the last, in a time zone such as `America/Lima`. */
export const period = {
  from: calendarDay,
  to: calendarDay,
  zone: z.string().check(z.regex(/^[A-Za-z0-9_+/-]{1,64}$/)),
}
