import type { Result } from '@ronda/core'
import { makeLazyClient, type Client, type LazyOptions, type Refusal } from '@ronda/client/lazy'
import { askAsMember } from './memberCalls.ts'
import { loadTwice } from './shell/loadTwice.ts'

type Hear = (code: Refusal['code']) => void
const listeners = new Set<Hear>()

/** Tells of every refusal, whoever made the call: some concern the whole page. */
export function watchRefusals(listener: Hear): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const options: LazyOptions & { origin?: string } = {
  onRefusal: (code) => {
    for (const listener of listeners) listener(code)
  },
  load: (load) => loadTwice(load),
  around: askAsMember,
}

export const api: Client = makeLazyClient(options)

/** Where calls go when there is no page around us: pages are drawn on the server too. */
export function askAt(origin: string): void {
  options.origin = origin
}

/** A refusal on its way through React Query, which only knows exceptions. */
class Refused extends Error {
  readonly code: Refusal['code']

  constructor(refusal: Refusal) {
    super(refusal.message ?? refusal.code)
    this.code = refusal.code
  }
}

/** The value of a granted call. For query functions only: elsewhere a refusal is handled as the value it is. */
export function granted<T>(result: Result<T, Refusal>): T {
  if (!result.ok) throw new Refused(result.error)
  return result.value
}

/** The code to show for whatever a query threw; anything that is no refusal is a fault of ours. */
export function codeOf(problem: unknown): Refusal['code'] {
  return problem instanceof Refused ? problem.code : 'server.fault'
}
