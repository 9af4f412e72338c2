/** Whether the focused element handles this key itself. */
export function belongsToTarget(event: KeyboardEvent): boolean {
  const { target } = event
  if (!(target instanceof HTMLElement)) return false
  if (target.closest('input, select, textarea, dialog')) return true
  return (event.key === ' ' || event.key === 'Enter') && target.closest('button, a, summary') !== null
}
