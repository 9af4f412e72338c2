import type { calls } from '@ronda/contract'
import { walletRoutes } from '../money/wallet/index.ts'
import type { MemberSession } from '../people/session/index.ts'
import type { Callers, Handlers } from '../platform/http/index.ts'
import type { Ground } from './ground.ts'
import type { Rooms } from './rooms.ts'

type MoneyCalls = Pick<typeof calls, 'wallet'>
type Who = Callers & { readonly member: MemberSession }

/** Money in, out and across. */
export function makeMoneyHandlers({ ledger }: Ground, { purses }: Rooms): Handlers<MoneyCalls, Who> {
  return {
    wallet: walletRoutes(ledger, purses),
  }
}
