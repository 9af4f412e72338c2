import type { Language } from '@ronda/i18n'
import { deviceStore } from '../browser/store.ts'

const YEAR_SECONDS = 31_536_000

/** Stored on the device, and in a cookie for the server, which renders the first screen in it. */
export function rememberLanguage(language: Language): void {
  deviceStore.set('lang', language)
  document.cookie = `lang=${language};path=/;max-age=${YEAR_SECONDS};samesite=lax`
}
