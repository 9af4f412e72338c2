import type { Language, languages } from '@ronda/i18n'
import type { auth } from '@ronda/i18n/en/people/auth'
import type { control } from '@ronda/i18n/en/money/control'
import type { deposit } from '@ronda/i18n/en/money/deposit'
import type { draws } from '@ronda/i18n/en/play/draws'
import type { funds } from '@ronda/i18n/en/money/funds'
import type { help } from '@ronda/i18n/en/talk/help'
import type { inbox } from '@ronda/i18n/en/talk/inbox'
import type { jackpot } from '@ronda/i18n/en/play/jackpot'
import type { liveTables } from '@ronda/i18n/en/play/liveTables'
import type { lobby } from '@ronda/i18n/en/catalog/lobby'
import type { mission } from '@ronda/i18n/en/rewards/mission'
import type { objection } from '@ronda/i18n/en/people/objection'
import type { patterns } from '@ronda/i18n/en/people/patterns'
import type { playLottery } from '@ronda/i18n/en/play/playLottery'
import type { profile } from '@ronda/i18n/en/people/profile'
import type { records } from '@ronda/i18n/en/money/records'
import type { sandboxPay } from '@ronda/i18n/en/money/sandboxPay'
import type { screens } from '@ronda/i18n/en/site/screens'
import type { security } from '@ronda/i18n/en/people/security'
import type { showcase } from '@ronda/i18n/en/site/showcase'
import type { stage } from '@ronda/i18n/en/play/stage'
import type { talk } from '@ronda/i18n/en/talk/talk'
import type { rank } from '@ronda/i18n/en/rewards/rank'
import type { promotion } from '@ronda/i18n/en/rewards/promotion'
import type { mall } from '@ronda/i18n/en/rewards/mall'
import type { point } from '@ronda/i18n/en/rewards/point'
import type { rebate } from '@ronda/i18n/en/rewards/rebate'
import type { referral } from '@ronda/i18n/en/rewards/referral'
import type { reward } from '@ronda/i18n/en/rewards/reward'
import type { transfer } from '@ronda/i18n/en/money/transfer'
import type { uploads } from '@ronda/i18n/en/people/uploads'
import type { vendor } from '@ronda/i18n/en/money/vendor'
import type { verify } from '@ronda/i18n/en/play/verify'
import type { withdrawal } from '@ronda/i18n/en/money/withdrawal'
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
      readonly liveTables: typeof liveTables
      readonly lobby: typeof lobby
      readonly mission: typeof mission
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
      readonly rank: typeof rank
      readonly promotion: typeof promotion
      readonly mall: typeof mall
      readonly point: typeof point
      readonly rebate: typeof rebate
      readonly referral: typeof referral
      readonly reward: typeof reward
      readonly transfer: typeof transfer
      readonly uploads: typeof uploads
      readonly vendor: typeof vendor
      readonly verify: typeof verify
      readonly withdrawal: typeof withdrawal
    }
  }
}
