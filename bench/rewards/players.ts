import { randomUUID } from 'node:crypto'
import { assert, present } from '@ronda/core'
import { bindClientSeed } from '@ronda/fair'
import type { Server } from '../../server/src/app/server.ts'
import type { WalletId } from '../../server/src/money/ledger/index.ts'
import type { PlaySession } from '../../server/src/play/launch/index.ts'
import { randomServerId } from '../../server/src/platform/ids/serverId.ts'
import { join } from '../../server/src/rewards/mission/mission.actions.ts'
import { offerBonus } from '../../server/test/kit/memberBonuses.ts'
import { bareMember, makeMission } from '../../server/test/kit/missions.ts'

export const GAME = 'FERIA_DE_LUZ'
export const STAKE = 20_000n
const UNIT = 100_000n
/** Enough that no bonus or mission of the bench ends. */
const UNITS_MANY = 1_000n

/** A member with money, a running bonus and a mission that was joined. */
export type Player = { readonly account: string; readonly cash: PlaySession; readonly bonus: PlaySession }

type Version = Awaited<ReturnType<typeof makeMission>>

const openMission = (server: Server): Promise<Version> =>
  makeMission(server, { task: 'validBet', gameType: null, goal: UNITS_MANY * UNIT, period: 'weekly' })

async function seat({ features: { fairness } }: Server, wallet: WalletId): Promise<void> {
  const { commitment } = (await fairness.inPlay(wallet)).next
  await fairness.rotate(wallet, { commitment, clientSeed: bindClientSeed('bench', commitment) })
}

async function openPlayer(server: Server, mission: Version): Promise<Player> {
  const { ledger, wallet: wallets, bonusWallet } = server.features
  const who = await bareMember(server)
  const { cash, held, currency } = await wallets.walletStore.of(who.id)
  const joined = await join(server.features.mission.options, { ...mission, who }, 'en')
  assert(joined.ok, 'the mission was refused')
  const houseAccount = ledger.houseAccount('clearing', currency)
  await ledger.submit({ kind: 'deposit', id: randomServerId(), wallet: cash, houseAccount, amount: UNITS_MANY * UNIT })
  await offerBonus(server, who.id, { isAccepted: true, amount: UNITS_MANY * UNIT })
  const { bonus } = present(await bonusWallet.bonusWallets.standingOf(who.id), 'the running bonus')
  await seat(server, cash)
  await seat(server, bonus.wallet)
  const play = { game: GAME, currency, session: null, playSessionId: 'bench', isVisitor: false } as const
  const since = { seq: 0, at: new Date(0) }
  return {
    account: who.id,
    cash: { ...play, mode: 'real', wallet: cash, held, bonus: null, since },
    bonus: {
      ...play,
      mode: 'bonus',
      wallet: bonus.wallet,
      held: null,
      bonus: { id: bonus.bonus, stakeMax: STAKE, isStakeFixed: false, cash },
      since,
    },
  }
}

/** A few at a time: each takes connections. */
const AT_ONCE = 2

export async function openPlayers(server: Server, count: number): Promise<readonly Player[]> {
  const mission = await openMission(server)
  const players: Player[] = []
  while (players.length < count) {
    const group = Math.min(AT_ONCE, count - players.length)
    players.push(...(await Promise.all(Array.from({ length: group }, () => openPlayer(server, mission)))))
  }
  return players
}

/** A spin over everything but HTTP; it is settled when this returns. */
export async function spin({ features: { slot } }: Server, play: PlaySession): Promise<void> {
  const spun = await slot.playForDemo(play, { roundId: randomUUID(), bet: 'spin', stake: STAKE })
  assert(spun.ok, 'a spin was refused')
}
