import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { Skeleton } from '@ronda/ui'
import { NotFound } from './NotFound.tsx'

/**
 * An address that another app of the same origin answers: the browser loads it from the server. Where the server has
 * answered it with this app, loading again would never end.
 */
export function OtherApp() {
  const router = useRouter()
  const [hasNavigated] = useState(() => router.state.resolvedLocation !== undefined)
  useEffect(() => {
    // The address is already that of the other app.
    if (hasNavigated) globalThis.location.reload()
  }, [hasNavigated])
  return hasNavigated ? <Skeleton className="m-8 h-24" /> : <NotFound />
}
