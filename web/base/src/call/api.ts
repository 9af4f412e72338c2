import type { Result } from '@ronda/core'
import { makeLazyClient, type Client, type LazyOptions, type Refusal } from '@ronda/client/lazy'
import { loadCalls } from '@ronda/contract/lazy'
import { askAsMember } from './memberCalls.ts'
import { noteWait } from './waits.ts'
import { loadWithRetry } from '../load/loadWithRetry.ts'

type RefusalListener = (code: Refusal['code']) => void
const listeners = new Set<RefusalListener>()

/** Reports every refusal, whichever call it came from: some concern the whole page. */
export function watchRefusals(listener: RefusalListener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

let faultId: string | undefined

/** The id of the request that the server failed in last: the text about it quotes it. */
export const readFaultId = (): string | undefined => faultId

let prepareRefusal = async (): Promise<void> => {}

/** Sets what is awaited before a refusal is returned: its text has to be there when it is shown. */
export function setRefusalPreparation(prepare: () => Promise<void>): void {
  prepareRefusal = prepare
}

/** How every call of a page is made. */
export const callOptions: LazyOptions & { origin?: string } = {
  onRefusal: ({ code, requestId }) => {
    if (code === 'server.fault') faultId = requestId
    for (const listener of listeners) listener(code)
  },
  load: (load) => loadWithRetry(load),
  around: async (call, ask) => {
    const reply = await askAsMember(call, ask)
    if (reply.ok) return reply
    noteWait(reply.error, Date.now())
    await prepareRefusal()
    return reply
  },
}

type MemberClient = Pick<Client, keyof typeof loadCalls>

export const api: MemberClient = makeLazyClient(loadCalls, callOptions)

/** Sets the origin for calls made during server-side rendering, where there is no page address. */
export function setCallOrigin(origin: string): void {
  callOptions.origin = origin
}

/** Carries a refusal through React Query, which only knows exceptions. */
class Refused extends Error {
  readonly code: Refusal['code']

  constructor(refusal: Refusal) {
    super(refusal.message ?? refusal.code)
    this.code = refusal.code
  }
}

/**
 * Returns the value of a granted call and throws a refusal. For query functions only: all other code handles the
 * refusal as a value.
 */
export function granted<T>(result: Result<T, Refusal>): T {
  if (!result.ok) throw new Refused(result.error)
  return result.value
}

/** The code to show for an error that a query threw; anything but a refusal is a fault of the server or the page. */
export function codeOf(problem: unknown): Refusal['code'] {
  return problem instanceof Refused ? problem.code : 'server.fault'
}
