import { Suspense, useState, type ReactNode } from 'react'
import type { WindowId } from './menu.ts'
import { lazyPart } from '@ronda/base/load/lazyPart.ts'

const SpeedDialog = lazyPart(() => import('../../features/speed/SpeedDialog.tsx'), 'SpeedDialog')
const ServiceDialog = lazyPart(() => import('../../shell/service/ServiceDialog.tsx'), 'ServiceDialog')

export type WindowControls = {
  readonly open: (window: WindowId) => void
  /** Must be rendered wherever the controls are used. */
  readonly shown: ReactNode
}

/** The dialogs that a menu opens. */
export function useWindow(): WindowControls {
  const [opened, setOpened] = useState<WindowId>()
  const close = (): void => setOpened(undefined)
  return {
    open: setOpened,
    shown: (
      <Suspense>
        {opened === 'speed' && <SpeedDialog onClose={close} />}
        {opened === 'service' && <ServiceDialog onClose={close} />}
      </Suspense>
    ),
  }
}
