import { hydrate, type QueryClient } from '@tanstack/react-query'
import type { makeRouter } from './router.ts'
import { unpackState } from './state.ts'
import { loadTexts } from '../shell/texts/pageTexts.ts'

/** Whether the server has rendered this address in the current language; boot.js has compared them. */
export const hasServerState = (): boolean => document.documentElement.dataset['paint'] === 'fits'

/** Puts the data of the server-rendered page into the cache, and returns whether there was any. */
export async function takeServerState(queries: QueryClient, router: ReturnType<typeof makeRouter>): Promise<boolean> {
  const state = document.querySelector('#state')?.textContent ?? ''
  if (!hasServerState() || state === '') return false
  const { known, texts } = unpackState(state)
  hydrate(queries, known)
  // Marks the router's first screen as already rendered, so that it shows no pending screen.
  router.ssr = { manifest: undefined }
  await Promise.all([loadTexts(queries, texts), router.load()])
  return true
}
