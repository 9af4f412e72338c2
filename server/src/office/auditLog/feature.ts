import { openAuditLog } from '../../platform/auditLog/index.ts'
import type { Job } from '../../platform/jobs/jobs.ts'
import type { Platform } from '../../platform/platform.ts'
import { openSigner } from '../../platform/secrets/index.ts'
import { auditLogRoutes } from './auditLog.routes.ts'

export type AuditLogNeeds = {
  readonly platform: Pick<Platform, 'db' | 'clock' | 'log' | 'key'>
  readonly merchant: string
  /** The folder of the seals outside of the database, if there is one. */
  readonly booksDir: string | undefined
}

/** What staff did, in a chain that cannot be changed unnoticed. */
export function openAuditLogFeature({ platform, merchant, booksDir }: AuditLogNeeds) {
  const { db, clock, log, key } = platform
  // The label is part of the key that signed the stored seals, so it keeps its first name.
  const auditLog = openAuditLog({ db, clock, log, signer: openSigner(key, 'deeds'), folder: booksDir })
  const jobs: readonly Job[] = [
    { name: 'auditLog.check', cron: '17 * * * *', secondsMax: 1_800, run: () => auditLog.check() },
    { name: 'auditLog.seal', cron: '1 0 * * *', secondsMax: 60, run: () => auditLog.seal() },
  ]
  return { api: auditLog, handlers: { auditLog: auditLogRoutes({ db, merchant, auditLog }) }, jobs }
}
