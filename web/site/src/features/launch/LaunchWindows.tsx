import { useRouterState } from '@tanstack/react-router'
import { Suspense } from 'react'
import { lazyPart } from '@ronda/base/load/lazyPart.ts'
import { closeLaunchWindow, useLaunchWindow } from '../../shell/launch/launchWindow.ts'
import { placeOf } from '../../shell/launch/returnLink.ts'

const LaunchDialog = lazyPart(() => import('./LaunchDialog.tsx'), 'LaunchDialog')

/** Mounts the dialogs that a tap on a game can open, on the page where the tap happened. */
export function LaunchWindows() {
  const opened = useLaunchWindow()
  const place = useRouterState({ select: ({ location }) => placeOf(location) })
  if (opened?.place !== place) return null
  return (
    <Suspense>
      <LaunchDialog window={opened} onClose={closeLaunchWindow} />
    </Suspense>
  )
}
