import { useRouter } from '@tanstack/react-router'

/** Closes a popup that has an address: back to the page before, or home when it was the first page. */
export function useLeavePopup(): () => void {
  const router = useRouter()
  return () => {
    if (router.history.canGoBack()) router.history.back()
    else void router.navigate({ to: '/', resetScroll: false })
  }
}
