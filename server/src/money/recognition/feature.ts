import type { Settings } from '../../brand/settings/index.ts'
import type { Platform } from '../../platform/platform.ts'
import { openRecognition } from './recognition.actions.ts'

export type RecognitionNeeds = {
  readonly platform: Pick<Platform, 'clock' | 'key'>
  readonly settings: Settings
}

/** Recognises people across accounts: those who excluded themselves, and staff who are members too. */
export function openRecognitionFeature({ platform: { clock, key }, settings }: RecognitionNeeds) {
  return { api: openRecognition({ clock, key, settings }) }
}
