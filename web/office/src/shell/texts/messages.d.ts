import type { Language, languages } from '@ronda/i18n'
import type { auth } from '@ronda/i18n/en/auth'
import type { deposit } from '@ronda/i18n/en/deposit'
import type { depositDesk } from '@ronda/i18n/en/depositDesk'
import type { jackpot } from '@ronda/i18n/en/jackpot'
import type { profile } from '@ronda/i18n/en/profile'
import type { records } from '@ronda/i18n/en/records'
import type { security } from '@ronda/i18n/en/security'
import type { staffEntrance } from '@ronda/i18n/en/staffEntrance'
import type { withdrawal } from '@ronda/i18n/en/withdrawal'
import type { withdrawalDesk } from '@ronda/i18n/en/withdrawalDesk'
import type { Messages } from '@ronda/base/language/loadLanguage.ts'

// English is the reference: a key or an argument that it lacks does not compile. The texts of lazily loaded pages exist
// only inside their TextsProvider.
declare module 'use-intl' {
  interface AppConfig {
    Locale: (typeof languages)[Language]['locale']
    Messages: Messages & {
      readonly auth: typeof auth
      readonly deposit: typeof deposit
      readonly depositDesk: typeof depositDesk
      readonly jackpot: typeof jackpot
      readonly profile: typeof profile
      readonly records: typeof records
      readonly security: typeof security
      readonly staffEntrance: typeof staffEntrance
      readonly withdrawal: typeof withdrawal
      readonly withdrawalDesk: typeof withdrawalDesk
    }
  }
}
