import { seconds } from '@ronda/core'

/** Something the reader may still do about it: undo, or go there. */
export type ToastAction = { readonly label: string; readonly onChoose: () => void }

export type Toast = {
  readonly id: number
  readonly text: string
  readonly kind: 'good' | 'bad'
  readonly action: ToastAction | undefined
}

/** Long enough to read one sentence twice. */
const TOAST_MS = seconds(4)
/** Long enough to decide, too. */
const TOAST_WITH_ACTION_MS = seconds(10)
const TOASTS_MAX = 3

let shown: readonly Toast[] = []
let lastId = 0
const listeners = new Set<() => void>()

function show(next: readonly Toast[]): void {
  shown = next
  for (const listener of listeners) listener()
}

export function dismissToast(id: number): void {
  show(shown.filter((other) => other.id !== id))
}

/** Says one sentence in passing, about something that needs no answer. Bad news interrupts a screen reader. */
export function toast(text: string, kind: Toast['kind'] = 'good', action?: ToastAction): void {
  const id = (lastId += 1)
  // The same sentence twice would only push others away.
  const others = shown.filter((other) => other.text !== text)
  show([...others, { id, text, kind, action }].slice(-TOASTS_MAX))
  setTimeout(() => dismissToast(id), action === undefined ? TOAST_MS : TOAST_WITH_ACTION_MS)
}

export function readToasts(): readonly Toast[] {
  return shown
}

export function watchToasts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
