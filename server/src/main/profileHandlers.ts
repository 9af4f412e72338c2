import type { calls } from '@ronda/contract'
import type { Id } from '@ronda/core'
import { documentDeskRoutes, documentRoutes, verifiedNameOf } from '../people/documents/index.ts'
import { paymentRoutes } from '../people/payment/index.ts'
import { payeeDeskRoutes, profileRoutes } from '../people/profile/index.ts'
import type { MemberSession } from '../people/session/index.ts'
import { uploadsRoutes } from '../people/uploads/index.ts'
import type { Callers, Handlers } from '../platform/http/index.ts'
import type { Tx } from '../platform/postgres/db.ts'
import type { Ground } from './ground.ts'
import { isOwn } from './ownership.ts'
import type { Rooms } from './rooms.ts'

type ProfileCalls = Pick<typeof calls, 'payment' | 'profile' | 'documents' | 'documentDesk' | 'payeeDesk' | 'uploads'>

type Who = Callers & { readonly member: MemberSession }

/** What the house knows of its members, and how they showed it. */
export function makeProfileHandlers(ground: Ground, rooms: Rooms): Handlers<ProfileCalls, Who> {
  const { merchant } = ground.brand
  const onChanged = (account: Id<'account'>): void => rooms.hub.send(account, { type: 'cashier' })
  const verifiedName = (tx: Tx, account: Id<'account'>) => verifiedNameOf(tx, ground.key, account)
  const papers = { ...ground, ...rooms, merchant, onChanged, isOwn }
  const profile = { ...ground, ...rooms, verifiedNameOf: verifiedName, onChanged }
  return {
    payment: paymentRoutes({ ...ground, ...rooms }),
    profile: profileRoutes(profile),
    documents: documentRoutes(papers),
    documentDesk: documentDeskRoutes(papers),
    payeeDesk: payeeDeskRoutes(profile),
    uploads: uploadsRoutes({ ...ground, uploads: rooms.uploads }),
  }
}
