import { seconds } from '@ronda/core'

export type Toast = { readonly id: number; readonly text: string; readonly kind: 'good' | 'bad' }

/** Long enough to read one sentence twice. */
const TOAST_MS = seconds(4)
const TOASTS_MAX = 3

let shown: readonly Toast[] = []
let lastId = 0
const listeners = new Set<() => void>()

function show(next: readonly Toast[]): void {
  shown = next
  for (const listener of listeners) listener()
}

/** Says one sentence in passing, about something that needs no answer. */
export function toast(text: string, kind: Toast['kind'] = 'good'): void {
  const id = (lastId += 1)
  show([...shown, { id, text, kind }].slice(-TOASTS_MAX))
  setTimeout(() => show(shown.filter((other) => other.id !== id)), TOAST_MS)
}

export function readToasts(): readonly Toast[] {
  return shown
}

export function watchToasts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
