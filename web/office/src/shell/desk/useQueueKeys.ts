import { useEffect, type RefObject } from 'react'

const STEPS: Readonly<Record<string, number>> = { j: 1, k: -1, ArrowDown: 1, ArrowUp: -1 }

/** Keys typed into a field or a dialog are not meant for the list. */
function isForOtherElement({ target, altKey, ctrlKey, metaKey }: KeyboardEvent): boolean {
  if (altKey || ctrlKey || metaKey) return true
  return (
    target instanceof Element && target.closest('input, textarea, select, [contenteditable], [role$=dialog]') !== null
  )
}

/** j and k or the arrow keys move through the list; Enter opens, since each case is a button. */
export function useQueueKeys(list: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    function moveFocus(event: KeyboardEvent): void {
      const step = STEPS[event.key]
      if (step === undefined || isForOtherElement(event)) return
      const cases = [...(list.current?.querySelectorAll<HTMLElement>('[data-case]') ?? [])]
      const focused = cases.findIndex((each) => each === document.activeElement)
      const at = focused >= 0 ? focused : cases.findIndex((each) => each.ariaCurrent === 'true')
      const next = cases[at < 0 ? (step > 0 ? 0 : cases.length - 1) : at + step]
      if (next === undefined) return
      event.preventDefault()
      next.focus()
    }
    document.addEventListener('keydown', moveFocus)
    return () => document.removeEventListener('keydown', moveFocus)
  }, [list])
}
