import { CoWriteConflict, findStaked } from '../../money/ledger/index.ts'
import { deleteEnded, nameOfEnd, nameOfRaise, nameOfStake, type OpenRound } from '../round/index.ts'
import { houseAccountOf, voidOf, type BetOptions } from './table.actions.ts'

/**
 * Calls a round off whose rules are gone: all that was staked on it comes back, and the record says so. By the name of
 * the round's end, so that it is called off once, and not when another process has ended it.
 */
export async function callOff(options: BetOptions, open: OpenRound): Promise<void> {
  const { db, ids, ledger, clock } = options
  const { id, wallet } = open
  const raises = open.moves.map((_, at) => ids.named(...nameOfRaise(wallet, id, at)))
  const stakes = [ids.named(...nameOfStake(wallet, id)), ...raises]
  const staked = await db.read((tx) => findStaked(tx, wallet, stakes))
  const atMs = clock.nowMs()
  try {
    await ledger.submit({
      kind: 'payout',
      id: ids.named(...nameOfEnd(wallet, id)),
      wallet,
      houseAccount: houseAccountOf(options, open),
      amount: staked,
      accompany: (accepted) => voidOf(open, staked, accepted, atMs),
    })
  } catch (error) {
    if (!(error instanceof CoWriteConflict)) throw error
  }
  await db.write((tx) => deleteEnded(tx, wallet))
}
