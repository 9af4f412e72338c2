import { err, ok, type Currency, type Result } from '@ronda/core'
import type { Language } from '@ronda/i18n'
import { appendEvent } from '../../platform/outbox/index.ts'
import type { Db, Tx } from '../../platform/postgres/db.ts'
import type { Passwords } from '../../platform/secrets/index.ts'
import {
  decideRegistration,
  insertAccount,
  type Account,
  type AccountKind,
  type RegistrationForm,
} from '../identity/index.ts'
import type { Sessions, SignedIn } from '../session/index.ts'

export type MemberOptions = {
  readonly db: Db
  readonly passwords: Passwords
  readonly sessions: Sessions
  readonly merchant: string
  readonly currency: Currency
  /** Money is a higher district: main says how an account gets its wallets, in the same transaction. */
  readonly openWallets: (tx: Tx, account: Account) => Promise<void>
  /** What a new member gets at once; the event `member.registered` makes sure of it after a crash. */
  readonly welcome: (account: Account) => Promise<void>
}

export type Application = RegistrationForm & { readonly language: Language; readonly address: string }

type RegistrationRefusal =
  | 'identity.username_taken'
  | 'identity.username_invalid'
  | 'identity.password_weak'
  | 'identity.password_mismatch'
  | 'identity.terms_not_accepted'
  | 'server.busy'

/** Account, wallets and first session come into being together or not at all. */
export async function register(
  options: MemberOptions,
  form: Application,
): Promise<Result<SignedIn, RegistrationRefusal>> {
  const decided = decideRegistration(form)
  if (!decided.ok) return decided
  const hashed = await options.passwords.hash(decided.value.password)
  if (!hashed.ok) return hashed

  const signedIn = await options.db.transact(async (tx) => {
    const account = await openAccount(tx, options, {
      username: decided.value.username,
      kind: 'member',
      language: form.language,
      passwordHash: hashed.value,
    })
    if (!account) return err('identity.username_taken' as const)
    await appendEvent(tx, 'member.registered', { account: account.id })
    return ok(await options.sessions.open(tx, account, form.address))
  })
  if (signedIn.ok) await options.welcome(signedIn.value.account)
  return signedIn
}

export type AccountToOpen = {
  readonly username: string
  readonly kind: AccountKind
  readonly language: Language
  readonly passwordHash: string
}

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
