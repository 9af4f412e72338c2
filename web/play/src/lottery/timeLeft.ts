export type Left = { readonly days: number; readonly hours: number; readonly minutes: number; readonly seconds: number }

/** The seconds that are left, split for display. */
export function leftOf(seconds: number): Left {
  const minutes = Math.floor(seconds / 60)
  const hours = Math.floor(minutes / 60)
  return { days: Math.floor(hours / 24), hours: hours % 24, minutes: minutes % 60, seconds: seconds % 60 }
}

/** Which parts are shown: seconds are left out while days remain. */
export function partsShown({ days, hours }: Left): readonly (keyof Left)[] {
  if (days > 0) return ['days', 'hours', 'minutes']
  return hours > 0 ? ['hours', 'minutes', 'seconds'] : ['minutes', 'seconds']
}
