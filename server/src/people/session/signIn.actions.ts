import type { ModuleId } from '@ronda/contract'
import type { Id } from '@ronda/core'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Visit } from '../../platform/http/index.ts'
import type { Db, Tx } from '../../platform/postgres/db.ts'
import { isToken, makeToken, type Passwords, type SecretKey } from '../../platform/secrets/index.ts'
import type { Factors } from '../factor/index.ts'
import type { Account } from '../identity/index.ts'
import type { Verification } from '../verification/index.ts'
import type { ClosedCode } from './entry.ts'

/** A VIP rank with its name in the member's language. */
export type MemberRank = { readonly level: number; readonly name: string }

/** What sign-in needs from the rest of the server. */
export type AuthOptions = {
  readonly db: Db
  readonly clock: Clock
  readonly key: SecretKey
  readonly passwords: Passwords
  readonly merchant: string
  readonly settings: {
    isOn(module: ModuleId): Promise<boolean>
    closedTo(ip: string): Promise<ClosedCode | undefined>
    countryOf(ip: string): string | null
  }
  readonly verification: Pick<Verification, 'captcha' | 'work' | 'codes' | 'mobileProofs'>
  readonly factors: Factors
  /** Opens the wallets of an account in the same transaction. Injected, because `people` must not import `money`. */
  readonly openWallets: (tx: Tx, account: Account) => Promise<void>
  /** The number of unread inbox messages. */
  readonly unreadOf: (account: Id<'account'>) => Promise<number>
  /** The VIP rank; 0 and an empty name without one. */
  readonly rankOf: (account: Account) => Promise<MemberRank>
  /** Whether an account is offered to invite others. */
  readonly mayInvite: (account: Account) => Promise<boolean>
  readonly promotions: { count: (account: Account) => Promise<number> }
}

/** With `__Host-` the browser accepts the cookie only from this host, over HTTPS and for the path `/`. */
export const DEVICE_COOKIE = '__Host-ronda_d'

/** The secret that identifies this browser; a new one if it has none. */
export function deviceTokenOf(visit: Visit): string {
  const given = visit.readCookie(DEVICE_COOKIE)
  return given !== undefined && isToken(given) ? given : makeToken()
}
