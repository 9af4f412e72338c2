import { id, type Id } from '@ronda/core'
import { isPersonWelcome, openControls, type Flow } from '../money/control/index.ts'
import { creditedSince } from '../money/deposit/index.ts'
import { passedSince } from '../money/transfer/index.ts'
import type { WalletStore } from '../money/wallet/index.ts'
import { paidOutSince } from '../money/withdrawal/index.ts'
import { holdMarks, marksOfEmail } from '../people/identity/index.ts'
import type { Tx } from '../platform/postgres/db.ts'
import { openPlayed, openPositions } from '../play/round/index.ts'
import type { Incoming } from './funds.ts'
import type { Platform } from './platform.ts'
import { marksFor } from './recognition.ts'

type Parts = {
  readonly walletStore: WalletStore
  readonly tell: (owner: string) => void
  readonly incoming: Incoming
  readonly onRestricted: (owner: string) => void
}

/** What a member has paid in and been paid out since a moment, with what passed between them and their agent. */
async function flowSince(tx: Tx, owner: string, sinceMs: number): Promise<Flow> {
  const passed = await passedSince(tx, owner, sinceMs)
  return {
    paidIn: (await creditedSince(tx, owner, sinceMs)) + passed.received,
    paidOut: (await paidOutSince(tx, owner, sinceMs)) + passed.sent,
  }
}

/** What members set to keep play within bounds, and what it is measured by. */
export function openControl(platform: Platform, { walletStore, tell, incoming, onRestricted }: Parts) {
  const positions = openPositions(platform.db, platform.clock)
  const limiting = {
    ...platform,
    walletStore,
    playedMs: openPlayed(platform.db),
    playingSinceMs: async (wallet: number) => (await positions.of(wallet))?.sinceMs,
    onChanged: tell,
    onRestricted,
    marksOf: async (tx: Tx, owner: string) => {
      await holdMarks(tx, id<'account'>(owner))
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
    /** Whether who this account now belongs to has excluded themselves elsewhere. `email` is one they came with. */
    async isTurnedAway(tx: Tx, account: Id<'account'>, email?: string): Promise<boolean> {
      await holdMarks(tx, account)
      const { own: proofs, said, hints } = await marksFor(platform, tx, account)
      const came = email === undefined ? [] : marksOfEmail(platform.key, email)
      return !(await isPersonWelcome(tx, account, { proofs, hints, said: [...said, ...came] }, platform.clock.nowMs()))
    },
  }
}
