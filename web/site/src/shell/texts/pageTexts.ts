import type { Texts } from '@ronda/i18n'
import type { bonus } from '@ronda/i18n/en/rewards/bonus'
import type { center } from '@ronda/i18n/en/site/center'
import type { control } from '@ronda/i18n/en/money/control'
import type { deposit } from '@ronda/i18n/en/money/deposit'
import type { download } from '@ronda/i18n/en/site/download'
import type { lotteryDraws } from '@ronda/i18n/en/play/lotteryDraws'
import type { fairness } from '@ronda/i18n/en/play/fairness'
import type { funds } from '@ronda/i18n/en/money/funds'
import type { help } from '@ronda/i18n/en/site/help'
import type { inbox } from '@ronda/i18n/en/talk/inbox'
import type { jackpot } from '@ronda/i18n/en/play/jackpot'
import type { live } from '@ronda/i18n/en/play/live'
import type { lobby } from '@ronda/i18n/en/site/lobby'
import type { tournament } from '@ronda/i18n/en/rewards/tournament'
import type { envelope } from '@ronda/i18n/en/rewards/envelope'
import type { sports } from '@ronda/i18n/en/play/sports'
import type { raffle } from '@ronda/i18n/en/rewards/raffle'
import type { mission } from '@ronda/i18n/en/rewards/mission'
import type { securityObjection } from '@ronda/i18n/en/people/securityObjection'
import type { memberPatterns } from '@ronda/i18n/en/people/memberPatterns'
import type { lottery } from '@ronda/i18n/en/play/lottery'
import type { profile } from '@ronda/i18n/en/people/profile'
import type { rank } from '@ronda/i18n/en/rewards/rank'
import type { promotion } from '@ronda/i18n/en/rewards/promotion'
import type { mall } from '@ronda/i18n/en/rewards/mall'
import type { point } from '@ronda/i18n/en/rewards/point'
import type { rebate } from '@ronda/i18n/en/rewards/rebate'
import type { referral } from '@ronda/i18n/en/rewards/referral'
import type { reward } from '@ronda/i18n/en/rewards/reward'
import type { statement } from '@ronda/i18n/en/money/statement'
import type { verificationSandbox } from '@ronda/i18n/en/people/verificationSandbox'
import type { providerSandbox } from '@ronda/i18n/en/money/providerSandbox'
import type { screens } from '@ronda/i18n/en/site/screens'
import type { security } from '@ronda/i18n/en/people/security'
import type { showcase } from '@ronda/i18n/en/site/showcase'
import type { launchStage } from '@ronda/i18n/en/play/launchStage'
import type { talk } from '@ronda/i18n/en/talk/talk'
import type { transfer } from '@ronda/i18n/en/money/transfer'
import type { uploads } from '@ronda/i18n/en/people/uploads'
import type { vendor } from '@ronda/i18n/en/money/vendor'
import type { proof } from '@ronda/i18n/en/play/proof'
import type { withdrawal } from '@ronda/i18n/en/money/withdrawal'
import { agentLoaders, type AgentPages } from './agentTexts.ts'
import { sessionLoaders, type SessionPages } from '@ronda/base/language/sessionTexts.ts'
import { makePageTexts, type TextLoaders } from '@ronda/base/language/pageTexts.ts'

export type Pages = SessionPages &
  AgentPages & {
    readonly bonus: Texts<typeof bonus>
    readonly center: Texts<typeof center>
    readonly control: Texts<typeof control>
    readonly deposit: Texts<typeof deposit>
    readonly download: Texts<typeof download>
    readonly lotteryDraws: Texts<typeof lotteryDraws>
    readonly fairness: Texts<typeof fairness>
    readonly funds: Texts<typeof funds>
    readonly help: Texts<typeof help>
    readonly inbox: Texts<typeof inbox>
    readonly jackpot: Texts<typeof jackpot>
    readonly live: Texts<typeof live>
    readonly lobby: Texts<typeof lobby>
    readonly envelope: Texts<typeof envelope>
    readonly tournament: Texts<typeof tournament>
    readonly raffle: Texts<typeof raffle>
    readonly sports: Texts<typeof sports>
    readonly mission: Texts<typeof mission>
    readonly securityObjection: Texts<typeof securityObjection>
    readonly memberPatterns: Texts<typeof memberPatterns>
    readonly lottery: Texts<typeof lottery>
    readonly profile: Texts<typeof profile>
    readonly rank: Texts<typeof rank>
    readonly promotion: Texts<typeof promotion>
    readonly mall: Texts<typeof mall>
    readonly point: Texts<typeof point>
    readonly rebate: Texts<typeof rebate>
    readonly referral: Texts<typeof referral>
    readonly reward: Texts<typeof reward>
    readonly statement: Texts<typeof statement>
    readonly verificationSandbox: Texts<typeof verificationSandbox>
    readonly providerSandbox: Texts<typeof providerSandbox>
    readonly screens: Texts<typeof screens>
    readonly security: Texts<typeof security>
    readonly showcase: Texts<typeof showcase>
    readonly launchStage: Texts<typeof launchStage>
    readonly talk: Texts<typeof talk>
    readonly transfer: Texts<typeof transfer>
    readonly uploads: Texts<typeof uploads>
    readonly vendor: Texts<typeof vendor>
    readonly proof: Texts<typeof proof>
    readonly withdrawal: Texts<typeof withdrawal>
  }

