import { useRouter, useSearch } from '@tanstack/react-router'
import { useCallback } from 'react'
import { isOwnWindow } from './ownWindow.ts'

/**
 * Back to where the player came from: the page that whoever sent them named, or the very list, at its page and its place.
 * Home when the game was the first thing opened; and a window of its own closes with its game.
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
