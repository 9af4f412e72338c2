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
/** Somebody is reading, or on the way to a button. */
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

/** While it is pointed at or has the focus, no sentence goes. */
export function holdToasts(): void {
  isHeld = true
  for (const timer of timers.values()) clearTimeout(timer)
  timers.clear()
}

/** From now on each stays as long as if it had just come. */
export function releaseToasts(): void {
  if (!isHeld) return
  isHeld = false
  for (const one of shown) startTimer(one)
}

export function dismissToast(id: number): void {
  clearTimeout(timers.get(id))
  timers.delete(id)
  show(shown.filter((other) => other.id !== id))
  // What has gone is no longer left by a pointer or the focus, which could keep the others for ever.
  releaseToasts()
}

/** Says one sentence in passing, about something that needs no answer. Bad news interrupts a screen reader. */
export function toast(text: string, kind: Toast['kind'] = 'good', action?: ToastAction): void {
  const said: Toast = { id: (lastId += 1), text, kind, action }
  // The same sentence twice would only push others away.
  const others = shown.filter((other) => other.text !== text)
  show([...others, said].slice(-TOASTS_MAX))
  if (!isHeld) startTimer(said)
}

export function readToasts(): readonly Toast[] {
  return shown
}

export function watchToasts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
