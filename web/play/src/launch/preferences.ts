/** What a player chose on this device. A browser that forbids storage forgets it, and nothing else happens. */
export type Preferences = { isMuted: boolean; isTurbo: boolean }

const KEYS = { isMuted: 'ronda.play.muted', isTurbo: 'ronda.play.turbo' } as const

function quietly<T>(work: () => T): T | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}

export function readPreferences(): Preferences {
  const isOn = (key: string): boolean => quietly(() => localStorage.getItem(key)) === '1'
  return { isMuted: isOn(KEYS.isMuted), isTurbo: isOn(KEYS.isTurbo) }
}

export function keepPreference(name: keyof Preferences, isOn: boolean): void {
  quietly(() => localStorage.setItem(KEYS[name], isOn ? '1' : '0'))
}

/** The site keeps its own choices under these names; the game follows them while it runs in the site. */
const SITE_KEYS = { theme: 'theme', language: 'lang' } as const

export function siteChoice(name: keyof typeof SITE_KEYS): string | undefined {
  return quietly(() => localStorage.getItem(SITE_KEYS[name])) ?? undefined
}

/** Calls back when another page of the site changes a choice. */
export function watchSite(name: keyof typeof SITE_KEYS, onChange: (value: string | undefined) => void): () => void {
  const hear = (event: StorageEvent): void => {
    if (event.key === SITE_KEYS[name]) onChange(event.newValue ?? undefined)
  }
  window.addEventListener('storage', hear)
  return () => window.removeEventListener('storage', hear)
}
