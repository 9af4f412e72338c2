import { randomUUID } from 'node:crypto'
import { bindClientSeed } from '@ronda/fair'
import { findByName } from '../people/identity/index.ts'
import { unitIn } from '../play/slot/index.ts'
import { joinBoard } from '../rewards/leaderboard/index.ts'
import { hasJoined, joinMission, readSummary } from '../rewards/mission/index.ts'
import { demoBrand } from './demo.ts'
import type { Server } from './server.ts'

const GAME = 'FERIA_DE_LUZ'
/** As many as the mission of the day asks for: it is done, and another is on its way. */
const ROUNDS = 30

/**
 * What the demo member does once, before they have played: joins missions and the board, and plays some real rounds, so
 * that there is something to look at. The rounds are drawn and booked like all others. What is refused is left out: a
 * demo starts in any case.
 */
export async function playForDemo({ db, features }: Server): Promise<void> {
  const { mission, leaderboard, fairness, slot, wallet } = features
  const found = await db.read((tx) => findByName(tx, demoBrand.merchant, 'demo'))
  if (found === undefined || (await hasJoined(mission.options, found.account.id))) return
  const { account } = found
  const { cash, held, currency } = await wallet.walletStore.of(account.id)
  const { active, next } = await fairness.inPlay(cash)
  if (active !== undefined) return
  const { missions } = await readSummary(mission.options, account, 'es')
  for (const { id, version, gameType } of missions) {
    // The member does not play at the live tables, and joins only what they want to do.
    if (gameType !== 'LIVE') await joinMission(mission.options, { id, version, who: account }, 'es')
  }
  await joinBoard(leaderboard.options, account)
  const { commitment } = next
  await fairness.rotate(cash, { commitment, clientSeed: bindClientSeed('demo', commitment) })
  const since = { seq: 0, at: new Date(0) }
  const own = {
    bonus: null,
    wallet: cash,
    held,
    currency,
    since,
    session: null,
    playSessionId: 'demo',
    isVisitor: false,
  }
  for (let at = 0; at < ROUNDS; at += 1) {
    const request = { roundId: randomUUID(), bet: 'spin', stake: unitIn(currency) } as const
    const played = await slot.playForDemo({ ...own, game: GAME, mode: 'real' }, request)
    if (!played.ok) return
  }
}
