import type { Language } from '@ronda/i18n'
import { deviceStore } from '../store.ts'

const YEAR_SECONDS = 31_536_000

/** Kept on the device, and told to the server, which draws the first screen in it. */
export function rememberLanguage(language: Language): void {
  deviceStore.set('lang', language)
  document.cookie = `lang=${language};path=/;max-age=${YEAR_SECONDS};samesite=lax`
}
