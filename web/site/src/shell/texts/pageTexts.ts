import type { Texts } from '@ronda/i18n'
import type { center } from '@ronda/i18n/en/site/center'
import type { control } from '@ronda/i18n/en/money/control'
import type { deposit } from '@ronda/i18n/en/money/deposit'
import type { download } from '@ronda/i18n/en/site/download'
import type { draws } from '@ronda/i18n/en/play/draws'
import type { fairness } from '@ronda/i18n/en/play/fairness'
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
import type { rank } from '@ronda/i18n/en/rewards/rank'
import type { promotion } from '@ronda/i18n/en/rewards/promotion'
import type { mall } from '@ronda/i18n/en/rewards/mall'
import type { point } from '@ronda/i18n/en/rewards/point'
import type { rebate } from '@ronda/i18n/en/rewards/rebate'
import type { referral } from '@ronda/i18n/en/rewards/referral'
import type { reward } from '@ronda/i18n/en/rewards/reward'
import type { records } from '@ronda/i18n/en/money/records'
import type { sandbox } from '@ronda/i18n/en/people/sandbox'
import type { sandboxPay } from '@ronda/i18n/en/money/sandboxPay'
import type { screens } from '@ronda/i18n/en/site/screens'
import type { security } from '@ronda/i18n/en/people/security'
import type { showcase } from '@ronda/i18n/en/site/showcase'
import type { stage } from '@ronda/i18n/en/play/stage'
import type { talk } from '@ronda/i18n/en/talk/talk'
import type { transfer } from '@ronda/i18n/en/money/transfer'
import type { uploads } from '@ronda/i18n/en/people/uploads'
import type { vendor } from '@ronda/i18n/en/money/vendor'
import type { verify } from '@ronda/i18n/en/play/verify'
import type { withdrawal } from '@ronda/i18n/en/money/withdrawal'
import { authLoaders, type AuthPages } from '@ronda/base/language/authTexts.ts'
import { makePageTexts, type TextLoaders } from '@ronda/base/language/pageTexts.ts'

export type Pages = AuthPages & {
  readonly center: Texts<typeof center>
  readonly control: Texts<typeof control>
  readonly deposit: Texts<typeof deposit>
  readonly download: Texts<typeof download>
  readonly draws: Texts<typeof draws>
  readonly fairness: Texts<typeof fairness>
  readonly funds: Texts<typeof funds>
  readonly help: Texts<typeof help>
  readonly inbox: Texts<typeof inbox>
  readonly jackpot: Texts<typeof jackpot>
  readonly liveTables: Texts<typeof liveTables>
  readonly lobby: Texts<typeof lobby>
  readonly mission: Texts<typeof mission>
  readonly objection: Texts<typeof objection>
  readonly patterns: Texts<typeof patterns>
  readonly playLottery: Texts<typeof playLottery>
  readonly profile: Texts<typeof profile>
  readonly rank: Texts<typeof rank>
  readonly promotion: Texts<typeof promotion>
  readonly mall: Texts<typeof mall>
  readonly point: Texts<typeof point>
  readonly rebate: Texts<typeof rebate>
  readonly referral: Texts<typeof referral>
  readonly reward: Texts<typeof reward>
  readonly records: Texts<typeof records>
  readonly sandbox: Texts<typeof sandbox>
  readonly sandboxPay: Texts<typeof sandboxPay>
  readonly screens: Texts<typeof screens>
  readonly security: Texts<typeof security>
  readonly showcase: Texts<typeof showcase>
  readonly stage: Texts<typeof stage>
  readonly talk: Texts<typeof talk>
  readonly transfer: Texts<typeof transfer>
  readonly uploads: Texts<typeof uploads>
  readonly vendor: Texts<typeof vendor>
  readonly verify: Texts<typeof verify>
  readonly withdrawal: Texts<typeof withdrawal>
}

/** Large pages load their texts with them, so that the first load does not carry texts that few will read. */
const loaders: TextLoaders<Pages> = {
  ...authLoaders,
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
  draws: {
    es: async () => (await import('@ronda/i18n/es/play/draws')).draws,
    en: async () => (await import('@ronda/i18n/en/play/draws')).draws,
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
    es: async () => (await import('@ronda/i18n/es/talk/help')).help,
    en: async () => (await import('@ronda/i18n/en/talk/help')).help,
  },
  inbox: {
    es: async () => (await import('@ronda/i18n/es/talk/inbox')).inbox,
    en: async () => (await import('@ronda/i18n/en/talk/inbox')).inbox,
  },
  jackpot: {
    es: async () => (await import('@ronda/i18n/es/play/jackpot')).jackpot,
    en: async () => (await import('@ronda/i18n/en/play/jackpot')).jackpot,
  },
  liveTables: {
    es: async () => (await import('@ronda/i18n/es/play/liveTables')).liveTables,
    en: async () => (await import('@ronda/i18n/en/play/liveTables')).liveTables,
  },
  lobby: {
    es: async () => (await import('@ronda/i18n/es/catalog/lobby')).lobby,
    en: async () => (await import('@ronda/i18n/en/catalog/lobby')).lobby,
  },
  mission: {
    es: async () => (await import('@ronda/i18n/es/rewards/mission')).mission,
    en: async () => (await import('@ronda/i18n/en/rewards/mission')).mission,
  },
  objection: {
    es: async () => (await import('@ronda/i18n/es/people/objection')).objection,
    en: async () => (await import('@ronda/i18n/en/people/objection')).objection,
  },
  patterns: {
    es: async () => (await import('@ronda/i18n/es/people/patterns')).patterns,
    en: async () => (await import('@ronda/i18n/en/people/patterns')).patterns,
  },
  playLottery: {
    es: async () => (await import('@ronda/i18n/es/play/playLottery')).playLottery,
    en: async () => (await import('@ronda/i18n/en/play/playLottery')).playLottery,
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
  records: {
    es: async () => (await import('@ronda/i18n/es/money/records')).records,
    en: async () => (await import('@ronda/i18n/en/money/records')).records,
  },
  sandbox: {
    es: async () => (await import('@ronda/i18n/es/people/sandbox')).sandbox,
    en: async () => (await import('@ronda/i18n/en/people/sandbox')).sandbox,
  },
  sandboxPay: {
    es: async () => (await import('@ronda/i18n/es/money/sandboxPay')).sandboxPay,
    en: async () => (await import('@ronda/i18n/en/money/sandboxPay')).sandboxPay,
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
  stage: {
    es: async () => (await import('@ronda/i18n/es/play/stage')).stage,
    en: async () => (await import('@ronda/i18n/en/play/stage')).stage,
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
  verify: {
    es: async () => (await import('@ronda/i18n/es/play/verify')).verify,
    en: async () => (await import('@ronda/i18n/en/play/verify')).verify,
  },
  withdrawal: {
    es: async () => (await import('@ronda/i18n/es/money/withdrawal')).withdrawal,
    en: async () => (await import('@ronda/i18n/en/money/withdrawal')).withdrawal,
  },
}

export const { loadTexts, fetchPageTexts, usePageTexts, useTextsOf } = makePageTexts(loaders)
