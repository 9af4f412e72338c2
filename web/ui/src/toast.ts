import { seconds } from '@ronda/core'

/** What the user may do about it: undo, or go there. */
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
/** Whether a toast is hovered or focused. */
let isHeld = false
const listeners = new Set<() => void>()
const timers = new Map<number, ReturnType<typeof setTimeout>>()

function show(next: readonly Toast[]): void {
  shown = next
  for (const listener of listeners) listener()
}

function startTimer({ id, action }: Toast): void {
  const lastsMs = action === undefined ? TOAST_MS : TOAST_WITH_ACTION_MS
  timers.set(
    id,
    setTimeout(() => dismissToast(id), lastsMs),
  )
}

/** Pauses all timers while a toast is hovered or focused. */
export function holdToasts(): void {
  isHeld = true
  for (const timer of timers.values()) clearTimeout(timer)
  timers.clear()
}

/** Restarts all timers from the beginning. */
export function releaseToasts(): void {
  if (!isHeld) return
  isHeld = false
  for (const one of shown) startTimer(one)
}

export function dismissToast(id: number): void {
  clearTimeout(timers.get(id))
  timers.delete(id)
  show(shown.filter((other) => other.id !== id))
  // A removed toast gets no pointer or focus event any more, which would keep the others for ever.
  releaseToasts()
}

/** Shows one sentence that needs no answer. A failure interrupts a screen reader. */
export function toast(text: string, kind: Toast['kind'] = 'good', action?: ToastAction): void {
  const added: Toast = { id: (lastId += 1), text, kind, action }
  // The same text twice would only push other toasts away.
  const others = shown.filter((other) => other.text !== text)
  show([...others, added].slice(-TOASTS_MAX))
  if (!isHeld) startTimer(added)
}

export function readToasts(): readonly Toast[] {
  return shown
}

export function watchToasts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
