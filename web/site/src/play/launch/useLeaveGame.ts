import { useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'

/** Back to where the player came from; home when the game was the first thing opened. */
export function useLeaveGame(): () => void {
  const router = useRouter()
  return useCallback(() => {
    if (router.history.canGoBack()) router.history.back()
    else void router.navigate({ to: '/' })
  }, [router])
}
