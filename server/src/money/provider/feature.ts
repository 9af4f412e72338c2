import type { HttpServer } from '../../platform/http/index.ts'
import type { Platform } from '../../platform/platform.ts'
import { openNotices } from './notices.actions.ts'
import { serveNotices } from './notice.routes.ts'
import { openProviders, type ProvidersOptions } from './providers.actions.ts'
import { providerSandboxRoutes } from './sandbox.routes.ts'

export type ProviderNeeds = Pick<ProvidersOptions, 'isSandbox' | 'stripe'> & {
  readonly platform: Pick<Platform, 'db' | 'clock' | 'key' | 'localOrigin'>
}

/** The payment providers. */
export function openProviderFeature({ platform, isSandbox, stripe }: ProviderNeeds) {
  const { db, clock, key, localOrigin } = platform
  const providers = openProviders({ db, clock, key, localOrigin, isSandbox, stripe })
  const notices = openNotices()
  return {
    api: { providers, notices },
    handlers: { providerSandbox: providerSandboxRoutes(providers.sandbox?.controls) },
    routes: ({ app, refuse }: HttpServer) =>
      serveNotices(app, { providers, clock, refuse, onNotice: (notice) => notices.dispatch(notice) }),
    /** The sandbox sends its notices to this server. */
    onListening: () => providers.sandbox?.controls.wake(),
    onStopping: () => providers.close(),
  }
}
