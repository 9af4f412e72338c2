import { randomUUID } from 'node:crypto'
import { minutes, type Id } from '@ronda/core'
import { openWallet, type Ledger } from '../../money/ledger/index.ts'
import type { Tx } from '../../platform/postgres/db.ts'
import { PLAY_IDLE_MS } from './launch.ts'
import { keepHeld, lockUnused, writeHolder, type HeldWallet } from './visitorWallet.sql.ts'

export type VisitorWalletOptions = {
  readonly ledger: Ledger
  /** Whether nothing of this wallet waits to be finished: no open round, no bet that is not paid, no standing order. */
  readonly isAtRest: (tx: Tx, wallet: number) => Promise<boolean>
}

/** A wallet that its holder has just got; one that somebody had before must be made as good as new. */
export type TakenWallet = HeldWallet & { readonly isReused: boolean }

/**
 * A game that was left this long ago cannot be played on, in whichever process: it has been closed for longer than any
 * request takes. Only then is its wallet another's.
 */
const UNUSED_MS = PLAY_IDLE_MS + minutes(5)

/** Wallets that are looked at, in case some wait for a round to end. */
const LOOKED_AT_MAX = 10

async function findUnused({ isAtRest }: VisitorWalletOptions, tx: Tx, nowMs: number): Promise<number | undefined> {
  for (const wallet of await lockUnused(tx, nowMs - UNUSED_MS, LOOKED_AT_MAX)) {
    if (await isAtRest(tx, wallet)) return wallet
  }
  return undefined
}

/** Trial money for a visitor: the wallet they hold, one that another has left behind, or else a new one. */
export async function takeVisitorWallet(
  options: VisitorWalletOptions,
  tx: Tx,
  account: Id<'account'> | null,
  nowMs: number,
): Promise<TakenWallet> {
  const held = account === null ? undefined : await keepHeld(tx, account, nowMs)
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
