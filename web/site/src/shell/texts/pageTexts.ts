import type { Texts } from '@ronda/i18n'
import type { center } from '@ronda/i18n/en/center'
import type { control } from '@ronda/i18n/en/control'
import type { deposit } from '@ronda/i18n/en/deposit'
import type { download } from '@ronda/i18n/en/download'
import type { draws } from '@ronda/i18n/en/draws'
import type { fairness } from '@ronda/i18n/en/fairness'
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
import type { sandbox } from '@ronda/i18n/en/sandbox'
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
  readonly lobby: Texts<typeof lobby>
  readonly objection: Texts<typeof objection>
  readonly patterns: Texts<typeof patterns>
  readonly playLottery: Texts<typeof playLottery>
  readonly profile: Texts<typeof profile>
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
    es: async () => (await import('@ronda/i18n/es/center')).center,
    en: async () => (await import('@ronda/i18n/en/center')).center,
  },
  control: {
    es: async () => (await import('@ronda/i18n/es/control')).control,
    en: async () => (await import('@ronda/i18n/en/control')).control,
  },
  deposit: {
    es: async () => (await import('@ronda/i18n/es/deposit')).deposit,
    en: async () => (await import('@ronda/i18n/en/deposit')).deposit,
  },
  download: {
    es: async () => (await import('@ronda/i18n/es/download')).download,
    en: async () => (await import('@ronda/i18n/en/download')).download,
  },
  draws: {
    es: async () => (await import('@ronda/i18n/es/draws')).draws,
    en: async () => (await import('@ronda/i18n/en/draws')).draws,
  },
  fairness: {
    es: async () => (await import('@ronda/i18n/es/fairness')).fairness,
    en: async () => (await import('@ronda/i18n/en/fairness')).fairness,
  },
  funds: {
    es: async () => (await import('@ronda/i18n/es/funds')).funds,
    en: async () => (await import('@ronda/i18n/en/funds')).funds,
  },
  help: {
    es: async () => (await import('@ronda/i18n/es/help')).help,
    en: async () => (await import('@ronda/i18n/en/help')).help,
  },
  inbox: {
    es: async () => (await import('@ronda/i18n/es/inbox')).inbox,
    en: async () => (await import('@ronda/i18n/en/inbox')).inbox,
  },
  jackpot: {
    es: async () => (await import('@ronda/i18n/es/jackpot')).jackpot,
    en: async () => (await import('@ronda/i18n/en/jackpot')).jackpot,
  },
  lobby: {
    es: async () => (await import('@ronda/i18n/es/lobby')).lobby,
    en: async () => (await import('@ronda/i18n/en/lobby')).lobby,
  },
  objection: {
    es: async () => (await import('@ronda/i18n/es/objection')).objection,
    en: async () => (await import('@ronda/i18n/en/objection')).objection,
  },
  patterns: {
    es: async () => (await import('@ronda/i18n/es/patterns')).patterns,
    en: async () => (await import('@ronda/i18n/en/patterns')).patterns,
  },
  playLottery: {
    es: async () => (await import('@ronda/i18n/es/playLottery')).playLottery,
    en: async () => (await import('@ronda/i18n/en/playLottery')).playLottery,
  },
  profile: {
    es: async () => (await import('@ronda/i18n/es/profile')).profile,
    en: async () => (await import('@ronda/i18n/en/profile')).profile,
  },
  records: {
    es: async () => (await import('@ronda/i18n/es/records')).records,
    en: async () => (await import('@ronda/i18n/en/records')).records,
  },
  sandbox: {
    es: async () => (await import('@ronda/i18n/es/sandbox')).sandbox,
    en: async () => (await import('@ronda/i18n/en/sandbox')).sandbox,
  },
  sandboxPay: {
    es: async () => (await import('@ronda/i18n/es/sandboxPay')).sandboxPay,
    en: async () => (await import('@ronda/i18n/en/sandboxPay')).sandboxPay,
  },
  screens: {
    es: async () => (await import('@ronda/i18n/es/screens')).screens,
    en: async () => (await import('@ronda/i18n/en/screens')).screens,
  },
  security: {
    es: async () => (await import('@ronda/i18n/es/security')).security,
    en: async () => (await import('@ronda/i18n/en/security')).security,
  },
  showcase: {
    es: async () => (await import('@ronda/i18n/es/showcase')).showcase,
    en: async () => (await import('@ronda/i18n/en/showcase')).showcase,
  },
  stage: {
    es: async () => (await import('@ronda/i18n/es/stage')).stage,
    en: async () => (await import('@ronda/i18n/en/stage')).stage,
  },
  talk: {
    es: async () => (await import('@ronda/i18n/es/talk')).talk,
    en: async () => (await import('@ronda/i18n/en/talk')).talk,
  },
  transfer: {
    es: async () => (await import('@ronda/i18n/es/transfer')).transfer,
    en: async () => (await import('@ronda/i18n/en/transfer')).transfer,
  },
  uploads: {
    es: async () => (await import('@ronda/i18n/es/uploads')).uploads,
    en: async () => (await import('@ronda/i18n/en/uploads')).uploads,
  },
  vendor: {
    es: async () => (await import('@ronda/i18n/es/vendor')).vendor,
    en: async () => (await import('@ronda/i18n/en/vendor')).vendor,
  },
  verify: {
    es: async () => (await import('@ronda/i18n/es/verify')).verify,
    en: async () => (await import('@ronda/i18n/en/verify')).verify,
  },
  withdrawal: {
    es: async () => (await import('@ronda/i18n/es/withdrawal')).withdrawal,
    en: async () => (await import('@ronda/i18n/en/withdrawal')).withdrawal,
  },
}

export const { loadTexts, fetchPageTexts, usePageTexts, useTextsOf } = makePageTexts(loaders)
