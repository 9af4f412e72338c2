import { useSyncExternalStore } from 'react'
import { readInstall, watchInstall, type Install } from './install.ts'

const unknown: Install = { isInstalled: false, install: undefined }

/** Whether the site is installed as an app, and how to install it where the browser offers that. */
export function useInstall(): Install {
  return useSyncExternalStore(watchInstall, readInstall, () => unknown)
}
