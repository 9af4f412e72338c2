import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

/** Popups keep the page beneath them, and take the focus themselves. */
const POPUPS = new Set(['/login', '/register', '/forget'])

/** Home has several addresses, and its popups are home too; search engines get one canonical address. */
function canonicalPath(path: string): string {
  return POPUPS.has(path) || ['/index', '/index.html', '/home'].includes(path) ? '/' : path
}

function nameAddress(path: string): void {
  document.querySelector('link[rel="canonical"]')?.setAttribute('href', location.origin + canonicalPath(path))
}

/** After a navigation the focus moves to the content, as after a page load. */
export function useArrival(): void {
  const router = useRouter()
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged }) => {
        nameAddress(toLocation.pathname)
        const isMove = fromLocation !== undefined && pathChanged
        const isPopup = POPUPS.has(toLocation.pathname) || POPUPS.has(fromLocation?.pathname ?? '')
        const content = document.getElementById('content')
        // Something in it may already have taken the focus: the tile of the game that the player returned from.
        const isTaken = content?.contains(document.activeElement) ?? false
        if (isMove && !isPopup && !isTaken) content?.focus({ preventScroll: true })
      }),
    [router],
  )
}
