declare const names: unique symbol

/** An identifier whose type says what it names: a round's id cannot be passed where a member's is expected. */
export type Id<Noun extends string> = string & { readonly [names]: Noun }

/** Marks text that is known to name a `Noun`, because it was read from our own storage or parsed at the edge. */
export function id<Noun extends string>(text: string): Id<Noun> {
  return text as Id<Noun>
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/
const SERVER_ID = /^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

export function isUuid(text: string): boolean {
  return UUID.test(text)
}

/** Whether the server made this id. Callers may only choose UUIDs of version 4 and 7, and the server makes version 8. */
export function isServerId(text: string): boolean {
  return SERVER_ID.test(text)
}
