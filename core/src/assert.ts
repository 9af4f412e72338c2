/** Throws when an invariant of our own code does not hold. Never for what a user can cause: that is a refusal. */
export function assert(condition: boolean, message: string): asserts condition {
  if (!condition) throw new Error(`broken promise: ${message}`)
}

/** Returns the value, and throws when it is missing. Only for values that our own code guarantees. */
export function present<T>(value: T | undefined | null, what: string): T {
  if (value === undefined || value === null) throw new Error(`broken promise: ${what} is missing`)
  return value
}

/** Ends a switch over all cases: while a case is not handled, the call does not compile. */
export function unreachable(value: never): never {
  throw new Error(`broken promise: unhandled case ${JSON.stringify(value)}`)
}
