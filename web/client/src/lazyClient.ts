import { err, present, type Result } from '@ronda/core'
import type { Call } from '@ronda/contract'
import { loadCalls } from '@ronda/contract/lazy'
import type { Ask, ClientOptions } from './ask.ts'
import type { Client } from './client.ts'
import type { Refusal } from './refusal.ts'

export type LazyOptions = ClientOptions & {
  /** Called for every refusal of any call. */
  readonly onRefusal?: (refusal: Refusal) => void
  /** How code is loaded: a browser does not request a module again that failed once. */
  readonly load?: <Module>(load: () => Promise<Module>) => Promise<Module>
  /** Wraps every call, and may reply instead of the server. */
  readonly around?: (call: Call, ask: () => Promise<Result<unknown, Refusal>>) => Promise<Result<unknown, Refusal>>
}

type Calls = Readonly<Record<string, Call>>
type Nouns = Readonly<Record<string, () => Promise<Calls>>>

/** What the calls of a noun need. */
type Kit = { readonly ask: Ask; readonly calls: Calls }

/**
 * The typed client for a first page: schemas are loaded with the first call of their noun, because building all of them
 * would keep a phone busy before any call is made.
 */
export function makeLazyClient<Table extends Nouns>(
  table: Table,
  options: LazyOptions = {},
): Pick<Client, keyof Table & keyof Client> {
  const nouns: Nouns = table
  const { load = (plainly) => plainly(), around = (_, plainly) => plainly() } = options
  let made: Promise<Ask> | undefined
  const loadAsk = async (): Promise<Ask> => {
    const { makeAsk } = await load(() => import('./ask.ts'))
    return makeAsk(options, async () => (await load(loadCalls.brand)).key)
  }

  const kits = new Map<string, Kit>()
  async function loadKit(noun: string): Promise<Kit> {
    made ??= loadAsk()
    const [ask, calls] = await Promise.all([made, load(present(nouns[noun], `calls of ${noun}`))])
    const kit = { ask, calls }
    kits.set(noun, kit)
    return kit
  }

  async function run(noun: string, verb: string, fields: unknown): Promise<Result<unknown, Refusal>> {
    try {
      // A kit that is loaded already is used synchronously: a call while the page is closing cannot wait.
      const { ask, calls } = kits.get(noun) ?? (await loadKit(noun))
      const call = present(calls[verb], `${noun}.${verb}`)
      return await around(call, () => ask(call, fields))
    } catch {
      // The code of a call is loaded over the network too; the next call loads it again.
      made = undefined
      return err({ code: 'network.offline' })
    }
  }

  const verbsOf = (noun: string): object =>
    new Proxy(
      {},
      {
        get: (_, verb: string) => async (fields?: unknown) => {
          const reply = await run(noun, verb, fields)
          if (!reply.ok) options.onRefusal?.(reply.error)
          return reply
        },
      },
    )
  return new Proxy({}, { get: (_, noun: string) => verbsOf(noun) }) as Pick<Client, keyof Table & keyof Client>
}
