/** The offset of a time zone from UTC at a moment, as `−06:00`. */
export function offsetOf(atMs: number, zone: string, locale: string): string {
  const format = new Intl.DateTimeFormat(locale, { timeZone: zone, timeZoneName: 'longOffset' })
  const name = format.formatToParts(atMs).find(({ type }) => type === 'timeZoneName')?.value ?? ''
  return name.replace(/^(GMT|UTC)/, '').replace('-', '−')
}

/** A calendar day in the locale; it has no time zone. */
export function formatDay(
  day: string,
  locale: string,
  style: Intl.DateTimeFormatOptions = { dateStyle: 'medium' },
): string {
  return new Intl.DateTimeFormat(locale, { ...style, timeZone: 'UTC' }).format(Date.parse(`${day}T12:00:00Z`))
}

export function formatMoment(atMs: number, zone: string, locale: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'medium', timeZone: zone }).format(atMs)
}

/** `2026-11-15 06:00:00`, for files and for comparing clocks. */
export function utcText(atMs: number): string {
  return new Date(atMs).toISOString().slice(0, 19).replace('T', ' ')
}
