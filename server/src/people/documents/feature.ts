import type { Id } from '@ronda/core'
import type { Settings } from '../../brand/settings/index.ts'
import type { Opened, Platform } from '../../platform/platform.ts'
import type { Tx } from '../../platform/postgres/db.ts'
import type { Uploads } from '../../platform/uploads/index.ts'
import { cashierPublisher } from '../memberEvent/index.ts'
import type { SecurityNotifier } from '../password/index.ts'
import { verifiedNameOf, type DocumentOptions } from './documents.actions.ts'
import { documentDeskRoutes, documentRoutes } from './documents.routes.ts'

export type DocumentsNeeds = {
  readonly platform: Pick<Platform, 'db' | 'clock' | 'key' | 'hub'>
  readonly merchant: string
  readonly recognition: Opened<{ readonly isOwn: DocumentOptions['isOwn'] }>
  readonly settings: Opened<Settings>
  readonly uploads: Opened<Uploads>
  readonly password: Opened<SecurityNotifier>
}

/** Identity documents of members, and their approval by staff. */
export function openDocumentsFeature(needs: DocumentsNeeds) {
  const { platform, merchant } = needs
  const { db, clock, key, hub } = platform
  const { isOwn } = needs.recognition.api
  const settings = needs.settings.api
  const uploads = needs.uploads.api
  const securityNotifier = needs.password.api
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
