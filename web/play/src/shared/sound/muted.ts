import type { Preference, Preferences } from '../page/preferences.ts'
import type { Muted, SoundPart } from './sound.ts'

/** The preference that mutes each part. The one of the effects is older, and also turns vibration off. */
export const MUTED_BY: Readonly<Record<SoundPart, Preference>> = { music: 'musicMuted', effects: 'muted' }

export const mutedIn = (preferences: Preferences): Muted => ({
  music: preferences.has(MUTED_BY.music),
  effects: preferences.has(MUTED_BY.effects),
})
