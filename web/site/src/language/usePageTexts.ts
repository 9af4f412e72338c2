import { keepPreviousData, queryOptions, useQueries, useQuery, type QueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { DEFAULT_LANGUAGE, isLanguage, type Language, type Texts } from '@ronda/i18n'
import type { center } from '@ronda/i18n/en/center'
import type { desk } from '@ronda/i18n/en/desk'
import type { control } from '@ronda/i18n/en/control'
import type { deposit } from '@ronda/i18n/en/deposit'
import type { depositDesk } from '@ronda/i18n/en/depositDesk'
import type { auth } from '@ronda/i18n/en/auth'
import type { draws } from '@ronda/i18n/en/draws'
import type { download } from '@ronda/i18n/en/download'
import type { fairness } from '@ronda/i18n/en/fairness'
import type { funds } from '@ronda/i18n/en/funds'
import type { jackpot } from '@ronda/i18n/en/jackpot'
import type { help } from '@ronda/i18n/en/help'
import type { inbox } from '@ronda/i18n/en/inbox'
import type { lobby } from '@ronda/i18n/en/lobby'
import type { office } from '@ronda/i18n/en/office'
import type { staffEntrance } from '@ronda/i18n/en/staffEntrance'
import type { objection } from '@ronda/i18n/en/objection'
import type { proposals } from '@ronda/i18n/en/proposals'
import type { patterns } from '@ronda/i18n/en/patterns'
import type { records } from '@ronda/i18n/en/records'
import type { sandbox } from '@ronda/i18n/en/sandbox'
import type { sandboxPay } from '@ronda/i18n/en/sandboxPay'
import type { screens } from '@ronda/i18n/en/screens'
import type { playLottery } from '@ronda/i18n/en/playLottery'
import type { security } from '@ronda/i18n/en/security'
import type { profile } from '@ronda/i18n/en/profile'
import type { uploads } from '@ronda/i18n/en/uploads'
import type { talk } from '@ronda/i18n/en/talk'
import type { showcase } from '@ronda/i18n/en/showcase'
import type { stage } from '@ronda/i18n/en/stage'
import type { withdrawal } from '@ronda/i18n/en/withdrawal'
import type { withdrawalDesk } from '@ronda/i18n/en/withdrawalDesk'
import type { verify } from '@ronda/i18n/en/verify'
import type { vendor } from '@ronda/i18n/en/vendor'
import type { transfer } from '@ronda/i18n/en/transfer'
import { deviceStore } from '../store.ts'
import { useLanguage } from './useLanguage.ts'

export type Pages = {
  readonly center: Texts<typeof center>
  readonly desk: Texts<typeof desk>
  readonly control: Texts<typeof control>
  readonly deposit: Texts<typeof deposit>
  readonly depositDesk: Texts<typeof depositDesk>
  readonly auth: Texts<typeof auth>
  readonly download: Texts<typeof download>
  readonly draws: Texts<typeof draws>
  readonly fairness: Texts<typeof fairness>
  readonly funds: Texts<typeof funds>
  readonly help: Texts<typeof help>
  readonly inbox: Texts<typeof inbox>
  readonly jackpot: Texts<typeof jackpot>
  readonly lobby: Texts<typeof lobby>
  readonly playLottery: Texts<typeof playLottery>
  readonly records: Texts<typeof records>
  readonly sandbox: Texts<typeof sandbox>
  readonly sandboxPay: Texts<typeof sandboxPay>
  readonly office: Texts<typeof office>
  readonly staffEntrance: Texts<typeof staffEntrance>
  readonly objection: Texts<typeof objection>
  readonly proposals: Texts<typeof proposals>
  readonly patterns: Texts<typeof patterns>
  readonly screens: Texts<typeof screens>
  readonly security: Texts<typeof security>
  readonly talk: Texts<typeof talk>
  readonly vendor: Texts<typeof vendor>
  readonly verify: Texts<typeof verify>
  readonly transfer: Texts<typeof transfer>
  readonly showcase: Texts<typeof showcase>
  readonly stage: Texts<typeof stage>
  readonly withdrawal: Texts<typeof withdrawal>
  readonly withdrawalDesk: Texts<typeof withdrawalDesk>
  readonly uploads: Texts<typeof uploads>
  readonly profile: Texts<typeof profile>
}

/** The texts of the sign-in dialogs. */
export const AUTH = ['auth'] as const

/** Large pages load their texts with them, so that the first load does not carry texts that few will read. */
const loaders: { readonly [Page in keyof Pages]: Record<Language, () => Promise<Pages[Page]>> } = {
  staffEntrance: {
    es: async () => (await import('@ronda/i18n/es/staffEntrance')).staffEntrance,
    en: async () => (await import('@ronda/i18n/en/staffEntrance')).staffEntrance,
  },
  objection: {
    es: async () => (await import('@ronda/i18n/es/objection')).objection,
    en: async () => (await import('@ronda/i18n/en/objection')).objection,
  },
  proposals: {
    es: async () => (await import('@ronda/i18n/es/proposals')).proposals,
    en: async () => (await import('@ronda/i18n/en/proposals')).proposals,
  },
  center: {
    es: async () => (await import('@ronda/i18n/es/center')).center,
    en: async () => (await import('@ronda/i18n/en/center')).center,
  },
  desk: {
    es: async () => (await import('@ronda/i18n/es/desk')).desk,
    en: async () => (await import('@ronda/i18n/en/desk')).desk,
  },
  inbox: {
    es: async () => (await import('@ronda/i18n/es/inbox')).inbox,
    en: async () => (await import('@ronda/i18n/en/inbox')).inbox,
  },
  control: {
    es: async () => (await import('@ronda/i18n/es/control')).control,
    en: async () => (await import('@ronda/i18n/en/control')).control,
  },
  deposit: {
    es: async () => (await import('@ronda/i18n/es/deposit')).deposit,
    en: async () => (await import('@ronda/i18n/en/deposit')).deposit,
  },
  depositDesk: {
    es: async () => (await import('@ronda/i18n/es/depositDesk')).depositDesk,
    en: async () => (await import('@ronda/i18n/en/depositDesk')).depositDesk,
  },
  auth: {
    es: async () => (await import('@ronda/i18n/es/auth')).auth,
    en: async () => (await import('@ronda/i18n/en/auth')).auth,
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
  jackpot: {
    es: async () => (await import('@ronda/i18n/es/jackpot')).jackpot,
    en: async () => (await import('@ronda/i18n/en/jackpot')).jackpot,
  },
  playLottery: {
    es: async () => (await import('@ronda/i18n/es/playLottery')).playLottery,
    en: async () => (await import('@ronda/i18n/en/playLottery')).playLottery,
  },
  lobby: {
    es: async () => (await import('@ronda/i18n/es/lobby')).lobby,
    en: async () => (await import('@ronda/i18n/en/lobby')).lobby,
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
  office: {
    es: async () => (await import('@ronda/i18n/es/office')).office,
    en: async () => (await import('@ronda/i18n/en/office')).office,
  },
  patterns: {
    es: async () => (await import('@ronda/i18n/es/patterns')).patterns,
    en: async () => (await import('@ronda/i18n/en/patterns')).patterns,
  },
  screens: {
    es: async () => (await import('@ronda/i18n/es/screens')).screens,
    en: async () => (await import('@ronda/i18n/en/screens')).screens,
  },
  profile: {
    es: async () => (await import('@ronda/i18n/es/profile')).profile,
    en: async () => (await import('@ronda/i18n/en/profile')).profile,
  },
  uploads: {
    es: async () => (await import('@ronda/i18n/es/uploads')).uploads,
    en: async () => (await import('@ronda/i18n/en/uploads')).uploads,
  },
  security: {
    es: async () => (await import('@ronda/i18n/es/security')).security,
    en: async () => (await import('@ronda/i18n/en/security')).security,
  },
  talk: {
    es: async () => (await import('@ronda/i18n/es/talk')).talk,
    en: async () => (await import('@ronda/i18n/en/talk')).talk,
  },
  verify: {
    es: async () => (await import('@ronda/i18n/es/verify')).verify,
    en: async () => (await import('@ronda/i18n/en/verify')).verify,
  },
  vendor: {
    es: async () => (await import('@ronda/i18n/es/vendor')).vendor,
    en: async () => (await import('@ronda/i18n/en/vendor')).vendor,
  },
  transfer: {
    es: async () => (await import('@ronda/i18n/es/transfer')).transfer,
    en: async () => (await import('@ronda/i18n/en/transfer')).transfer,
  },
  showcase: {
    es: async () => (await import('@ronda/i18n/es/showcase')).showcase,
    en: async () => (await import('@ronda/i18n/en/showcase')).showcase,
  },
  stage: {
    es: async () => (await import('@ronda/i18n/es/stage')).stage,
    en: async () => (await import('@ronda/i18n/en/stage')).stage,
  },
  withdrawal: {
    es: async () => (await import('@ronda/i18n/es/withdrawal')).withdrawal,
    en: async () => (await import('@ronda/i18n/en/withdrawal')).withdrawal,
  },
  withdrawalDesk: {
    es: async () => (await import('@ronda/i18n/es/withdrawalDesk')).withdrawalDesk,
    en: async () => (await import('@ronda/i18n/en/withdrawalDesk')).withdrawalDesk,
  },
}

function pageTextsQuery<Page extends keyof Pages>(page: Page, language: Language) {
  return queryOptions({
    queryKey: ['texts', page, language],
    queryFn: () => loaders[page][language](),
    staleTime: Number.POSITIVE_INFINITY,
  })
}

/** The query key of a page's texts in a language. */
export type TextsName = readonly [page: keyof Pages, language: Language]

export const isTextsKey = ([kind]: readonly unknown[]): boolean => kind === 'texts'

export const textsNamed = ([, page, language]: readonly unknown[]): TextsName => [
  page as keyof Pages,
  language as Language,
]

/** Waits for texts that a page cannot be shown without. */
export async function loadTexts(queries: QueryClient, names: readonly TextsName[]): Promise<void> {
  await Promise.all(names.map(([page, language]) => queries.query(pageTextsQuery(page, language))))
}

const TEXT_OPTIONS = { placeholderData: keepPreviousData, throwOnError: true } as const

/** Preloads the texts of a page while its code loads. */
export function fetchPageTexts(queries: QueryClient, ...pages: readonly (keyof Pages)[]): void {
  const stored = deviceStore.get('lang')
  const language = isLanguage(stored) ? stored : DEFAULT_LANGUAGE
  const asked = pages.map((page) => queries.query(pageTextsQuery(page, language)))
  // A failure is ignored here: the component that shows the texts requests them again.
  void Promise.allSettled(asked)
}

/** The texts of a page; undefined while loading. A change of language keeps the old ones until then. */
export function usePageTexts<Page extends keyof Pages>(page: Page): Pages[Page] | undefined {
  const { language } = useLanguage()
  return useQuery({ ...pageTextsQuery(page, language), ...TEXT_OPTIONS }).data
}

/** The texts of several pages by name; undefined until all have loaded. The same object while nothing changes. */
export function useTextsOf(pages: readonly (keyof Pages)[]): Partial<Pages> | undefined {
  const { language } = useLanguage()
  const combine = useCallback(
    (found: readonly { readonly data: Pages[keyof Pages] | undefined }[]): Partial<Pages> | undefined =>
      found.some(({ data }) => data === undefined)
        ? undefined
        : Object.fromEntries(pages.map((page, index) => [page, found[index]?.data])),
    [pages],
  )
  return useQueries({
    queries: pages.map((page) => ({ ...pageTextsQuery(page, language), ...TEXT_OPTIONS })),
    combine,
  })
}
