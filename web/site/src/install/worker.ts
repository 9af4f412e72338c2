import { hours } from '@ronda/core'

const ADDRESS = '/sw.js'

/** A tab that stays open for days still hears of a new version. */
const LOOK_AGAIN_MS = hours(1)

type ScriptUrls = { createScriptURL(address: string): string }
type TrustedTypes = { createPolicy(name: string, rules: ScriptUrls): ScriptUrls }

/** Our content policy lets no text become a script's address unless a policy vouches for it; this one knows one address. */
function vouchedAddress(): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }
  return trustedTypes?.createPolicy('ronda-worker', { createScriptURL: () => ADDRESS }).createScriptURL('') ?? ADDRESS
}

/** Says when a new version waits; `update` makes way for it and loads the page anew. */
function watchFor(registration: ServiceWorkerRegistration, onNew: (update: () => void) => void): void {
  function tell(): void {
    const { waiting } = registration
    // The very first worker has nothing to replace.
    if (waiting === null || navigator.serviceWorker.controller === null) return
    onNew(() => {
      navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
      waiting.postMessage('ronda.update')
    })
  }
  tell()
  registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', tell))
  setInterval(() => void registration.update().catch(() => {}), LOOK_AGAIN_MS)
}

/** Starts the worker that opens the site without a connection. After everything else: nobody waits for it. */
export async function startWorker(onNew: (update: () => void) => void): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  try {
    watchFor(await navigator.serviceWorker.register(vouchedAddress()), onNew)
  } catch {
    // Private windows and strict policies forbid workers; the site works without.
  }
}
