import { randomUUID } from 'node:crypto'
import { minutes } from '@ronda/core'
import { payUnpaid as payRedeemed, redeem } from '../../src/rewards/mall/redeem.actions.ts'
import { convert, payUnpaid as payPoints } from '../../src/rewards/point/convert.actions.ts'
import { bookBets } from '../../src/rewards/point/point.actions.ts'
import { earnPoints, MONEY, offerGood } from './points.ts'
import { accountOf, poison, three, type PoisonCase, type Scene, type Three } from './poison.ts'
import { fillFund } from './rewardFunds.ts'

/** Three accounts with points, and money for them. */
async function pointOwners({ server, parties }: Scene, count = 100): Promise<Three<string>> {
  await fillFund(server, 'POINTS', 1_000_000_000n)
  return three(async () => {
    const owner = await parties.owner()
    await earnPoints(server, owner, count)
    return accountOf(server, owner)
  })
}

/** A poisoned row in every job of points and of the points mall. */
export const pointPoison: readonly PoisonCase[] = [
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
