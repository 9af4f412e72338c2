export type Left = { readonly days: number; readonly hours: number; readonly minutes: number; readonly seconds: number }

/** Seconds that are left, as one reads them. */
export function leftOf(seconds: number): Left {
  const minutes = Math.floor(seconds / 60)
  const hours = Math.floor(minutes / 60)
  return { days: Math.floor(hours / 24), hours: hours % 24, minutes: minutes % 60, seconds: seconds % 60 }
}

/** Which parts are worth showing: whoever waits for days does not count seconds. */
export function partsShown({ days, hours }: Left): readonly (keyof Left)[] {
  if (days > 0) return ['days', 'hours', 'minutes']
  return hours > 0 ? ['hours', 'minutes', 'seconds'] : ['minutes', 'seconds']
}
