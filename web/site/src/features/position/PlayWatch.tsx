import { Suspense } from 'react'
import { useNow } from '@ronda/ui'
import { TextsProvider } from '../../shell/texts/TextsProvider.ts'
import { lazyPart } from '@ronda/base/load/lazyPart.ts'
import type { ShownPosition } from '../../shell/position/position.ts'

const RealityCheck = lazyPart(() => import('./RealityCheck.tsx'), 'RealityCheck')
const PlayStopped = lazyPart(() => import('./PlayStopped.tsx'), 'PlayStopped')

const TEXTS = ['control'] as const

export type PlayWatchProps = { readonly position: ShownPosition; readonly onLeave: () => void }

/** Covers any game: for the reality check, and for good when its player has taken a break. */
export function PlayWatch({ position, onLeave }: PlayWatchProps) {
  const nowMs = useNow()
  const { stoppedUntilMs, checkAtMs } = position
  const isStopped = stoppedUntilMs !== null && nowMs < stoppedUntilMs
  const isDue = checkAtMs !== undefined && nowMs >= checkAtMs
  if (!isStopped && !isDue) return null
  return (
    <Suspense>
      <TextsProvider pages={TEXTS}>
        {isStopped ? <PlayStopped onLeave={onLeave} /> : <RealityCheck position={position} onLeave={onLeave} />}
      </TextsProvider>
    </Suspense>
  )
}
