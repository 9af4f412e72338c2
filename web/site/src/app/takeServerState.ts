import { hydrate, type QueryClient } from '@tanstack/react-query'
import type { makeRouter } from './router.ts'
import { unpackState } from './state.ts'
import { loadTexts } from '../language/usePageTexts.ts'

/** Whether the server has drawn this very address into the page, in the language that is spoken here: boot.js has looked. */
export const hasServerState = (): boolean => document.documentElement.dataset['paint'] === 'fits'

/** Takes what the drawing was made from as known from now on, and says whether there was one. */
export async function takeServerState(queries: QueryClient, router: ReturnType<typeof makeRouter>): Promise<boolean> {
  const state = document.querySelector('#state')?.textContent ?? ''
  if (!hasServerState() || state === '') return false
  const { known, texts } = unpackState(state)
  hydrate(queries, known)
  // Tells the router that its first screen is there already, around which it must not put a waiting one.
  router.ssr = { manifest: undefined }
  await Promise.all([loadTexts(queries, texts), router.load()])
  return true
}
