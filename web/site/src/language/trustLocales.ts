import { IntlMessageFormat } from 'intl-messageformat'
import { present } from '@ronda/core'

/**
 * Every browser knows our languages. Asking whether it does would make it list all it knows, which takes a phone a
 * tenth of a second before the first screen answers to a finger.
 */
export function trustLocales(): void {
  IntlMessageFormat.resolveLocale = (locales) =>
    new Intl.Locale(typeof locales === 'string' ? locales : present(locales[0], 'a locale'))
}
