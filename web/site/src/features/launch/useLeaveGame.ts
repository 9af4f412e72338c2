import { useRouter, useSearch } from '@tanstack/react-router'
import { useCallback } from 'react'
import { isOwnWindow } from './ownWindow.ts'

/**
 * Back to where the player came from: the page named in the address, or the list at its page and scroll position. Home
 * if the game was the first page; a separate window closes with its game.
 */
export function useLeaveGame(): () => void {
  const router = useRouter()
  const { back } = useSearch({ strict: false })
  return useCallback(() => {
    if (back !== undefined) return void router.navigate({ href: back })
    if (router.history.canGoBack()) return router.history.back()
    if (isOwnWindow()) globalThis.close()
    // A browser that does not let a page close its window shows home in it.
    void router.navigate({ to: '/' })
  }, [router, back])
}
