import type { Language, languages } from '@ronda/i18n'
import type { auth } from '@ronda/i18n/en/auth'
import type { control } from '@ronda/i18n/en/control'
import type { deposit } from '@ronda/i18n/en/deposit'
import type { draws } from '@ronda/i18n/en/draws'
import type { funds } from '@ronda/i18n/en/funds'
import type { help } from '@ronda/i18n/en/help'
import type { inbox } from '@ronda/i18n/en/inbox'
import type { jackpot } from '@ronda/i18n/en/jackpot'
import type { lobby } from '@ronda/i18n/en/lobby'
import type { objection } from '@ronda/i18n/en/objection'
import type { patterns } from '@ronda/i18n/en/patterns'
import type { playLottery } from '@ronda/i18n/en/playLottery'
import type { profile } from '@ronda/i18n/en/profile'
import type { records } from '@ronda/i18n/en/records'
import type { sandboxPay } from '@ronda/i18n/en/sandboxPay'
import type { screens } from '@ronda/i18n/en/screens'
import type { security } from '@ronda/i18n/en/security'
import type { showcase } from '@ronda/i18n/en/showcase'
import type { stage } from '@ronda/i18n/en/stage'
import type { talk } from '@ronda/i18n/en/talk'
import type { transfer } from '@ronda/i18n/en/transfer'
import type { uploads } from '@ronda/i18n/en/uploads'
import type { vendor } from '@ronda/i18n/en/vendor'
import type { verify } from '@ronda/i18n/en/verify'
import type { withdrawal } from '@ronda/i18n/en/withdrawal'
import type { Messages } from '@ronda/base/language/loadLanguage.ts'

// English is the reference: a key or an argument that it lacks does not compile. The texts of lazily loaded pages exist
// only inside their TextsProvider.
declare module 'use-intl' {
  interface AppConfig {
    Locale: (typeof languages)[Language]['locale']
    Messages: Messages & {
      readonly auth: typeof auth
      readonly control: typeof control
      readonly deposit: typeof deposit
      readonly draws: typeof draws
      readonly funds: typeof funds
      readonly help: typeof help
      readonly inbox: typeof inbox
      readonly jackpot: typeof jackpot
      readonly lobby: typeof lobby
      readonly objection: typeof objection
      readonly patterns: typeof patterns
      readonly playLottery: typeof playLottery
      readonly profile: typeof profile
      readonly records: typeof records
      readonly sandboxPay: typeof sandboxPay
      readonly screens: typeof screens
      readonly security: typeof security
      readonly showcase: typeof showcase
      readonly stage: typeof stage
      readonly talk: typeof talk
      readonly transfer: typeof transfer
      readonly uploads: typeof uploads
      readonly vendor: typeof vendor
      readonly verify: typeof verify
      readonly withdrawal: typeof withdrawal
    }
  }
}
