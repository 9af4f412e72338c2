import type { Language, languages } from '@ronda/i18n'
import type { Messages } from './loadLanguage.ts'

// English is the measure: a key or an argument that it lacks does not compile.
declare module 'use-intl' {
  interface AppConfig {
    Locale: (typeof languages)[Language]['locale']
    Messages: Messages
  }
}
