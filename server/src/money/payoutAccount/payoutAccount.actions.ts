import { PAYOUT_ACCOUNTS_MAX, type PayoutAccountLine } from '@ronda/contract'
import { err, ok, type Id, type Result } from '@ronda/core'
import { verifiedNameOf } from '../../people/documents/index.ts'
import {
  detailsOf,
  isSamePerson,
  lockAccount,
  putDetails,
  recordSecurityChange,
  type Account,
} from '../../people/identity/index.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { ServerIds } from '../../platform/ids/serverId.ts'
import type { Db, Tx } from '../../platform/postgres/db.ts'
import type { SecretKey } from '../../platform/secrets/index.ts'
import { addressFault, cleanAddress } from './chainAddress.lib.ts'
import { parseBinding, usableAtMs, type BindRefusal, type BoundTo, type Typed } from './payoutAccount.ts'
import {
  findFirstHolder,
  findPayoutAccount,
  hasBound,
  insertPayoutAccount,
  listPayoutAccounts,
  lockBindings,
  markRemoved,
  openPayoutAccount,
  type PayoutAccount,
} from './payoutAccount.sql.ts'

export type PayoutAccountOptions = {
  readonly db: Db
  readonly clock: Clock
  readonly key: SecretKey
  readonly ids: ServerIds
  /** How long a new account waits before it can be used. */
  readonly waitHours: () => Promise<number>
  /** Notifies the owner, after the change is committed. */
  readonly notify: (account: Account, change: 'payoutAdded' | 'payoutRemoved', masked: string) => void
  /** Called so that the owner's open pages reload. */
  readonly onChanged: (owner: Id<'account'>) => void
}

export type Binding = Typed & { readonly key: string }

type Refusal =
  | BindRefusal
  | 'payout.holder_mismatch'
  | 'payout.account_exists'
  | 'payout.too_many_accounts'
  | 'wallet.key_reused'

type Line = { readonly account: PayoutAccount; readonly waitHours: number; readonly isOwnName: boolean }

function lineOf({ account, waitHours, isOwnName }: Line): PayoutAccountLine {
  const { id, kind, institution, masked, boundAtMs } = account
  const usableAt = usableAtMs(boundAtMs, waitHours)
  return { id, kind, institution, masked, boundAt: boundAtMs, usableAt, isOwnName }
}

export type OwnName = { readonly name: string | undefined; readonly isVerified: boolean }

/**
 * The name that a member is paid under. An approved identity document comes first; without one, the first name that was
 * bound holds, until staff approve another.
 */
export async function findOwnName(tx: Tx, key: SecretKey, account: Id<'account'>): Promise<OwnName> {
  const verified = await verifiedNameOf(tx, key, account)
  if (verified !== undefined) return { name: verified, isVerified: true }
  const stated = await detailsOf(tx, key, account, ['payeeName', 'fullName'])
  const bound = await findFirstHolder(tx, key, account)
  return { name: stated.get('payeeName') ?? bound ?? stated.get('fullName'), isVerified: false }
}

/** Whether an account is in the name that its owner is currently paid under. */
export async function isInOwnName(tx: Tx, key: SecretKey, { account, id }: PayoutAccount): Promise<boolean> {
  const { name } = await findOwnName(tx, key, account)
  return name !== undefined && isSamePerson(name, (await openPayoutAccount(tx, key, id)).holder)
}

export type ShownAccounts = {
  readonly list: PayoutAccountLine[]
  readonly holder: string | null
  readonly isVerified: boolean
  readonly waitHours: number
}

/** A retry gets the first account; another account with the same key is refused. */
async function answerOfRetry(
  tx: Tx,
  key: SecretKey,
  before: PayoutAccount,
  asked: BoundTo,
): Promise<Result<{ made: PayoutAccount; isNew: false }, 'wallet.key_reused'>> {
  const { kind, institution, number, holder } = await openPayoutAccount(tx, key, before.id)
  const isSame =
    kind === asked.kind && institution === asked.institution && number === asked.number && holder === asked.holder
  return isSame ? ok({ made: before, isNew: false }) : err('wallet.key_reused')
}

