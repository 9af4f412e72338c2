let open: readonly symbol[] = []
const listeners = new Set<() => void>()

function show(next: readonly symbol[]): void {
  open = next
  for (const listener of listeners) listener()
}

/** Puts a dialog over all others until it is removed. */
export function pushDialog(dialog: symbol): () => void {
  show([...open, dialog])
  return () => show(open.filter((other) => other !== dialog))
}

/** Whether another dialog has opened over this one. */
export function isCovered(dialog: symbol): boolean {
  return open.includes(dialog) && open.at(-1) !== dialog
}

/** Whether any dialog is open. */
export function isAnyDialogOpen(): boolean {
  return open.length > 0
}

export function watchDialogs(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
