import { hours, minutes } from '@ronda/core'
import { payAll, payUnpaid, takeAndPay, type RebateOptions } from '../../src/rewards/rebate/rebate.actions.ts'
import { expireRewards, payInterrupted } from '../../src/rewards/reward/reward.actions.ts'
import { checkReached } from '../../src/rewards/referral/referral.actions.ts'
import { expireTopUps, finishTopUps } from '../../src/rewards/rewardFund/topUp.actions.ts'
import { accountOf, poison, three, valuesOf, type PoisonCase, type Scene, type Three } from './poison.ts'
import { earnRebate } from './rebates.ts'
import { betValid, invitedBy, registered } from './referrals.ts'
import { withModule } from './registration.ts'
import { fillFund } from './rewardFunds.ts'
import { giveReward } from './rewards.ts'

/** Three accounts with a rebate to be paid, and money for it. */
async function earners({ server, parties }: Scene): Promise<Three<string>> {
  await fillFund(server, 'REBATE', 100_000_000n)
  return three(async () => {
    const owner = await parties.owner()
    await earnRebate(server, owner.memberWallets.cash, 100_000_000n)
    return accountOf(server, owner)
  })
}

/** Which of these accounts were paid a rebate. */
async function arePaid({ server }: Scene, accounts: Three<string>): Promise<readonly boolean[]> {
  const rows = await server.db.read((tx) => tx.selectFrom('rebate').select(['account', 'paid_at']).execute())
  return accounts.map((account) => rows.some((row) => row.account === account && row.paid_at !== null))
}

/** The rebate where members do not claim it. */
const automatic = ({ features: { rebate, settings } }: Scene['server']): RebateOptions => ({
  ...rebate.options,
  settings: { ...settings, current: async () => withModule(await settings.current(), 'MANPLAYREB3', 0) },
})

/** Three rewards that are in this state. */
async function given({ server, parties }: Scene, state: 'open' | 'collecting', expiresAtMs: number | null) {
  await fillFund(server, 'MISSION', 100_000_000n)
  const givenAtMs = Date.now()
  return three(async () => {
    const id = await giveReward(server, await parties.owner(), { givenAtMs, expiresAtMs })
    await server.db.write((tx) => tx.updateTable('reward').set({ state }).where('id', '=', id).execute())
    return id
  })
}

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
  {
    name: 'rewards whose payment was interrupted',
    kind: 'reward.pay',
    async plant(scene) {
      const { server, clock } = scene
      const ids = await given(scene, 'collecting', null)
      const heal = await poison(server.db, { table: 'reward', on: 'update', when: `old.id = '${ids[0]}'` })
      clock.at += minutes(2)
      return {
        heal,
        run: () => payInterrupted(server.features.reward.options),
        done: async () => (await valuesOf(server.db, 'reward', 'state', ids)).map((state) => state === 'collected'),
      }
    },
  },
  {
    name: 'rewards that nobody has collected in time',
    kind: 'reward.expire',
    async plant(scene) {
      const { server, clock } = scene
      const ids = await given(scene, 'open', Math.max(Date.now(), clock.at) + minutes(1))
      const heal = await poison(server.db, { table: 'reward', on: 'update', when: `old.id = '${ids[0]}'` })
      clock.at += minutes(2)
      return {
        heal,
        run: () => expireRewards(server.features.reward.options),
        done: async () => (await valuesOf(server.db, 'reward', 'state', ids)).map((state) => state === 'expired'),
      }
    },
  },
  {
    name: 'rebates whose payment was interrupted',
    kind: 'rebate.pay',
    async plant(scene) {
      const { server, clock } = scene
      const { options } = server.features.rebate
      const accounts = await earners(scene)
      const lost = { ...options.rewardFunds, pay: () => Promise.reject(new Error('no connection')) }
      for (const account of accounts) {
        const taking = { id: options.ids.named('rebate', account, 'interrupted'), account, isClaimed: true }
        await takeAndPay({ ...options, rewardFunds: lost }, taking).catch(() => undefined)
      }
      const heal = await poison(server.db, { table: 'rebate', on: 'update', when: `old.account = '${accounts[0]}'` })
      clock.at += minutes(2)
      return { heal, run: () => payUnpaid(options), done: () => arePaid(scene, accounts) }
    },
  },
  {
    name: 'rebates that are paid once a day',
    kind: 'rebate.payAll',
    async plant(scene) {
      const { server } = scene
      const accounts = await earners(scene)
      const heal = await poison(server.db, { table: 'rebate', on: 'insert', when: `new.account = '${accounts[0]}'` })
      return { heal, run: () => payAll(automatic(server)), done: () => arePaid(scene, accounts) }
    },
  },
  {
    name: 'guests who have reached the goal of an invitation',
    kind: 'referral.check',
    async plant({ server }) {
      const host = await registered(server)
      const guests = await three(async () => {
        const guest = await invitedBy(server, host)
        await betValid(server, guest, 100_000_000n)
        return accountOf(server, guest)
      })
      const heal = await poison(server.db, { table: 'referral', on: 'update', when: `old.guest = '${guests[0]}'` })
      return {
        heal,
        run: () => checkReached(server.features.referral.options),
        done: async () => {
          const rows = await server.db.read((tx) => tx.selectFrom('referral').select(['guest', 'state']).execute())
          return guests.map((guest) => rows.some((row) => row.guest === guest && row.state === 'qualified'))
        },
      }
    },
  },
]
