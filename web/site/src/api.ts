import type { Result } from '@ronda/core'
import { makeClient, type Client, type Refusal } from '@ronda/client'

type Hear = (code: Refusal['code']) => void
const listeners = new Set<Hear>()

/** Tells of every refusal, whoever made the call: some concern the whole page. */
export function watchRefusals(listener: Hear): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

type AnyCall = (fields?: unknown) => Promise<Result<unknown, Refusal>>

function overheard(call: AnyCall): AnyCall {
  return async (fields) => {
    const reply = await call(fields)
    if (!reply.ok) for (const listener of listeners) listener(reply.error.code)
    return reply
  }
}

/** Every call as the client has it, with someone listening to the refusals. */
function listenTo(client: Client): Client {
  const nouns = Object.entries(client).map(([noun, verbs]) => [
    noun,
    Object.fromEntries(Object.entries(verbs as Record<string, AnyCall>).map(([verb, call]) => [verb, overheard(call)])),
  ])
  return Object.fromEntries(nouns) as Client
}

export const api: Client = listenTo(makeClient())

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
