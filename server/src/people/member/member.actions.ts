import type { Currency, Id, Rng } from '@ronda/core'
import type { PayKind } from '@ronda/core/payroll'
import type { Language } from '@ronda/i18n'
import type { Settings } from '../../brand/settings/index.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Db, Tx } from '../../platform/postgres/db.ts'
import type { Passwords, SecretKey } from '../../platform/secrets/index.ts'
import { insertAccount, type Account, type NewAccount } from '../identity/index.ts'
import type { Entry, MemberRank, Sessions } from '../session/index.ts'
import type { Verification } from '../verification/index.ts'
import type { FindCode, FindInvitation, Invitation, LinkCodes } from './upline.actions.ts'

/** Available funds, held funds and their total. */
type Funds = { readonly cash: bigint; readonly held: bigint; readonly bonus: bigint; readonly total: bigint }

export type MemberOptions = {
  readonly db: Db
  readonly clock: Clock
  readonly key: SecretKey
  readonly passwords: Passwords
  readonly merchant: string
  readonly currency: Currency
  readonly settings: Pick<Settings, 'current' | 'countryOf'>
  readonly verification: Pick<Verification, 'captcha' | 'work' | 'mobileProofs'>
  /** For invented names. */
  readonly rng: Rng
  readonly sessions: Pick<Sessions, 'open' | 'finishLogin' | 'refresh' | 'promotionsOf'>
  /** The URL of an account's picture. */
  readonly iconOf: (account: Account) => Promise<string>
  /** The number of unread inbox messages. */
  readonly unreadOf: (account: Id<'account'>) => Promise<number>
  /** The VIP rank. */
  readonly rankOf: (account: Account) => Promise<MemberRank>
  /** The codes of members. Injected, because `people` must not import `rewards`. */
  readonly invitations: {
    readonly find: FindInvitation
    /** Keeps who has invited a new account, in the same transaction. */
    readonly keep: (tx: Tx, guest: Id<'account'>, invitation: Invitation) => Promise<void>
    /** Whether an account is offered to invite others. */
    readonly isOffered: (account: Account) => Promise<boolean>
  }
  readonly linkCodes: LinkCodes
  /** Opens the wallets of an account in the same transaction. Injected, because `people` must not import `money`. */
  readonly openWallets: (tx: Tx, account: Account) => Promise<void>
  /** Whether the person has excluded themselves with another account. Called after all details are written. */
  readonly isSelfExcluded: (tx: Tx, account: Account) => Promise<boolean>
  /** Gives a new member the starting grant; after a crash the event `member.registered` repeats it. */
  readonly welcome: (account: Account) => Promise<void>
  readonly fundsOf: (account: Account) => Promise<Funds>
  /** The contracts of an agent. Injected, because `people` must not import `agents`. */
  readonly flagsOf: (account: Id<'account'>) => Promise<ContractFlags>
}

/** The sign-in of a new member, for which the form itself is the proof. */
export const REGISTER_ENTRY: Entry = { proof: 'register', side: 'member' }

export const findersOf = ({ merchant, invitations, linkCodes }: MemberOptions): FindCode => ({
  merchant,
  findInvitation: invitations.find,
  findLink: linkCodes.find,
  termsOf: linkCodes.termsOf,
  termsByMember: linkCodes.termsByMember,
})

/** What waits for an account’s answer, and which contracts it has, by kind. */
export type ContractFlags = {
  readonly requestOf: (kind: PayKind) => number
  readonly infoOf: (kind: PayKind) => number
}

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
