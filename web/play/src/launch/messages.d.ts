import type { Language } from '@ronda/i18n'
import type { Messages } from './language.ts'

// English is the measure: a key or an argument that it lacks does not compile.
declare module 'use-intl' {
  interface AppConfig {
    Locale: Language
    Messages: Messages
  }
}
