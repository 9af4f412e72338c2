import type { Refusal } from '@ronda/client/lazy'

/** A refusal that ends by itself, with the time when it does by this browser's clock. */
export type Wait = { readonly code: Refusal['code']; readonly untilMs: number }

let current: Wait | undefined
const listeners = new Set<() => void>()

function change(next: Wait | undefined): void {
  current = next
  for (const listener of listeners) listener()
}

/** Notes how long a refused call has to wait, if the server knows. The latest refusal is the one on the screen. */
export function noteWait({ code, retryAfterMs }: Refusal, nowMs: number): void {
  if (retryAfterMs !== undefined) change({ code, untilMs: nowMs + retryAfterMs })
}

/** Forgets a wait that is over or was dismissed; a newer one stays. */
export function endWait(wait: Wait): void {
  if (current === wait) change(undefined)
}

/** Takes a wait over: the place that was refused counts it down itself. */
export function takeWait(code: Refusal['code']): void {
  if (current?.code === code) change(undefined)
}

export const readWait = (): Wait | undefined => current

export function watchWait(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
