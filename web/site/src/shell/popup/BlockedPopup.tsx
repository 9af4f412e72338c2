import { Suspense } from 'react'
import { lazyPart } from '@ronda/base/load/lazyPart.ts'
import { forgetBlocked, useBlocked } from './popup.ts'

const BlockedDialog = lazyPart(() => import('./BlockedDialog.tsx'), 'BlockedDialog')

/** Shows that a window was blocked. */
export function BlockedPopup() {
  const popup = useBlocked()
  return <Suspense>{popup !== undefined && <BlockedDialog popup={popup} onClose={forgetBlocked} />}</Suspense>
}
