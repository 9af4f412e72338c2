import type { Preference, Preferences } from '../page/preferences.ts'
import type { Muted, SoundPart } from './sound.ts'

/** The preference that mutes each part. That of the effects also turns vibration off. */
export const MUTED_BY: Readonly<Record<SoundPart, Preference>> = { music: 'musicMuted', effects: 'effectsMuted' }

export function mutedIn(preferences: Preferences): Muted {
  // Whoever muted the game with the one switch of before hears neither part.
  if (preferences.has('muted')) {
    preferences.set('muted', false)
    for (const preference of Object.values(MUTED_BY)) preferences.set(preference, true)
  }
  return { music: preferences.has(MUTED_BY.music), effects: preferences.has(MUTED_BY.effects) }
}
