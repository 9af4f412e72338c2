import { queryOptions, type QueryFunctionContext } from '@tanstack/react-query'
import { minutes } from '@ronda/core'
import { loadCalls } from '@ronda/contract/lazy'
import type { Language } from '@ronda/i18n'
import { api, granted } from '@ronda/base/call/api.ts'
import { GAME_PLATFORM, readMerchant, VENDOR_PLATFORM } from '@ronda/base/call/clientWords.ts'
import { tabStore } from '@ronda/base/browser/store.ts'
import { pack, unpack, type ReplySchema } from './tabCache.ts'

type TabCacheOptions<T> = {
  /** The key in the tab's storage. */
  readonly name: string
  readonly language: Language
  /** Loaded only where something was stored. */
  readonly schema: () => Promise<ReplySchema<T>>
  readonly ask: () => Promise<T>
}

/**
 * The first request of a tab is answered from its session storage; later ones, and those in another language, from the
 * server. The storage is read only when the query runs, never while rendering, because the server-rendered page has
 * none and hydration would differ.
 */
function cacheInTab<T>({ name, language, schema, ask }: TabCacheOptions<T>) {
  return async ({ client, queryKey }: QueryFunctionContext): Promise<T> => {
    const isFirst = (client.getQueryState(queryKey)?.dataUpdateCount ?? 0) === 0
    const text = isFirst ? tabStore.get(name) : null
    const stored = text === null ? undefined : unpack(text, await schema(), language, Date.now())
    if (stored !== undefined) return stored
    const reply = await ask()
    tabStore.set(name, pack(reply, language, Date.now()))
    return reply
  }
}

/** The most played games, then the brand's picks. */
export function hotQuery(language: Language) {
  return queryOptions({
    queryKey: ['hot', language],
    queryFn: cacheInTab({
      name: 'ronda.hot',
      language,
      schema: async () => (await loadCalls.games()).hot.reply,
      async ask() {
        const merchantCode = readMerchant()
        const words = {
          isPlatform: '2',
          platform: GAME_PLATFORM,
          ...(merchantCode !== undefined && { merchantCode }),
        } as const
        return granted(await api.games.hot({ ...words, language }))
      },
    }),
    staleTime: minutes(5),
  })
}

/** Every category that has games, with its vendors, in menu order. */
export function vendorsQuery(language: Language) {
  return queryOptions({
    queryKey: ['vendors', language],
    queryFn: cacheInTab({
      name: 'ronda.vendors',
      language,
      schema: async () => (await loadCalls.games()).vendors.reply,
      ask: async () => granted(await api.games.vendors({ platform: VENDOR_PLATFORM, language })),
    }),
    staleTime: minutes(5),
  })
}
