import { queryOptions, type QueryFunctionContext } from '@tanstack/react-query'
import { minutes } from '@ronda/core'
import { loadCalls } from '@ronda/contract/lazy'
import type { Language } from '@ronda/i18n'
import { api, granted } from '../../api.ts'
import { tabStore } from '../../store.ts'
import { pack, unpack, type ReplySchema } from './keptInTab.ts'

type Keeping<T> = {
  /** Its name in the tab's memory. */
  readonly name: string
  readonly language: Language
  /** Fetched only where something was kept. */
  readonly schema: () => Promise<ReplySchema<T>>
  readonly ask: () => Promise<T>
}

/**
 * The first time a tab asks, it hears what it kept; from then on, and in another language, the server. The tab's memory
 * is opened only when the query runs, never while a page is drawn: the server's first drawing has none.
 */
function keepInTab<T>({ name, language, schema, ask }: Keeping<T>) {
  return async ({ client, queryKey }: QueryFunctionContext): Promise<T> => {
    const isFirst = (client.getQueryState(queryKey)?.dataUpdateCount ?? 0) === 0
    const text = isFirst ? tabStore.get(name) : null
    const kept = text === null ? undefined : unpack(text, await schema(), language, Date.now())
    if (kept !== undefined) return kept
    const reply = await ask()
    tabStore.set(name, pack(reply, language, Date.now()))
    return reply
  }
}

/** The games most played, then the house's picks. */
export function hotQuery(language: Language) {
  return queryOptions({
    queryKey: ['hot', language],
    queryFn: keepInTab({
      name: 'ronda.hot',
      language,
      schema: async () => (await loadCalls.games()).hot.reply,
      ask: async () => granted(await api.games.hot({ language })),
    }),
    staleTime: minutes(5),
  })
}

/** Every kind of game that somebody makes, with its makers, in the order of the menus. */
export function vendorsQuery(language: Language) {
  return queryOptions({
    queryKey: ['vendors', language],
    queryFn: keepInTab({
      name: 'ronda.vendors',
      language,
      schema: async () => (await loadCalls.games()).vendors.reply,
      ask: async () => granted(await api.games.vendors({ language })),
    }),
    staleTime: minutes(5),
  })
}
