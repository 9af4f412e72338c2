import type { Language, languages } from '@ronda/i18n'
import type { bonus } from '@ronda/i18n/en/rewards/bonus'
import type { session } from '@ronda/i18n/en/people/session'
import type { control } from '@ronda/i18n/en/money/control'
import type { deposit } from '@ronda/i18n/en/money/deposit'
import type { lotteryDraws } from '@ronda/i18n/en/play/lotteryDraws'
import type { funds } from '@ronda/i18n/en/money/funds'
import type { help } from '@ronda/i18n/en/site/help'
import type { inbox } from '@ronda/i18n/en/talk/inbox'
import type { jackpot } from '@ronda/i18n/en/play/jackpot'
import type { live } from '@ronda/i18n/en/play/live'
import type { lobby } from '@ronda/i18n/en/site/lobby'
import type { envelope } from '@ronda/i18n/en/rewards/envelope'
import type { tournament } from '@ronda/i18n/en/rewards/tournament'
import type { sports } from '@ronda/i18n/en/play/sports'
import type { raffle } from '@ronda/i18n/en/rewards/raffle'
import type { mission } from '@ronda/i18n/en/rewards/mission'
import type { securityObjection } from '@ronda/i18n/en/people/securityObjection'
import type { memberPatterns } from '@ronda/i18n/en/people/memberPatterns'
import type { lottery } from '@ronda/i18n/en/play/lottery'
import type { profile } from '@ronda/i18n/en/people/profile'
import type { statement } from '@ronda/i18n/en/money/statement'
import type { providerSandbox } from '@ronda/i18n/en/money/providerSandbox'
import type { screens } from '@ronda/i18n/en/site/screens'
import type { security } from '@ronda/i18n/en/people/security'
import type { showcase } from '@ronda/i18n/en/site/showcase'
import type { launchStage } from '@ronda/i18n/en/play/launchStage'
import type { talk } from '@ronda/i18n/en/talk/talk'
import type { agentAccount } from '@ronda/i18n/en/agents/agentAccount'
import type { agentLink } from '@ronda/i18n/en/agents/agentLink'
import type { team } from '@ronda/i18n/en/agents/team'
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
import type { proof } from '@ronda/i18n/en/play/proof'
import type { withdrawal } from '@ronda/i18n/en/money/withdrawal'
import type { agentContractTerms } from '@ronda/i18n/en/agents/agentContractTerms'
import type { exclusion } from '@ronda/i18n/en/agents/exclusion'
import type { payslip } from '@ronda/i18n/en/agents/payslip'
import type { agentContract } from '@ronda/i18n/en/agents/agentContract'
import type { Messages } from '@ronda/base/language/loadLanguage.ts'

// English is the reference: a key or an argument that it lacks does not compile. The texts of lazily loaded pages exist
// only inside their TextsProvider.
declare module 'use-intl' {
  interface AppConfig {
    Locale: (typeof languages)[Language]['locale']
    Messages: Messages & {
      readonly agentContractTerms: typeof agentContractTerms
      readonly agentContract: typeof agentContract
      readonly payslip: typeof payslip
      readonly exclusion: typeof exclusion
      readonly bonus: typeof bonus
      readonly session: typeof session
      readonly control: typeof control
      readonly deposit: typeof deposit
      readonly lotteryDraws: typeof lotteryDraws
      readonly funds: typeof funds
      readonly help: typeof help
      readonly inbox: typeof inbox
      readonly jackpot: typeof jackpot
      readonly live: typeof live
      readonly lobby: typeof lobby
      readonly envelope: typeof envelope
      readonly raffle: typeof raffle
      readonly sports: typeof sports
      readonly mission: typeof mission
      readonly tournament: typeof tournament
      readonly securityObjection: typeof securityObjection
      readonly memberPatterns: typeof memberPatterns
      readonly lottery: typeof lottery
      readonly profile: typeof profile
      readonly statement: typeof statement
      readonly providerSandbox: typeof providerSandbox
      readonly screens: typeof screens
      readonly security: typeof security
      readonly showcase: typeof showcase
      readonly launchStage: typeof launchStage
      readonly talk: typeof talk
      readonly agentAccount: typeof agentAccount
      readonly agentLink: typeof agentLink
      readonly team: typeof team
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
      readonly proof: typeof proof
      readonly withdrawal: typeof withdrawal
    }
  }
}
