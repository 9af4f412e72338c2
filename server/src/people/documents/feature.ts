import type { Id } from '@ronda/core'
import type { Settings } from '../../brand/settings/index.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Tx } from '../../platform/postgres/db.ts'
import type { Uploads } from '../../platform/uploads/index.ts'
import { cashierPublisher } from '../memberEvent/index.ts'
import type { SecurityNotifier } from '../password/index.ts'
import { verifiedNameOf, type DocumentOptions } from './documents.actions.ts'
import { documentDeskRoutes, documentRoutes } from './documents.routes.ts'

export type DocumentsNeeds = Pick<DocumentOptions, 'isOwn'> & {
  readonly platform: Pick<Platform, 'db' | 'clock' | 'key' | 'hub'>
  readonly merchant: string
  readonly settings: Settings
  readonly uploads: Uploads
  readonly securityNotifier: SecurityNotifier
}

/** Identity documents of members, and their approval by staff. */
export function openDocumentsFeature(needs: DocumentsNeeds) {
  const { platform, merchant, settings, uploads, securityNotifier, isOwn } = needs
  const { db, clock, key, hub } = platform
  const onChanged = cashierPublisher(hub)
  const options: DocumentOptions = { db, clock, key, merchant, settings, uploads, securityNotifier, isOwn, onChanged }
  return {
    api: {
      /** The name that approved documents prove. */
      verifiedNameOf: (tx: Tx, account: Id<'account'>) => verifiedNameOf(tx, key, account),
    },
    handlers: { documents: documentRoutes(options), documentDesk: documentDeskRoutes(options) },
  }
}
