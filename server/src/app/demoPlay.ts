import { randomUUID } from 'node:crypto'
import { bindClientSeed } from '@ronda/fair'
import { findByName } from '../people/identity/index.ts'
import { unitIn } from '../play/slot/index.ts'
import { fillBonusesForDemo } from '../rewards/bonus/index.ts'
import { joinBoard } from '../rewards/leaderboard/index.ts'
import { hasJoined, joinMission, readSummary } from '../rewards/mission/index.ts'
import { demoBrand } from './demo.ts'
import type { Server } from './server.ts'

const GAME = 'FERIA_DE_LUZ'
const LOCAL = '127.0.0.1'
/** As many as the mission of the day asks for: it is done, and another is on its way. */
const ROUNDS = 30

/**
 * What the demo member does once, before they have played: joins missions and the board, and plays some real rounds, and
 * some with the money of bonuses, so that there is something to look at. The rounds are drawn and booked like all others. What is refused is left out: a
 * demo starts in any case.
 */
export async function playForDemo({ db, features }: Server): Promise<void> {
  const { mission, leaderboard, bonus, wallet } = features
  const found = await db.read((tx) => findByName(tx, demoBrand.merchant, 'demo'))
  if (found === undefined || (await hasJoined(mission.options, found.account.id))) return
  const { account } = found
  const { cash, held, currency } = await wallet.walletStore.of(account.id)
  const { missions } = await readSummary(mission.options, account, 'es')
  for (const { id, version, gameType } of missions) {
    // The member does not play at the live tables, and joins only what they want to do.
    if (gameType !== 'LIVE') await joinMission(mission.options, { id, version, who: account }, 'es')
  }
  await joinBoard(leaderboard.options, account)
  await playRounds(features, { wallet: cash, held, currency, mode: 'real', bonus: null }, { rounds: ROUNDS })
  const play = async (rounds: number): Promise<void> => {
    const running = (await features.bonusWallet.bonusWallets.standingOf(account.id))?.bonus
    if (running === undefined) return
    const { bonus: id, rule, wallet: own } = running
    const played = { id, ...rule, cash }
    await playRounds(features, { wallet: own, held: null, currency, mode: 'bonus', bonus: played }, { rounds })
  }
  await fillBonusesForDemo(bonus.options, { account: account.id, unit: unitIn(currency), play })
}

/** Bets of the demo member on the next matches of the virtual league. */
export async function betOnSportsForDemo({ db, features }: Server): Promise<void> {
  const found = await db.read((tx) => findByName(tx, demoBrand.merchant, 'demo'))
  if (found === undefined) return
  const { id: account } = found.account
  const wallets = await features.wallet.walletStore.of(account)
  await features.sports.betForDemo({ account, wallets, ip: LOCAL })
}

type Own = Pick<
  Parameters<Server['features']['slot']['playForDemo']>[0],
  'wallet' | 'held' | 'currency' | 'mode' | 'bonus'
>

/** Plays rounds with a wallet, under a seed that is chosen first. */
export async function playRounds(
  { fairness, slot }: Server['features'],
  own: Own,
  { rounds, units = 1 }: { readonly rounds: number; readonly units?: number },
): Promise<void> {
  const { active, next } = await fairness.inPlay(own.wallet)
  if (active === undefined) {
    const { commitment } = next
    await fairness.rotate(own.wallet, { commitment, clientSeed: bindClientSeed('demo', commitment) })
  }
  const session = { since: { seq: 0, at: new Date(0) }, session: null, playSessionId: 'demo', isVisitor: false }
  for (let at = 0; at < rounds; at += 1) {
    const request = { roundId: randomUUID(), bet: 'spin', stake: unitIn(own.currency) * BigInt(units) } as const
    const played = await slot.playForDemo({ ...own, ...session, game: GAME }, request)
    if (!played.ok) return
  }
}
