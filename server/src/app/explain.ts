/** A problem at startup that is no bug; its message says what to do about it. */
export class StartupError extends Error {
  override readonly name = 'StartupError'
}

function causes(error: unknown): readonly Error[] {
  const list: Error[] = []
  for (let at = error; at instanceof Error && list.length < 10; at = at.cause) list.push(at)
  return list
}

/** The message of a failed start, for a person at a terminal. An unexpected error keeps its whole stack trace. */
export function explain(error: unknown): string {
  const all = causes(error)
  const first = all.find((one) => one instanceof StartupError)
  if (first) return first.message
  const has = (code: string, text: string): boolean =>
    all.some((one) => ('code' in one && one.code === code) || one.message.includes(text))
  if (has('EADDRINUSE', 'EADDRINUSE')) {
    return 'The port is taken. Stop the program that uses it, or start with another: PORT=8081 npm start'
  }
  if (has('EACCES', 'listen EACCES')) return 'This port needs more rights. Start with another: PORT=8081 npm start'
  if (has('ENOSPC', 'No space left on device') || has('53100', 'could not extend file')) {
    return 'The disk is full. Free some space and start again: nothing that was acknowledged is lost.'
  }
  const inUse = all.find((one) => one.message.includes('is in use by process'))
  if (inUse)
    return `Another Ronda is running in this folder. Stop it, or set DATA_DIR to another one. (${inUse.message})`
  if (has('ECONNREFUSED', 'ECONNREFUSED')) return 'PostgreSQL does not answer. Check DATABASE_URL.'
  const [top] = all
  return top?.stack ?? String(error)
}
