import { PAYOUT_ACCOUNTS_MAX, type PayoutAccountLine } from '@ronda/contract'
import { err, ok, type Id, type Result } from '@ronda/core'
import { detailsOf, noteSecurityChange, putDetails, type Account } from '../../people/identity/index.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Db, Tx } from '../../platform/postgres/db.ts'
import type { SecretKey } from '../../platform/secrets/index.ts'
import { isSameName, parseBinding, usableAtMs, type BindRefusal, type BoundTo } from './payoutAccount.ts'
import {
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
  /** How long a new account waits before it can be used. */
  readonly waitHours: () => Promise<number>
  /** Writes to the owner, after the change is committed. */
  readonly tell: (account: Account, change: 'payoutAdded' | 'payoutRemoved', masked: string) => void
  /** The owner's open pages ask again. */
  readonly onChanged: (owner: Id<'account'>) => void
}

export type Binding = BoundTo & { readonly key: string }

type Refusal =
  | BindRefusal
  | 'payout.holder_mismatch'
  | 'payout.account_exists'
  | 'payout.too_many_accounts'
  | 'wallet.key_reused'

function lineOf({ id, kind, institution, masked, boundAtMs }: PayoutAccount, waitHours: number): PayoutAccountLine {
  return { id, kind, institution, masked, boundAt: boundAtMs, usableAt: usableAtMs(boundAtMs, waitHours) }
}

/** As the house knows it: the name to be paid in, or else the full one. */
async function findOwnName(tx: Tx, key: SecretKey, account: Id<'account'>): Promise<string | undefined> {
  const told = await detailsOf(tx, key, account, ['payeeName', 'fullName'])
  return told.get('payeeName') ?? told.get('fullName')
}

/** Whether a holder is the member, by all the house knows: their name, and the name on what they have bound before. */
async function isOwnHolder(
  tx: Tx,
  key: SecretKey,
  own: readonly PayoutAccount[],
  { known, holder }: { readonly known: string | undefined; readonly holder: string },
): Promise<boolean> {
  if (known !== undefined && !isSameName(known, holder)) return false
  const [first] = own
  return first === undefined || isSameName((await openPayoutAccount(tx, key, first.id)).holder, holder)
}

/** The accounts of a member, and the name that all of them are in. */
export async function showPayoutAccounts(
  { db, key, waitHours }: PayoutAccountOptions,
  account: Id<'account'>,
): Promise<{ list: PayoutAccountLine[]; holder: string | null; waitHours: number }> {
  const wait = await waitHours()
  return db.read(async (tx) => {
    const list = await listPayoutAccounts(tx, account)
    const holder = (await findOwnName(tx, key, account)) ?? null
    return { list: list.map((one) => lineOf(one, wait)), holder, waitHours: wait }
  })
}

/** Adds an account. It must be in the member's own name, which the first one sets where the house does not know it. */
export async function bindPayoutAccount(
  options: PayoutAccountOptions,
  account: Account,
  { key: id, ...typed }: Binding,
): Promise<Result<PayoutAccountLine, Refusal>> {
  const { db, clock, key, tell, onChanged } = options
  const waitHours = await options.waitHours()
  const parsed = parseBinding(typed)
  if (!parsed.ok) return parsed
  const bound = parsed.value
  const done = await db.transact(async (tx): Promise<Result<{ made: PayoutAccount; isNew: boolean }, Refusal>> => {
    await lockBindings(tx, account.id)
    const before = await findPayoutAccount(tx, id)
    // Sent twice: it hears what became of the first.
    if (before) return before.account === account.id ? ok({ made: before, isNew: false }) : err('wallet.key_reused')
    const own = await listPayoutAccounts(tx, account.id)
    if (await hasBound(tx, key, account.id, bound)) return err('payout.account_exists')
    if (own.length >= PAYOUT_ACCOUNTS_MAX) return err('payout.too_many_accounts')
    const known = await findOwnName(tx, key, account.id)
    if (!(await isOwnHolder(tx, key, own, { known, holder: bound.holder }))) return err('payout.holder_mismatch')
    if (known === undefined) await putDetails(tx, key, account.id, new Map([['payeeName', bound.holder]]))
    const made = await insertPayoutAccount(tx, key, { id, account: account.id, boundAtMs: clock.nowMs() }, bound)
    await noteSecurityChange(tx, account.id, 'payoutAccount', clock.nowMs())
    return ok({ made, isNew: true })
  })
  if (!done.ok) return done
  const { made, isNew } = done.value
  if (isNew) {
    tell(account, 'payoutAdded', `${made.institution} ${made.masked}`)
    onChanged(account.id)
  }
  return ok(lineOf(made, waitHours))
}

export async function removePayoutAccount(
  { db, clock, tell, onChanged }: PayoutAccountOptions,
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
  tell(account, 'payoutRemoved', `${removed.value.institution} ${removed.value.masked}`)
  onChanged(account.id)
  return ok(undefined)
}
