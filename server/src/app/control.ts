import { id, type Id } from '@ronda/core'
import { isPersonAllowed, openControls, type Flow } from '../money/control/index.ts'
import { creditedSince } from '../money/deposit/index.ts'
import { transferredSince } from '../money/transfer/index.ts'
import type { WalletStore } from '../money/wallet/index.ts'
import { paidOutSince } from '../money/withdrawal/index.ts'
import { lockMarks, marksOfEmail } from '../people/identity/index.ts'
import type { Tx } from '../platform/postgres/db.ts'
import { openPlayed, openPositions } from '../play/round/index.ts'
import type { Incoming } from './funds.ts'
import type { Platform } from './platform.ts'
import { marksFor } from './recognition.ts'

type Parts = {
  readonly walletStore: WalletStore
  readonly publish: (owner: string) => void
  readonly incoming: Incoming
  readonly onRestricted: (owner: string) => void
}

/** What a member has paid in and been paid out since a time, with transfers between them and their agent. */
async function flowSince(tx: Tx, owner: string, sinceMs: number): Promise<Flow> {
  const passed = await transferredSince(tx, owner, sinceMs)
  return {
    paidIn: (await creditedSince(tx, owner, sinceMs)) + passed.received,
    paidOut: (await paidOutSince(tx, owner, sinceMs)) + passed.sent,
  }
}

/** The responsible-gaming limits that members set, and the sources that they are measured by. */
export function openControl(platform: Platform, { walletStore, publish, incoming, onRestricted }: Parts) {
  const positions = openPositions(platform.db, platform.clock)
  const limiting = {
    ...platform,
    walletStore,
    playedMs: openPlayed(platform.db),
    playingSinceMs: async (wallet: number) => (await positions.of(wallet))?.sinceMs,
    onChanged: publish,
    onRestricted,
    marksOf: async (tx: Tx, owner: string) => {
      await lockMarks(tx, id<'account'>(owner))
      const { own: proofs, hints } = await marksFor(platform, tx, id<'account'>(owner))
      return { proofs, hints }
    },
    deposited: (owner: string, sinceMs: number) => platform.db.read((tx) => incoming(tx, owner, sinceMs)),
    flowSince: (owner: string, sinceMs: number) => platform.db.read((tx) => flowSince(tx, owner, sinceMs)),
  }
  return {
    controls: openControls(limiting),
    limiting,
    positions,
    /** Whether the owner of this account is self-excluded by another account. `email` is one that they just gave. */
    async isSelfExcluded(tx: Tx, account: Id<'account'>, email?: string): Promise<boolean> {
      await lockMarks(tx, account)
      const { own: proofs, said, hints } = await marksFor(platform, tx, account)
      const givenMarks = email === undefined ? [] : marksOfEmail(platform.key, email)
      return !(await isPersonAllowed(
        tx,
        account,
        { proofs, hints, said: [...said, ...givenMarks] },
        platform.clock.nowMs(),
      ))
    },
  }
}
