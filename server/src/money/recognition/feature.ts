import type { Settings } from '../../brand/settings/index.ts'
import type { Opened, Platform } from '../../platform/platform.ts'
import { isOwn } from './ownership.actions.ts'
import { openRecognition } from './recognition.actions.ts'

export type RecognitionNeeds = {
  readonly platform: Pick<Platform, 'clock' | 'key'>
  readonly settings: Opened<Settings>
}

/** Recognises people across accounts: those who excluded themselves, and staff who are members too. */
export function openRecognitionFeature(needs: RecognitionNeeds) {
  const {
    platform: { clock, key },
  } = needs
  const settings = needs.settings.api
  return { api: { ...openRecognition({ clock, key, settings }), isOwn } }
}
