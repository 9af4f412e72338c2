import { useEffect } from 'react'

/** Puts the cursor in a form's first field, except where that would throw a keyboard over half the screen. */
export function useFirstFocus(focus: () => void): void {
  useEffect(() => {
    if (matchMedia('(pointer: fine)').matches) focus()
    // oxlint-disable-next-line react/exhaustive-deps -- once, when the form opens
  }, [])
}
