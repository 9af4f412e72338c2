import type { calls } from '@ronda/contract'
import type { Id } from '@ronda/core'
import { documentDeskRoutes, documentRoutes, verifiedNameOf } from '../people/documents/index.ts'
import { paymentRoutes } from '../people/paymentPassword/index.ts'
import { payeeDeskRoutes, profileRoutes } from '../people/profile/index.ts'
import type { MemberSession } from '../people/session/index.ts'
import { uploadsRoutes } from '../people/uploads/index.ts'
import type { Callers, Handlers } from '../platform/http/index.ts'
import type { Tx } from '../platform/postgres/db.ts'
import type { Platform } from './platform.ts'
import { isOwn } from './ownership.ts'
import type { Services } from './services.ts'

type ProfileCalls = Pick<typeof calls, 'payment' | 'profile' | 'documents' | 'documentDesk' | 'payeeDesk' | 'uploads'>

type Who = Callers & { readonly member: MemberSession }

/** Handlers of members' profiles, payment passwords and identity documents. */
export function makeProfileHandlers(platform: Platform, services: Services): Handlers<ProfileCalls, Who> {
  const { merchant } = platform.brand
  const onChanged = (account: Id<'account'>): void => services.hub.send(account, { type: 'cashier' })
  const verifiedName = (tx: Tx, account: Id<'account'>) => verifiedNameOf(tx, platform.key, account)
  const papers = { ...platform, ...services, merchant, onChanged, isOwn }
  const profile = { ...platform, ...services, verifiedNameOf: verifiedName, onChanged }
  return {
    payment: paymentRoutes({ ...platform, ...services }),
    profile: profileRoutes(profile),
    documents: documentRoutes(papers),
    documentDesk: documentDeskRoutes(papers),
    payeeDesk: payeeDeskRoutes(profile),
    uploads: uploadsRoutes({ ...platform, uploads: services.uploads }),
  }
}
