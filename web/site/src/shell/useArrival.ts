import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

/** Popups keep the page beneath them, and take the focus themselves. */
const POPUPS = new Set(['/login', '/register'])

/** After a change of page the keyboard and the screen reader start at its content, as they would after a load. */
export function useArrival(): void {
  const router = useRouter()
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged }) => {
        const isMove = fromLocation !== undefined && pathChanged
        const isPopup = POPUPS.has(toLocation.pathname) || POPUPS.has(fromLocation?.pathname ?? '')
        if (isMove && !isPopup) document.getElementById('content')?.focus({ preventScroll: true })
      }),
    [router],
  )
}