/** The accounts of a member, and the name that all of them must be in. */
export async function showPayoutAccounts(
  { db, key, waitHours }: PayoutAccountOptions,
  account: Id<'account'>,
): Promise<ShownAccounts> {
  const wait = await waitHours()
  return db.read(async (tx) => {
    const { name, isVerified } = await findOwnName(tx, key, account)
    const list: PayoutAccountLine[] = []
    for (const one of await listPayoutAccounts(tx, account)) {
      const { holder } = await openPayoutAccount(tx, key, one.id)
      const isOwnName = name !== undefined && isSamePerson(name, holder)
      list.push(lineOf({ account: one, waitHours: wait, isOwnName }))
    }
    return { list, holder: name ?? null, isVerified, waitHours: wait }
  })
}

async function savePayeeName(tx: Tx, key: SecretKey, account: Id<'account'>, name: string): Promise<void> {
  const known = await detailsOf(tx, key, account, ['payeeName'])
  if (!known.has('payeeName')) await putDetails(tx, key, account, new Map([['payeeName', name]]))
}

/** Adds an account. It must be in the member's own name, which the first account sets when no name is known. */
export async function bindPayoutAccount(
  options: PayoutAccountOptions,
  account: Account,
  { key: chosen, ...typed }: Binding,
): Promise<Result<PayoutAccountLine, Refusal>> {
  const { db, clock, key, notify, onChanged } = options
  const waitHours = await options.waitHours()
  const parsed = parseBinding(typed, { cleanAddress, addressFault })
  if (!parsed.ok) return parsed
  const bound = parsed.value
  const id = options.ids.named('payoutAccount', account.id, chosen)
  const done = await db.transact(async (tx): Promise<Result<{ made: PayoutAccount; isNew: boolean }, Refusal>> => {
    await lockBindings(tx, account.id)
    // The name must not change between reading it and binding by it.
    await lockAccount(tx, account.id)
    const before = await findPayoutAccount(tx, id)
    if (before) return answerOfRetry(tx, key, before, bound)
    const own = await listPayoutAccounts(tx, account.id)
    if (await hasBound(tx, key, account.id, bound)) return err('payout.account_exists')
    if (own.length >= PAYOUT_ACCOUNTS_MAX) return err('payout.too_many_accounts')
    const { name, isVerified } = await findOwnName(tx, key, account.id)
    if (name !== undefined && !isSamePerson(name, bound.holder)) return err('payout.holder_mismatch')
    // The first bound name holds from now on, even if the full name is changed or the account is removed again.
    if (!isVerified) await savePayeeName(tx, key, account.id, name ?? bound.holder)
    const made = await insertPayoutAccount(tx, key, { id, account: account.id, boundAtMs: clock.nowMs() }, bound)
    await recordSecurityChange(tx, account.id, 'payoutAccount', clock.nowMs())
    return ok({ made, isNew: true })
  })
  if (!done.ok) return done
  const { made, isNew } = done.value
  if (isNew) {
    notify(account, 'payoutAdded', `${made.institution} ${made.masked}`)
    onChanged(account.id)
  }
  return ok(lineOf({ account: made, waitHours, isOwnName: true }))
}

export async function removePayoutAccount(
  { db, clock, notify, onChanged }: PayoutAccountOptions,
  account: Account,
  id: string,
): Promise<Result<undefined, 'payout.account_unknown'>> {
  const removed = await db.transact(async (tx): Promise<Result<PayoutAccount, 'payout.account_unknown'>> => {
    const found = await findPayoutAccount(tx, id)
    if (found === undefined) return err('payout.account_unknown')
    const isRemoved = await markRemoved(tx, account.id, id, clock.nowMs())
    return isRemoved ? ok(found) : err('payout.account_unknown')
  })
  if (!removed.ok) return removed
  notify(account, 'payoutRemoved', `${removed.value.institution} ${removed.value.masked}`)
  onChanged(account.id)
  return ok(undefined)
}
