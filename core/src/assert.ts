/** Stops the program when a promise of our own code is broken. Never for what a user can cause: that is a refusal. */
export function assert(condition: boolean, message: string): asserts condition {
  if (!condition) throw new Error(`broken promise: ${message}`)
}

/** The value, when our own code promises that it is there. */
export function present<T>(value: T | undefined | null, what: string): T {
  if (value === undefined || value === null) throw new Error(`broken promise: ${what} is missing`)
  return value
}

/** Closes a switch over all cases: while a case is missing, the call does not compile. */
export function unreachable(value: never): never {
  throw new Error(`broken promise: unhandled case ${JSON.stringify(value)}`)
}
