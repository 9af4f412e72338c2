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

/** What signing in needs to know of the rest of the house. */
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
  readonly verification: Pick<Verification, 'captcha' | 'work' | 'codes'>
  readonly factors: Factors
  /** Money is a higher district: main says how an account gets its wallets, in the same transaction. */
  readonly openWallets: (tx: Tx, account: Account) => Promise<void>
  /** How many messages wait to be read; whoever keeps them says so. */
  readonly unreadOf: (account: Id<'account'>) => Promise<number>
}

/** `__Host-` makes the browser insist that it came from this very host, over a safe connection, for all of it. */
export const DEVICE_COOKIE = '__Host-ronda_d'

/** The secret that this browser is known by; a new one where it has none. */
export function deviceTokenOf(visit: Visit): string {
  const given = visit.readCookie(DEVICE_COOKIE)
  return given !== undefined && isToken(given) ? given : makeToken()
}
