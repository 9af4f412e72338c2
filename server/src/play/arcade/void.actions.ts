import { CoWriteConflict, findStaked } from '../../money/ledger/index.ts'
import { deleteEnded, nameOfEnd, nameOfRaise, nameOfStake, type OpenRound } from '../round/index.ts'
import { payWager } from '../wager/index.ts'
import { voidOf, type BetOptions } from './roundInPlay.actions.ts'

/**
 * Voids a round whose rules are gone: its whole stake is returned, and the record says so. It uses the operation id of
 * the round's end, so that it happens once, and not at all when another process has ended the round.
 */
export async function voidOpenRound(options: BetOptions, open: OpenRound): Promise<void> {
  const { db, ids, clock } = options
  const { id, wallet } = open
  const raises = open.moves.map((_, at) => ids.named(...nameOfRaise(wallet, id, at)))
  const stakes = [ids.named(...nameOfStake(wallet, id)), ...raises]
  const staked = await db.read((tx) => findStaked(tx, wallet, stakes))
  const atMs = clock.nowMs()
  try {
    await payWager(options, {
      player: open,
      name: nameOfEnd(wallet, id),
      amount: staked,
      commitWith: (accepted) => voidOf(open, staked, accepted, atMs),
    })
  } catch (error) {
    if (!(error instanceof CoWriteConflict)) throw error
  }
  await db.write((tx) => deleteEnded(tx, wallet))
}
