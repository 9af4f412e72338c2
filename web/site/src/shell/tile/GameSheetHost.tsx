import { Suspense, useSyncExternalStore } from 'react'
import { lazyPart } from '@ronda/base/load/lazyPart.ts'
import { closeGameSheet, readGameSheet, watchGameSheet } from './gameSheet.ts'

const GameSheet = lazyPart(() => import('./GameSheet.tsx'), 'GameSheet')

/** One sheet for all tiles of a screen, loaded when the first is opened. */
export function GameSheetHost() {
  const game = useSyncExternalStore(watchGameSheet, readGameSheet, () => undefined)
  return <Suspense>{game !== undefined && <GameSheet game={game} onClose={closeGameSheet} />}</Suspense>
}
