import { useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'
import { isOwnWindow } from './ownWindow.ts'

/**
 * Back to where the player came from: the very list, at its page and its place. Home when the game was the first thing
 * opened; and a window of its own closes with its game.
 */
export function useLeaveGame(): () => void {
  const router = useRouter()
  return useCallback(() => {
    if (router.history.canGoBack()) return router.history.back()
    if (isOwnWindow()) globalThis.close()
    // A browser that does not let a page close its window shows home in it.
    void router.navigate({ to: '/' })
  }, [router])
}
