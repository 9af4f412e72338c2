import type { Job } from '../../platform/jobs/jobs.ts'
import type { Platform } from '../../platform/platform.ts'
import { openUploads } from '../../platform/uploads/index.ts'
import { uploadsRoutes } from './uploads.routes.ts'

export type UploadsNeeds = { readonly platform: Pick<Platform, 'db' | 'clock' | 'key'> }

/** Files that members send. */
export function openUploadsFeature({ platform: { db, clock, key } }: UploadsNeeds) {
  const uploads = openUploads({ db, clock, key })
  const jobs: readonly Job[] = [
    { name: 'uploads.clean-up', cron: '*/10 * * * *', secondsMax: 60, run: () => uploads.cleanUp() },
  ]
  return {
    api: uploads,
    handlers: { uploads: uploadsRoutes({ db, clock, uploads }) },
    jobs,
    close: () => uploads.close(),
  }
}
