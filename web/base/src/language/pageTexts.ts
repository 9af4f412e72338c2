import { keepPreviousData, queryOptions, useQueries, useQuery, type QueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '@ronda/i18n'
import { deviceStore } from '../browser/store.ts'
import { useLanguage } from './useLanguage.ts'

/** How the texts of each page are loaded. */
export type TextLoaders<Pages> = {
  readonly [Page in keyof Pages]: Readonly<Record<Language, () => Promise<Pages[Page]>>>
}

/** The query key of a page's texts in a language. */
export type TextsName = readonly [page: string, language: Language]

export const isTextsKey = ([kind]: readonly unknown[]): boolean => kind === 'texts'

export const textsNamed = ([, page, language]: readonly unknown[]): TextsName => [String(page), language as Language]

const TEXT_OPTIONS = { placeholderData: keepPreviousData, throwOnError: true } as const

/** The texts of an app's pages, each loaded with the page that shows it. */
export function makePageTexts<Pages extends object>(loaders: TextLoaders<Pages>) {
  type Name = keyof Pages & string

  function pageTextsQuery<Page extends Name>(page: Page, language: Language) {
    return queryOptions({
      queryKey: ['texts', page, language],
      queryFn: () => loaders[page][language](),
      staleTime: Number.POSITIVE_INFINITY,
    })
  }

  const isPage = (name: string): name is Name => Object.hasOwn(loaders, name)

  /** Waits for texts that a page cannot be shown without. */
  async function loadTexts(queries: QueryClient, names: readonly TextsName[]): Promise<void> {
    const known = names.flatMap(([page, language]) => (isPage(page) ? [pageTextsQuery(page, language)] : []))
    await Promise.all(known.map((query) => queries.query(query)))
  }

  /** Preloads the texts of a page while its code loads. */
  function fetchPageTexts(queries: QueryClient, ...pages: readonly Name[]): void {
    const stored = deviceStore.get('lang')
    const language = isLanguage(stored) ? stored : DEFAULT_LANGUAGE
    const asked = pages.map((page) => queries.query(pageTextsQuery(page, language)))
    // A failure is ignored here: the component that shows the texts requests them again.
    void Promise.allSettled(asked)
  }

  /** The texts of a page; undefined while loading. A change of language keeps the old ones until then. */
  function usePageTexts<Page extends Name>(page: Page): Pages[Page] | undefined {
    const { language } = useLanguage()
    return useQuery({ ...pageTextsQuery(page, language), ...TEXT_OPTIONS }).data
  }

  /** The texts of several pages by name; undefined until all have loaded. The same object while nothing changes. */
  function useTextsOf(pages: readonly Name[]): Partial<Pages> | undefined {
    const { language } = useLanguage()
    const combine = useCallback(
      (found: readonly { readonly data: Pages[Name] | undefined }[]): Partial<Pages> | undefined =>
        found.some(({ data }) => data === undefined)
          ? undefined
          : (Object.fromEntries(pages.map((page, index) => [page, found[index]?.data])) as Partial<Pages>),
      [pages],
    )
    return useQueries({
      queries: pages.map((page) => ({ ...pageTextsQuery(page, language), ...TEXT_OPTIONS })),
      combine,
    })
  }

  return { loadTexts, fetchPageTexts, usePageTexts, useTextsOf }
}
