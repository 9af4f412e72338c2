declare const names: unique symbol

/** An identifier that remembers what it names: a round's id cannot be passed for a member's. */
export type Id<Noun extends string> = string & { readonly [names]: Noun }

/** Marks text that is known to name a `Noun`, because it was read from our own storage or parsed at the edge. */
export function id<Noun extends string>(text: string): Id<Noun> {
  return text as Id<Noun>
}
