import type { Currency, Id, Rng } from '@ronda/core'
import type { Language } from '@ronda/i18n'
import type { Settings } from '../../brand/settings/index.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Db, Tx } from '../../platform/postgres/db.ts'
import type { Passwords, SecretKey } from '../../platform/secrets/index.ts'
import { insertAccount, type Account, type NewAccount } from '../identity/index.ts'
import type { Entry, Sessions } from '../session/index.ts'
import type { Verification } from '../verification/index.ts'

/** What is free to use, what is held, and all there is. */
type Funds = { readonly cash: bigint; readonly held: bigint; readonly total: bigint }

export type MemberOptions = {
  readonly db: Db
  readonly clock: Clock
  readonly key: SecretKey
  readonly passwords: Passwords
  readonly merchant: string
  readonly currency: Currency
  readonly settings: Pick<Settings, 'current' | 'countryOf'>
  readonly verification: Pick<Verification, 'captcha' | 'work' | 'codes'>
  /** Chance for invented names. */
  readonly rng: Rng
  readonly sessions: Pick<Sessions, 'open' | 'finishLogin' | 'refresh'>
  /** Where the picture of an account can be had; whoever keeps pictures says so. */
  readonly iconOf: (account: Account) => Promise<string>
  /** How many messages wait to be read; whoever keeps them says so. */
  readonly unreadOf: (account: Id<'account'>) => Promise<number>
  /** Money is a higher district: main says how an account gets its wallets, in the same transaction. */
  readonly openWallets: (tx: Tx, account: Account) => Promise<void>
  /** A person who has excluded themselves does not come in by another account. Asked once all about it is written. */
  readonly isTurnedAway: (tx: Tx, account: Account) => Promise<boolean>
  /** What a new member gets at once; the event `member.registered` makes sure of it after a crash. */
  readonly welcome: (account: Account) => Promise<void>
  readonly fundsOf: (account: Account) => Promise<Funds>
}

/** How a newcomer comes in: the form itself is the proof. */
export const NEWCOMER: Entry = { proof: 'register', side: 'member' }

export type AccountToOpen = Omit<NewAccount, 'merchant' | 'currency'> & { readonly language: Language }

/** An account with its wallets, or undefined when the name is taken. */
export async function openAccount(
  tx: Tx,
  options: Pick<MemberOptions, 'merchant' | 'currency' | 'openWallets'>,
  opening: AccountToOpen,
): Promise<Account | undefined> {
  const account = await insertAccount(tx, { ...opening, merchant: options.merchant, currency: options.currency })
  if (account) await options.openWallets(tx, account)
  return account
}
