import { CompanionConflict, findStaked } from '../../money/ledger/index.ts'
import { deleteEnded, type OpenRound } from '../round/index.ts'
import { operationOf } from './arcade.ts'
import { houseOf, voidOf, type BetOptions } from './table.actions.ts'

/**
 * Calls a round off whose rules are gone: all that was staked on it comes back, and the record says so. By the name of
 * the round's end, so that it is called off once, and not when another process has ended it.
 */
export async function callOff(options: BetOptions, open: OpenRound): Promise<void> {
  const { db, ledger, clock } = options
  const stakes = [open.id, ...open.moves.map((_, at) => operationOf(open.id, at))]
  const staked = await db.read((tx) => findStaked(tx, open.wallet, stakes))
  const atMs = clock.nowMs()
  try {
    await ledger.submit({
      kind: 'payout',
      id: operationOf(open.id, 'end'),
      wallet: open.wallet,
      house: houseOf(options, open),
      amount: staked,
      accompany: (accepted) => voidOf(open, staked, accepted, atMs),
    })
  } catch (error) {
    if (!(error instanceof CompanionConflict)) throw error
  }
  await db.write((tx) => deleteEnded(tx, open.wallet))
}
