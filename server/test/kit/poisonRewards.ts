import { hours, minutes } from '@ronda/core'
import { expireTopUps, finishTopUps } from '../../src/rewards/rewardFund/topUp.actions.ts'
import { poison, three, valuesOf, type PoisonCase } from './poison.ts'

/** A poisoned row in every job of rewards. */
export const rewardPoison: readonly PoisonCase[] = [
  {
    name: 'proposals for a reward fund that expire',
    kind: 'rewardFund.expire',
    async plant({ server, parties, clock }) {
      const ids = await three(() => parties.proposedTopUp(5))
      const heal = await poison(server.db, { table: 'reward_top_up', on: 'update', when: `old.id = '${ids[0]}'` })
      clock.at += hours(25)
      return {
        heal,
        run: () => expireTopUps(server.features.rewardFund.options),
        done: async () =>
          (await valuesOf(server.db, 'reward_top_up', 'state', ids)).map((state) => state === 'expired'),
      }
    },
  },
  {
    name: 'money for a reward fund that was approved',
    kind: 'rewardFund.finish',
    async plant({ server, parties, clock }) {
      const ids = await three(() => parties.proposedTopUp(5))
      const by = await server.db.read((tx) =>
        tx.selectFrom('account').select('id').where('username', '=', 'supervisora').executeTakeFirstOrThrow(),
      )
      const approved = { state: 'approved', decided_by: by.id, decided_at: new Date(clock.at) } as const
      await server.db.write((tx) => tx.updateTable('reward_top_up').set(approved).where('id', 'in', ids).execute())
      const heal = await poison(server.db, { table: 'reward_top_up', on: 'update', when: `old.id = '${ids[0]}'` })
      clock.at += minutes(2)
      return {
        heal,
        run: () => finishTopUps(server.features.rewardFund.options),
        done: async () => (await valuesOf(server.db, 'reward_top_up', 'state', ids)).map((state) => state === 'done'),
      }
    },
  },
]
