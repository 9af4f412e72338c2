import type { Result } from '@ronda/core'
import { calls, type Call } from '@ronda/contract'
import type { z } from 'zod/mini'
import { makeAsk, type ClientOptions } from './ask.ts'
import type { Refusal } from './refusal.ts'

type Calls = typeof calls
type Fields<C extends Call> = z.output<C['request']>
type Arguments<C extends Call> = Fields<C> extends Record<string, never> ? [] : [fields: Fields<C>]
type AskFor<C extends Call> = (...args: Arguments<C>) => Promise<Result<z.output<C['reply']>, Refusal>>

/** Every call of the contract as a function; none of them throws for what a network or a server can do. */
export type Client = {
  readonly [Noun in keyof Calls]: {
    readonly [Verb in keyof Calls[Noun]]: Calls[Noun][Verb] extends Call ? AskFor<Calls[Noun][Verb]> : never
  }
}

/** The typed client, one function for each entry of the contract's table. */
export function makeClient(options: ClientOptions = {}): Client {
  const ask = makeAsk(options, async () => calls.system.key)
  const nouns = Object.entries(calls).map(([noun, verbs]) => [
    noun,
    Object.fromEntries(
      Object.entries<Call>(verbs).map(([verb, call]) => [verb, (fields?: unknown) => ask(call, fields)]),
    ),
  ])
  return Object.fromEntries(nouns) as Client
}
