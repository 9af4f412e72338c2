/**
 * The event a browser fires when it can install a site; not in the standard types, since only some browsers have it.
 */
type InstallEvent = Event & { readonly prompt: () => Promise<unknown> }

export type Install = { readonly isInstalled: boolean; readonly install: (() => void) | undefined }

let offer: InstallEvent | undefined
let current: Install = { isInstalled: false, install: undefined }
const listeners = new Set<() => void>()

function change(isInstalled: boolean): void {
  const asked = offer
  current = { isInstalled, install: asked === undefined ? undefined : () => void asked.prompt() }
  for (const listener of listeners) listener()
}

/** Browsers fire it once, early, and only to registered listeners; the page with the button may load much later. */
export function listenForInstall(): void {
  change(matchMedia('(display-mode: standalone)').matches)
  globalThis.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    offer = event as InstallEvent
    change(current.isInstalled)
  })
  globalThis.addEventListener('appinstalled', () => {
    offer = undefined
    change(true)
  })
}

export function readInstall(): Install {
  return current
}

export function watchInstall(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
