import { present, type Result } from '@ronda/core'
import type { calls, Call } from '@ronda/contract'
import type { z } from 'zod/mini'
import { makeAsk, type ClientOptions } from './ask.ts'
import type { Refusal } from './refusal.ts'

type Calls = typeof calls
type Fields<C extends Call> = z.output<C['request']>
type Arguments<C extends Call> = Fields<C> extends Record<string, never> ? [] : [fields: Fields<C>]
type AskFor<C extends Call> = (...args: Arguments<C>) => Promise<Result<z.output<C['reply']>, Refusal>>

/** Every call of the contract as a function. None of them throws for network or server failures. */
export type Client = {
  readonly [Noun in keyof Calls]: {
    readonly [Verb in keyof Calls[Noun]]: Calls[Noun][Verb] extends Call ? AskFor<Calls[Noun][Verb]> : never
  }
}

/**
 * The typed client, with one function for each call of these nouns of the contract. Without `brand` among them it
 * knows no key, so it cannot make encrypted calls.
 */
export function makeClient<Noun extends keyof Calls>(
  nouns: Pick<Calls, Noun>,
  options: ClientOptions = {},
): Pick<Client, Noun> {
  const { brand }: Partial<Calls> = nouns
  const ask = makeAsk(options, async () => present(brand, 'the call for the key').key)
  const made = Object.entries<Readonly<Record<string, Call>>>(nouns).map(([noun, verbs]) => [
    noun,
    Object.fromEntries(Object.entries(verbs).map(([verb, call]) => [verb, (fields?: unknown) => ask(call, fields)])),
  ])
  return Object.fromEntries(made) as Pick<Client, Noun>
}
