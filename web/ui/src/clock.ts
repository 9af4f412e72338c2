/** "GMT-5", "GMT+5:30" or "GMT": the offset from GMT. Minutes are counted east. */
export function gmtOffset(minutesEast: number): string {
  if (minutesEast === 0) return 'GMT'
  const [hours, minutes] = [Math.floor(Math.abs(minutesEast) / 60), Math.abs(minutesEast) % 60]
  const rest = minutes === 0 ? '' : `:${String(minutes).padStart(2, '0')}`
  return `GMT${minutesEast < 0 ? '-' : '+'}${hours}${rest}`
}

/** "0:07", "12:45" or "1:02:03": a duration. */
export function formatSpan(spanMs: number): string {
  const whole = Math.max(0, Math.floor(spanMs / 1_000))
  const [hours, minutes, seconds] = [Math.floor(whole / 3_600), Math.floor(whole / 60) % 60, whole % 60]
  const tail = String(seconds).padStart(2, '0')
  return hours === 0 ? `${minutes}:${tail}` : `${hours}:${String(minutes).padStart(2, '0')}:${tail}`
}

const pair = (number: number): string => String(number).padStart(2, '0')

/** "09:05:31", in every locale: a browser's own formats take a phone a tenth of a second to load. */
export function timeOfDay(at: Date): string {
  return [at.getHours(), at.getMinutes(), at.getSeconds()].map(pair).join(':')
}