/** Large pages load their texts with them, so that the first load does not carry texts that few will read. */
const loaders: TextLoaders<Pages> = {
  ...sessionLoaders,
  ...agentLoaders,
  center: {
    es: async () => (await import('@ronda/i18n/es/site/center')).center,
    en: async () => (await import('@ronda/i18n/en/site/center')).center,
  },
  control: {
    es: async () => (await import('@ronda/i18n/es/money/control')).control,
    en: async () => (await import('@ronda/i18n/en/money/control')).control,
  },
  deposit: {
    es: async () => (await import('@ronda/i18n/es/money/deposit')).deposit,
    en: async () => (await import('@ronda/i18n/en/money/deposit')).deposit,
  },
  download: {
    es: async () => (await import('@ronda/i18n/es/site/download')).download,
    en: async () => (await import('@ronda/i18n/en/site/download')).download,
  },
  lotteryDraws: {
    es: async () => (await import('@ronda/i18n/es/play/lotteryDraws')).lotteryDraws,
    en: async () => (await import('@ronda/i18n/en/play/lotteryDraws')).lotteryDraws,
  },
  fairness: {
    es: async () => (await import('@ronda/i18n/es/play/fairness')).fairness,
    en: async () => (await import('@ronda/i18n/en/play/fairness')).fairness,
  },
  funds: {
    es: async () => (await import('@ronda/i18n/es/money/funds')).funds,
    en: async () => (await import('@ronda/i18n/en/money/funds')).funds,
  },
  help: {
    es: async () => (await import('@ronda/i18n/es/site/help')).help,
    en: async () => (await import('@ronda/i18n/en/site/help')).help,
  },
  inbox: {
    es: async () => (await import('@ronda/i18n/es/talk/inbox')).inbox,
    en: async () => (await import('@ronda/i18n/en/talk/inbox')).inbox,
  },
  jackpot: {
    es: async () => (await import('@ronda/i18n/es/play/jackpot')).jackpot,
    en: async () => (await import('@ronda/i18n/en/play/jackpot')).jackpot,
  },
  live: {
    es: async () => (await import('@ronda/i18n/es/play/live')).live,
    en: async () => (await import('@ronda/i18n/en/play/live')).live,
  },
  lobby: {
    es: async () => (await import('@ronda/i18n/es/site/lobby')).lobby,
    en: async () => (await import('@ronda/i18n/en/site/lobby')).lobby,
  },
  tournament: {
    es: async () => (await import('@ronda/i18n/es/rewards/tournament')).tournament,
    en: async () => (await import('@ronda/i18n/en/rewards/tournament')).tournament,
  },
  envelope: {
    es: async () => (await import('@ronda/i18n/es/rewards/envelope')).envelope,
    en: async () => (await import('@ronda/i18n/en/rewards/envelope')).envelope,
  },
  sports: {
    es: async () => (await import('@ronda/i18n/es/play/sports')).sports,
    en: async () => (await import('@ronda/i18n/en/play/sports')).sports,
  },
  raffle: {
    es: async () => (await import('@ronda/i18n/es/rewards/raffle')).raffle,
    en: async () => (await import('@ronda/i18n/en/rewards/raffle')).raffle,
  },
  bonus: {
    es: async () => (await import('@ronda/i18n/es/rewards/bonus')).bonus,
    en: async () => (await import('@ronda/i18n/en/rewards/bonus')).bonus,
  },
  mission: {
    es: async () => (await import('@ronda/i18n/es/rewards/mission')).mission,
    en: async () => (await import('@ronda/i18n/en/rewards/mission')).mission,
  },
  securityObjection: {
    es: async () => (await import('@ronda/i18n/es/people/securityObjection')).securityObjection,
    en: async () => (await import('@ronda/i18n/en/people/securityObjection')).securityObjection,
  },
  memberPatterns: {
    es: async () => (await import('@ronda/i18n/es/people/memberPatterns')).memberPatterns,
    en: async () => (await import('@ronda/i18n/en/people/memberPatterns')).memberPatterns,
  },
  lottery: {
    es: async () => (await import('@ronda/i18n/es/play/lottery')).lottery,
    en: async () => (await import('@ronda/i18n/en/play/lottery')).lottery,
  },
  profile: {
    es: async () => (await import('@ronda/i18n/es/people/profile')).profile,
    en: async () => (await import('@ronda/i18n/en/people/profile')).profile,
  },
  rank: {
    es: async () => (await import('@ronda/i18n/es/rewards/rank')).rank,
    en: async () => (await import('@ronda/i18n/en/rewards/rank')).rank,
  },
  promotion: {
    es: async () => (await import('@ronda/i18n/es/rewards/promotion')).promotion,
    en: async () => (await import('@ronda/i18n/en/rewards/promotion')).promotion,
  },
  mall: {
    es: async () => (await import('@ronda/i18n/es/rewards/mall')).mall,
    en: async () => (await import('@ronda/i18n/en/rewards/mall')).mall,
  },
  point: {
    es: async () => (await import('@ronda/i18n/es/rewards/point')).point,
    en: async () => (await import('@ronda/i18n/en/rewards/point')).point,
  },
  referral: {
    es: async () => (await import('@ronda/i18n/es/rewards/referral')).referral,
    en: async () => (await import('@ronda/i18n/en/rewards/referral')).referral,
  },
  rebate: {
    es: async () => (await import('@ronda/i18n/es/rewards/rebate')).rebate,
    en: async () => (await import('@ronda/i18n/en/rewards/rebate')).rebate,
  },
  reward: {
    es: async () => (await import('@ronda/i18n/es/rewards/reward')).reward,
    en: async () => (await import('@ronda/i18n/en/rewards/reward')).reward,
  },
  statement: {
    es: async () => (await import('@ronda/i18n/es/money/statement')).statement,
    en: async () => (await import('@ronda/i18n/en/money/statement')).statement,
  },
  verificationSandbox: {
    es: async () => (await import('@ronda/i18n/es/people/verificationSandbox')).verificationSandbox,
    en: async () => (await import('@ronda/i18n/en/people/verificationSandbox')).verificationSandbox,
  },
  providerSandbox: {
    es: async () => (await import('@ronda/i18n/es/money/providerSandbox')).providerSandbox,
    en: async () => (await import('@ronda/i18n/en/money/providerSandbox')).providerSandbox,
  },
  screens: {
    es: async () => (await import('@ronda/i18n/es/site/screens')).screens,
    en: async () => (await import('@ronda/i18n/en/site/screens')).screens,
  },
  security: {
    es: async () => (await import('@ronda/i18n/es/people/security')).security,
    en: async () => (await import('@ronda/i18n/en/people/security')).security,
  },
  showcase: {
    es: async () => (await import('@ronda/i18n/es/site/showcase')).showcase,
    en: async () => (await import('@ronda/i18n/en/site/showcase')).showcase,
  },
  launchStage: {
    es: async () => (await import('@ronda/i18n/es/play/launchStage')).launchStage,
    en: async () => (await import('@ronda/i18n/en/play/launchStage')).launchStage,
  },
  talk: {
    es: async () => (await import('@ronda/i18n/es/talk/talk')).talk,
    en: async () => (await import('@ronda/i18n/en/talk/talk')).talk,
  },
  transfer: {
    es: async () => (await import('@ronda/i18n/es/money/transfer')).transfer,
    en: async () => (await import('@ronda/i18n/en/money/transfer')).transfer,
  },
  uploads: {
    es: async () => (await import('@ronda/i18n/es/people/uploads')).uploads,
    en: async () => (await import('@ronda/i18n/en/people/uploads')).uploads,
  },
  vendor: {
    es: async () => (await import('@ronda/i18n/es/money/vendor')).vendor,
    en: async () => (await import('@ronda/i18n/en/money/vendor')).vendor,
  },
  proof: {
    es: async () => (await import('@ronda/i18n/es/play/proof')).proof,
    en: async () => (await import('@ronda/i18n/en/play/proof')).proof,
  },
  withdrawal: {
    es: async () => (await import('@ronda/i18n/es/money/withdrawal')).withdrawal,
    en: async () => (await import('@ronda/i18n/en/money/withdrawal')).withdrawal,
  },
}

export const { loadTexts, fetchPageTexts, usePageTexts, useTextsOf } = makePageTexts(loaders)
