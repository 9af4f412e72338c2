import { assert, present } from '@ronda/core'
import type { ServerIds } from '../../platform/ids/serverId.ts'
import type { Db } from '../../platform/postgres/db.ts'
import {
  beginPendingRestriction,
  endPendingRestriction,
  isRestrictionPending,
  isSameRestriction,
  openWallet,
  type Ledger,
  type Restriction,
  type WalletId,
} from '../ledger/index.ts'
import type { WalletStore } from '../wallet/index.ts'
import { bonusRestrictionOf, NOTHING_SET, restrictionOf } from './control.ts'
import { findBonusWallet, insertControl, lockControl, markApplied, type ControlRow } from './control.sql.ts'

type RestrictOptions = {
  readonly db: Db
  readonly ids: ServerIds
  readonly ledger: Ledger
  readonly walletStore: WalletStore
}

/** When an id is taken by another operation, up to this many are tried: a restriction must not fail for that. */
const IDS_MAX = 5

/** The id is derived from the revision, so that a repeated call takes effect once. */
async function restrict(
  { ids, ledger }: RestrictOptions,
  { owner, revision }: ControlRow,
  wallet: WalletId,
  restriction: Restriction,
): Promise<void> {
  for (let attempt = 0; attempt < IDS_MAX; attempt += 1) {
    const id = ids.named('control', owner, revision, attempt)
    const answer = await ledger.submit({ kind: 'restrict', id, wallet, restriction })
    if (answer.accepted) return
    assert(answer.refusal === 'wallet.key_reused', `a restriction is not refused with ${answer.refusal}`)
  }
  throw new Error(`no id was free for a restriction of wallet ${wallet}`)
}

/**
 * Applies the newest revision to the ledger. The row stays locked while the ledger writes, so that no older revision
 * can follow.
 */
export async function submitRestriction(options: RestrictOptions, owner: string): Promise<void> {
  await options.db.write(async (tx) => {
    const row = await lockControl(tx, owner)
    if (row === undefined || row.appliedRevision === row.revision) return
    await restrict(options, row, row.wallet, restrictionOf(row.control))
    const bonus = await findBonusWallet(tx, owner)
    if (bonus !== undefined) await restrict(options, row, bonus, bonusRestrictionOf(row.control))
    await markApplied(tx, owner, row.revision)
    await endPendingRestriction(tx, row.wallet)
    if (bonus !== undefined) await endPendingRestriction(tx, bonus)
  })
}

/** Opened under the lock of the member's control; until the ledger has its restriction, it accepts no stake. */
async function openStopped({ db, walletStore }: RestrictOptions, owner: string): Promise<WalletId> {
  const { cash, currency } = await walletStore.of(owner)
  return db.write(async (tx) => {
    await insertControl(tx, owner, cash)
    await lockControl(tx, owner)
    const wallet = await openWallet(tx, { owner, purpose: 'bonus', currency })
    await beginPendingRestriction(tx, wallet)
    return wallet
  })
}

/** Puts the restriction in force that the member's control has now. A change of it waits meanwhile. */
async function restrictOpened(options: RestrictOptions, owner: string, wallet: WalletId): Promise<void> {
  await options.db.write(async (tx) => {
    const row = present(await lockControl(tx, owner), 'the control row')
    if (!(await isRestrictionPending(tx, wallet))) return
    const restriction = bonusRestrictionOf(row.control)
    if (!isSameRestriction(restriction, bonusRestrictionOf(NOTHING_SET))) {
      await restrict(options, row, wallet, restriction)
    }
    await endPendingRestriction(tx, wallet)
  })
}

/** The wallet of a member's bonus money, opened when there is none. */
export async function openBonusWallet(options: RestrictOptions, owner: string): Promise<WalletId> {
  const found = await options.db.read((tx) => findBonusWallet(tx, owner))
  const wallet = found ?? (await openStopped(options, owner))
  // Also when it was there: the process that opened it may have failed before the ledger had its restriction.
  await restrictOpened(options, owner, wallet)
  return wallet
}
