function quietly<T>(work: () => T): T | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}

const KEYS = {
  /** Everything muted: stored before music and effects had a switch each. */
  muted: 'ronda.play.muted',
  effectsMuted: 'ronda.play.effects-muted',
  musicMuted: 'ronda.play.music-muted',
  turbo: 'ronda.play.turbo',
  spared: 'ronda.play.spared',
  chatHidden: 'ronda.play.chat-hidden',
  fourColours: 'ronda.play.four-colours',
} as const
export type Preference = keyof typeof KEYS

/** What a player chose on this device. If the browser forbids storage, the choices are lost on reload. */
export class Preferences {
  readonly #chosen: Set<Preference> = new Set(
    (Object.keys(KEYS) as Preference[]).filter((name) => quietly(() => localStorage.getItem(KEYS[name])) === '1'),
  )

  has(name: Preference): boolean {
    return this.#chosen.has(name)
  }

  set(name: Preference, isOn: boolean): void {
    if (isOn) this.#chosen.add(name)
    else this.#chosen.delete(name)
    quietly(() => localStorage.setItem(KEYS[name], isOn ? '1' : '0'))
  }
}

/** The site stores its own choices under these names; the game follows them while it runs in the site. */
const SITE_KEYS = { theme: 'theme', language: 'lang' } as const

export function siteChoice(name: keyof typeof SITE_KEYS): string | undefined {
  return quietly(() => localStorage.getItem(SITE_KEYS[name])) ?? undefined
}

/** Calls back when another page of the site changes a choice. */
export function watchSite(name: keyof typeof SITE_KEYS, onChange: (value: string | undefined) => void): () => void {
  const onStorage = (event: StorageEvent): void => {
    if (event.key === SITE_KEYS[name]) onChange(event.newValue ?? undefined)
  }
  window.addEventListener('storage', onStorage)
  return () => window.removeEventListener('storage', onStorage)
}
