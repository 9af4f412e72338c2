import { setTimeout } from 'node:timers/promises'
import { findByName, type Account } from '../people/identity/index.ts'
import { countedRounds, joinRunning, settleForDemo } from '../rewards/tournament/index.ts'
import { demoBrand, demoRivals } from './demo.ts'
import { playRounds } from './demoPlay.ts'
import type { Server } from './server.ts'

const ROUNDS = 12

const TRIES = 100
const AGAIN_MS = 100

/** Joins what runs and plays some rounds; false for somebody who has done so at an earlier start. */
async function joinAndPlay({ features }: Server, who: Account): Promise<boolean> {
  if ((await joinRunning(features.tournament.options, who)) === 0) return false
  const { cash, held, currency } = await features.wallet.walletStore.of(who.id)
  await playRounds(features, { wallet: cash, held, currency, mode: 'real', bonus: null }, { rounds: ROUNDS })
  return true
}

/**
 * Other members join the tournaments of a demo and play; then the first one is settled. The rounds are drawn and booked
 * like all others. What is refused is left out: a demo starts in any case.
 */
export async function playTournamentsForDemo(server: Server): Promise<void> {
  const { options } = server.features.tournament
  const players: Account[] = []
  for (const { username } of demoRivals()) {
    const found = await server.db.read((tx) => findByName(tx, demoBrand.merchant, username))
    if (found !== undefined && (await joinAndPlay(server, found.account))) players.push(found.account)
  }
  if (players.length === 0) return
  for (const who of players) {
    for (let at = 0; at < TRIES && (await countedRounds(options, who)) < ROUNDS; at += 1) await setTimeout(AGAIN_MS)
  }
  for (let at = 0; at < TRIES && !(await settleForDemo(options)); at += 1) await setTimeout(AGAIN_MS)
}
