import { randomUUID } from 'node:crypto'
import { minutes, type Id } from '@ronda/core'
import { openWallet, type Ledger } from '../../money/ledger/index.ts'
import type { Tx } from '../../platform/postgres/db.ts'
import { PLAY_IDLE_MS } from './launch.ts'
import { renewHeld, lockUnused, writeHolder, type HeldWallet } from './visitorWallet.sql.ts'

export type VisitorWalletOptions = {
  readonly ledger: Ledger
  /** Whether this wallet has nothing unfinished: no open round, no unpaid bet, no standing order. */
  readonly isAtRest: (tx: Tx, wallet: number) => Promise<boolean>
}

/** A wallet that its holder has just taken; a reused one must be reset. */
export type TakenWallet = HeldWallet & { readonly isReused: boolean }

/**
 * A game that was left this long ago cannot be played on in any process: it has been closed for longer than any request
 * takes. Only then may its wallet be given to another visitor.
 */
const UNUSED_MS = PLAY_IDLE_MS + minutes(5)

/** How many unused wallets are checked, in case some still have an open round. */
const CHECKED_MAX = 10

async function findUnused({ isAtRest }: VisitorWalletOptions, tx: Tx, nowMs: number): Promise<number | undefined> {
  for (const wallet of await lockUnused(tx, nowMs - UNUSED_MS, CHECKED_MAX)) {
    if (await isAtRest(tx, wallet)) return wallet
  }
  return undefined
}

/** A trial wallet for a visitor: the one they hold, one that nobody uses any more, or a new one. */
export async function takeVisitorWallet(
  options: VisitorWalletOptions,
  tx: Tx,
  account: Id<'account'> | null,
  nowMs: number,
): Promise<TakenWallet> {
  const held = account === null ? undefined : await renewHeld(tx, account, nowMs)
  if (held !== undefined) return { ...held, isReused: false }
  const unused = await findUnused(options, tx, nowMs)
  if (unused !== undefined) {
    const { seq: sinceSeq } = await options.ledger.balanceOf(unused)
    const since = await writeHolder(tx, { wallet: unused, account, sinceSeq, nowMs })
    return { wallet: unused, since, isReused: true }
  }
  const owner = `visitor:${randomUUID()}`
  const wallet = await openWallet(tx, { owner, purpose: 'trial', currency: 'XTR' })
  return { wallet, since: await writeHolder(tx, { wallet, account, sinceSeq: 0, nowMs }), isReused: false }
}
