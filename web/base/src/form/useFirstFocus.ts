import { useEffect } from 'react'

/** Focuses a form's first field, except where that would open an on-screen keyboard. */
export function useFirstFocus(focus: () => void): void {
  useEffect(() => {
    if (matchMedia('(pointer: fine)').matches) focus()
    // oxlint-disable-next-line react/exhaustive-deps -- once, when the form opens
  }, [])
}
