import { present } from '@ronda/core'
import { isLinked, slotOf, slotTitles, type SlotTitle } from '@ronda/games'
import { Visitor } from '../../src/platform/testing/visitor.ts'
import type { Server } from '../../src/app/server.ts'
import { GAME, walletsOf } from './testServer.ts'
import { enterGame } from './clientSeeds.ts'
import { randomServerId } from '../../src/platform/ids/serverId.ts'

/** A slot that plays for the jackpots, and the first slot, which does not. */
export const linkedSlot: SlotTitle = present(slotTitles().find(isLinked), 'a linked slot')
export const twoSlots: readonly SlotTitle[] = [present(slotOf(GAME), 'the first slot'), linkedSlot]

/** A request for each call of the jackpots. */
export const jackpotSamples = {
  read: {},
  awards: { language: 'es' },
  desk: {},
  open: { currency: 'USD' },
  change: { level: 'mini', currency: 'USD', isRunning: true },
} as const

export const BIG_STAKE = '10000000'

/** Opens the linked slot for a member with plenty of money. */
export async function openLinked(server: Server, member: Visitor, mode: 'real' | 'free' = 'real'): Promise<Visitor> {
  if (mode === 'real') {
    const { cash } = await walletsOf(server, member)
    const from = server.ledger.houseAccount('clearing', 'USD')
    await server.ledger.submit({
      kind: 'deposit',
      id: randomServerId(),
      wallet: cash,
      houseAccount: from,
      amount: 10n ** 11n,
    })
  }
  const request = { gameCode: linkedSlot.gameCode, mode, language: 'es' }
  const { url } = await member.send<{ url: string }>('POST', '/wps/relay/GCS_gameLaunchFB', request)
  const launchToken = present(new URLSearchParams(url.split('#')[1]).get('token'), 'a launch token')
  const game = new Visitor(member.origin)
  game.bearer = await enterGame(game, launchToken)
  return game
}
