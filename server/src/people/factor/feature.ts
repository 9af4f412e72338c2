import type { HttpServer } from '../../platform/http/index.ts'
import type { Job } from '../../platform/jobs/jobs.ts'
import type { Platform } from '../../platform/platform.ts'
import { openFactors } from './factor.actions.ts'
import { serveRelatedOrigins } from './factor.routes.ts'

export type FactorNeeds = {
  readonly platform: Pick<Platform, 'db' | 'clock' | 'key' | 'origins'>
  readonly brandName: string
}

/** Authenticators, passkeys and recovery codes. */
export function openFactorFeature({ platform, brandName }: FactorNeeds) {
  const { db, clock, key, origins } = platform
  const factors = openFactors({ db, clock, key, rp: { name: brandName, origins } })
  const jobs: readonly Job[] = [
    { name: 'factor.clean-up', cron: '*/5 * * * *', secondsMax: 60, run: () => factors.cleanUp() },
  ]
  return { api: factors, routes: ({ app }: HttpServer) => serveRelatedOrigins(app, origins), jobs }
}
