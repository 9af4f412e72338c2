import type { Language, languages } from '@ronda/i18n'
import type { session } from '@ronda/i18n/en/people/session'
import type { deposit } from '@ronda/i18n/en/money/deposit'
import type { depositDesk } from '@ronda/i18n/en/money/depositDesk'
import type { jackpot } from '@ronda/i18n/en/play/jackpot'
import type { sports } from '@ronda/i18n/en/play/sports'
import type { profile } from '@ronda/i18n/en/people/profile'
import type { statement } from '@ronda/i18n/en/money/statement'
import type { security } from '@ronda/i18n/en/people/security'
import type { sessionStaff } from '@ronda/i18n/en/people/sessionStaff'
import type { withdrawal } from '@ronda/i18n/en/money/withdrawal'
import type { bankTransferDesk } from '@ronda/i18n/en/money/bankTransferDesk'
import type { withdrawalDesk } from '@ronda/i18n/en/money/withdrawalDesk'
import type { agentContractTerms } from '@ronda/i18n/en/agents/agentContractTerms'
import type { Messages } from '@ronda/base/language/loadLanguage.ts'

// English is the reference: a key or an argument that it lacks does not compile. The texts of lazily loaded pages exist
// only inside their TextsProvider.
declare module 'use-intl' {
  interface AppConfig {
    Locale: (typeof languages)[Language]['locale']
    Messages: Messages & {
      readonly agentContractTerms: typeof agentContractTerms
      readonly session: typeof session
      readonly deposit: typeof deposit
      readonly depositDesk: typeof depositDesk
      readonly jackpot: typeof jackpot
      readonly sports: typeof sports
      readonly profile: typeof profile
      readonly statement: typeof statement
      readonly security: typeof security
      readonly sessionStaff: typeof sessionStaff
      readonly withdrawal: typeof withdrawal
      readonly bankTransferDesk: typeof bankTransferDesk
      readonly withdrawalDesk: typeof withdrawalDesk
    }
  }
}
