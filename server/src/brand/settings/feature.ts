import { ok } from '@ronda/core'
import { openGeo } from '../../platform/geo/geo.ts'
import type { HttpServer } from '../../platform/http/index.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Brand } from '../brand/index.ts'
import { openFlags } from './flag.actions.ts'
import { serveFlags } from './flag.routes.ts'
import { openSettings } from './settings.actions.ts'
import { settingsRoutes } from './settings.routes.ts'
import { systemRoutes } from './system.routes.ts'

export type SettingsNeeds = {
  readonly platform: Pick<Platform, 'db' | 'clock' | 'hub' | 'messages' | 'transport' | 'picturesDir'>
  readonly brand: Brand
}

/** The brand's settings, which change live. */
export async function openSettingsFeature({ platform, brand }: SettingsNeeds) {
  const { db, clock, hub, messages, transport, picturesDir } = platform
  const settings = openSettings({ db, clock, merchant: brand.merchant, geo: await openGeo() })
  // Open pages read the settings again.
  settings.onChanged(() => hub.sendAll({ type: 'brand' }))
  return {
    api: settings,
    handlers: {
      brand: {
        ...systemRoutes({ settings, brand, isSandbox: messages.isSandbox }),
        key: async () => ok(await transport.shownKey()),
      },
      settings: settingsRoutes(settings),
    },
    routes: ({ app }: HttpServer) => serveFlags(app, openFlags(picturesDir)),
    close: () => settings.close(),
  }
}
