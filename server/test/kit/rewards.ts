import type { Server } from '../../src/app/server.ts'
import { randomServerId } from '../../src/platform/ids/serverId.ts'
import type { NewReward } from '../../src/rewards/reward/index.ts'
import type { Owner } from './memberBalances.ts'
import { accountOf } from './poison.ts'

/** Gives a member a reward of the fund for missions, as a feature would that rewards them. Returns its id. */
export async function giveReward(server: Server, owner: Owner, given: Partial<NewReward> = {}): Promise<string> {
  const { rewards } = server.features.reward
  const reward: NewReward = {
    id: randomServerId(),
    account: await accountOf(server, owner),
    fund: 'MISSION',
    names: { es: 'Una misión de prueba', en: 'A mission of a test' },
    currency: 'USD',
    amount: 500_000n,
    givenAtMs: Date.now(),
    expiresAtMs: null,
    ...given,
  }
  rewards.tell(await server.db.write((tx) => rewards.give(tx, [reward])))
  return reward.id
}
