import type { calls } from '@ronda/contract'
import type { Id } from '@ronda/core'
import { documentDeskRoutes, documentRoutes } from '../people/documents/index.ts'
import { paymentRoutes } from '../people/payment/index.ts'
import { profileRoutes } from '../people/profile/index.ts'
import type { MemberSession } from '../people/session/index.ts'
import { uploadsRoutes } from '../people/uploads/index.ts'
import type { Callers, Handlers } from '../platform/http/index.ts'
import type { Ground } from './ground.ts'
import { isOwn } from './ownership.ts'
import type { Rooms } from './rooms.ts'

type ProfileCalls = Pick<typeof calls, 'payment' | 'profile' | 'documents' | 'documentDesk' | 'uploads'>

type Who = Callers & { readonly member: MemberSession }

/** What the house knows of its members, and how they showed it. */
export function makeProfileHandlers(ground: Ground, rooms: Rooms): Handlers<ProfileCalls, Who> {
  const { merchant } = ground.brand
  const onChanged = (account: Id<'account'>): void => rooms.hub.send(account, { type: 'cashier' })
  const papers = { ...ground, ...rooms, merchant, onChanged, isOwn }
  return {
    payment: paymentRoutes({ ...ground, ...rooms }),
    profile: profileRoutes({ ...ground, ...rooms }),
    documents: documentRoutes(papers),
    documentDesk: documentDeskRoutes(papers),
    uploads: uploadsRoutes({ ...ground, uploads: rooms.uploads }),
  }
}
