import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Language } from '@ronda/i18n'
import type { fairness } from '@ronda/i18n/en/fairness'
import type { help } from '@ronda/i18n/en/help'
import type { office } from '@ronda/i18n/en/office'
import type { Texts } from '@ronda/i18n'
import { useSpeech } from './useSpeech.ts'

type Pages = {
  readonly fairness: Texts<typeof fairness>
  readonly help: Texts<typeof help>
  readonly office: Texts<typeof office>
}

/** Long pages bring their words with them, so that the first load does not carry what few will read. */
const loaders: { readonly [Page in keyof Pages]: Record<Language, () => Promise<Pages[Page]>> } = {
  fairness: {
    es: async () => (await import('@ronda/i18n/es/fairness')).fairness,
    en: async () => (await import('@ronda/i18n/en/fairness')).fairness,
  },
  help: {
    es: async () => (await import('@ronda/i18n/es/help')).help,
    en: async () => (await import('@ronda/i18n/en/help')).help,
  },
  office: {
    es: async () => (await import('@ronda/i18n/es/office')).office,
    en: async () => (await import('@ronda/i18n/en/office')).office,
  },
}

/** The words of a long page; nothing while they are on their way. A change of language keeps the old ones until then. */
export function usePageTexts<Page extends keyof Pages>(page: Page): Pages[Page] | undefined {
  const { language } = useSpeech()
  return useQuery({
    queryKey: ['texts', page, language],
    queryFn: () => loaders[page][language](),
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: keepPreviousData,
    throwOnError: true,
  }).data
}
