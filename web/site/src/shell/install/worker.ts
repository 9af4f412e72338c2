import { hours } from '@ronda/core'

const ADDRESS = '/sw.js'

/** A tab that stays open for days still checks for a new version. */
const CHECK_EVERY_MS = hours(1)

type ScriptUrls = { createScriptURL(address: string): string }
type TrustedTypes = { createPolicy(name: string, rules: ScriptUrls): ScriptUrls }

/** The content policy accepts a script address only from a trusted-types policy; this one allows one address. */
function vouchedAddress(): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }
  return trustedTypes?.createPolicy('ronda-worker', { createScriptURL: () => ADDRESS }).createScriptURL('') ?? ADDRESS
}

/** Called when a new version waits; `update` activates it and reloads the page. */
function watchFor(registration: ServiceWorkerRegistration, onNew: (update: () => void) => void): void {
  function notify(): void {
    const { waiting } = registration
    // The very first worker replaces nothing.
    if (waiting === null || navigator.serviceWorker.controller === null) return
    onNew(() => {
      navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
      waiting.postMessage('ronda.update')
    })
  }
  notify()
  registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', notify))
  setInterval(() => void registration.update().catch(() => {}), CHECK_EVERY_MS)
}

/** Registers the service worker, after everything else, because nothing waits for it. */
export async function startWorker(onNew: (update: () => void) => void): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  try {
    watchFor(await navigator.serviceWorker.register(vouchedAddress()), onNew)
  } catch {
    // Private windows and strict policies forbid workers; the site works without one.
  }
}
