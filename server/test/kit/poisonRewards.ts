import { randomUUID } from 'node:crypto'
import { hours, minutes } from '@ronda/core'
import { payUnpaid as payRedeemed, redeem } from '../../src/rewards/mall/redeem.actions.ts'
import { convert, payUnpaid as payPoints } from '../../src/rewards/point/convert.actions.ts'
import { bookBets } from '../../src/rewards/point/point.actions.ts'
import { payAll, payUnpaid, takeAndPay, type RebateOptions } from '../../src/rewards/rebate/rebate.actions.ts'
import { expireTopUps, finishTopUps } from '../../src/rewards/rewardFund/topUp.actions.ts'
import { accountOf, poison, three, valuesOf, type PoisonCase, type Scene, type Three } from './poison.ts'
import { earnPoints, MONEY, offerGood } from './points.ts'
import { earnRebate } from './rebates.ts'
import { withModule } from './registration.ts'
import { fillFund } from './rewardFunds.ts'

/** Three accounts with a rebate to be paid, and money for it. */
async function earners({ server, parties }: Scene): Promise<Three<string>> {
  await fillFund(server, 'REBATE', 100_000_000n)
  return three(async () => {
    const owner = await parties.owner()
    await earnRebate(server, owner.memberWallets.cash, 100_000_000n)
    return accountOf(server, owner)
  })
}

/** Three accounts with points, and money for them. */
async function pointOwners({ server, parties }: Scene, count = 100): Promise<Three<string>> {
  await fillFund(server, 'POINTS', 1_000_000_000n)
  return three(async () => {
    const owner = await parties.owner()
    await earnPoints(server, owner, count)
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
    name: 'points whose payment as money was interrupted',
    kind: 'point.pay',
    async plant(scene) {
      const { server, clock } = scene
      const { options } = server.features.point
      const accounts = await pointOwners(scene)
      const lost = { ...options.rewardFunds, pay: () => Promise.reject(new Error('no connection')) }
      for (const account of accounts) {
        const converting = { account, key: randomUUID(), points: 100, pointsPerUnit: 100 }
        await convert({ ...options, rewardFunds: lost }, converting).catch(() => undefined)
      }
      const heal = await poison(server.db, {
        table: 'point_conversion',
        on: 'update',
        when: `old.account = '${accounts[0]}'`,
      })
      clock.at += minutes(2)
      const paid = async (): Promise<readonly boolean[]> => {
        const rows = await server.db.read((tx) =>
          tx.selectFrom('point_conversion').select(['account', 'paid_at']).execute(),
        )
        return accounts.map((account) => rows.some((row) => row.account === account && row.paid_at !== null))
      }
      return { heal, run: () => payPoints(options), done: paid }
    },
  },
  {
    name: 'redeemed money whose payment was interrupted',
    kind: 'mall.pay',
    async plant(scene) {
      const { server, clock } = scene
      const { options } = server.features.mall
      const accounts = await pointOwners(scene, 1_000)
      const good = await offerGood(server, MONEY)
      const lost = { ...options.rewardFunds, pay: () => Promise.reject(new Error('no connection')) }
      for (const account of accounts) {
        const redeeming = { account, key: randomUUID(), good, quantity: 1, price: 1_000, recipient: undefined }
        await redeem({ ...options, rewardFunds: lost }, redeeming).catch(() => undefined)
      }
      const when = `old.account = '${accounts[0]}'`
      const heal = await poison(server.db, { table: 'mall_redemption', on: 'update', when })
      clock.at += minutes(2)
      const paid = async (): Promise<readonly boolean[]> => {
        const rows = await server.db.read((tx) =>
          tx.selectFrom('mall_redemption').select(['account', 'paid_at']).execute(),
        )
        return accounts.map((account) => rows.some((row) => row.account === account && row.paid_at !== null))
      }
      return { heal, run: () => payRedeemed(options), done: paid }
    },
  },
  {
    name: 'points of bets that become entries',
    kind: 'point.book',
    async plant(scene) {
      const { server, clock } = scene
      const accounts = await pointOwners(scene)
      const heal = await poison(server.db, {
        table: 'point_entry',
        on: 'insert',
        when: `new.account = '${accounts[0]}'`,
      })
      clock.at += minutes(61)
      const booked = async (): Promise<readonly boolean[]> => {
        const rows = await server.db.read((tx) => tx.selectFrom('point_entry').select('account').execute())
        return accounts.map((account) => rows.some((row) => row.account === account))
      }
      return { heal, run: () => bookBets(server.features.point.options), done: booked }
    },
  },
]
