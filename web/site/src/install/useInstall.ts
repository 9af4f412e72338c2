import { useSyncExternalStore } from 'react'
import { readInstall, watchInstall, type Install } from './install.ts'

const unknown: Install = { isInstalled: false, install: undefined }

/** Whether the site stands among the device's apps, and how to put it there where the browser offers to. */
export function useInstall(): Install {
  return useSyncExternalStore(watchInstall, readInstall, () => unknown)
}
