import { days, hours, minutes } from '@ronda/core'
import { reviewDue } from '../../src/rewards/bonus/bonus.jobs.ts'
import { payAll, payUnpaid, takeAndPay, type RebateOptions } from '../../src/rewards/rebate/rebate.actions.ts'
import { giveBirthdays } from '../../src/rewards/rank/birthday.actions.ts'
import { settleAll } from '../../src/rewards/rank/rank.actions.ts'
import { dayOf } from '../../src/rewards/rank/rank.ts'
import { expireRewards, payInterrupted } from '../../src/rewards/reward/reward.actions.ts'
import { expireTopUps, finishTopUps } from '../../src/rewards/rewardFund/topUp.actions.ts'
import { settleDue } from '../../src/rewards/promotion/settle.actions.ts'
import { join, settleWeeks } from '../../src/rewards/leaderboard/leaderboard.actions.ts'
import { accountOf, poison, three, valuesOf, type PoisonCase, type Scene, type Three } from './poison.ts'
import { betFor, confirmBirth } from './ranks.ts'
import { earnRebate } from './rebates.ts'
import { offerBonus } from './memberBonuses.ts'
import { bareMember } from './missions.ts'
import { runPromotion } from './promotions.ts'
import { withModule } from './registration.ts'
import { fillFund } from './rewardFunds.ts'
import { giveReward } from './rewards.ts'
import { hasReadAll } from './unread.ts'

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

/** Three accounts with the lowest rank. */
const ranked = ({ server, parties, clock }: Scene): Promise<Three<string>> =>
  three(async () => {
    const owner = await parties.owner()
    const { ranks } = (await server.features.settings.current()).money
    await betFor(server, owner.memberWallets.cash, ranks[0]?.turnover ?? 0, clock.at)
    return accountOf(server, owner)
  })

/** One column of the ranks of three accounts. */
async function ranksOf<Value>({ server }: Scene, accounts: Three<string>, column: 'level' | 'birthday_given') {
  const rows = await server.db.read((tx) =>
    tx.selectFrom('rank').select(['account', column]).where('account', 'in', accounts).execute(),
  )
  return accounts.map((account) => rows.find((row) => row.account === account)?.[column] as Value)
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
    name: 'promotions to be looked at',
    kind: 'promotion.settle',
    async plant({ server, parties, clock }) {
      const { options } = server.features.promotion
      const made = await runPromotion(server, { rule: { kind: 'mission', goal: 100_000n, days: 1 } })
      const ids = await three(async () => {
        const owner = await parties.owner()
        const body = { version: made.version, language: 'en' }
        const path = `/wps/promotions/${made.id}/join`
        return (await owner.visitor.send<{ own: { id: string } }>('POST', path, body)).own.id
      })
      const heal = await poison(server.db, { table: 'promotion_member', on: 'update', when: `old.id = '${ids[0]}'` })
      clock.at += days(2)
      return {
        heal,
        run: () => settleDue(options),
        done: async () =>
          (await valuesOf(server.db, 'promotion_member', 'state', ids)).map((state) => state === 'close'),
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
    name: 'weeks of the leaderboard that are over',
    kind: 'leaderboard.settle',
    async plant({ server, clock }) {
      const { options } = server.features.leaderboard
      const racer = await bareMember(server)
      await three(async () => {
        await join(options, racer)
        clock.at += days(7)
      })
      const weeks = async () =>
        server.db.read((tx) => tx.selectFrom('leaderboard').selectAll().orderBy('starts_at').execute())
      const first = (await weeks())[0]?.starts_at.toISOString()
      const heal = await poison(server.db, { table: 'leaderboard', on: 'update', when: `old.starts_at = '${first}'` })
      clock.at += minutes(11)
      await hasReadAll(server, 'rewards.leaderboard')
      return {
        heal,
        run: () => settleWeeks(options),
        done: async () => (await weeks()).map(({ settled_at: settled }) => settled !== null),
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
    name: 'ranks that fall',
    kind: 'rank.settle',
    async plant(scene) {
      const { server, clock } = scene
      const accounts = await ranked(scene)
      const heal = await poison(server.db, {
        table: 'rank_change',
        on: 'insert',
        when: `new.account = '${accounts[0]}'`,
      })
      clock.at += days(31)
      return {
        heal,
        run: () => settleAll(server.features.rank.options),
        done: async () => (await ranksOf<number>(scene, accounts, 'level')).map((level) => level === 0),
      }
    },
  },
  {
    name: 'birthdays of members with a rank',
    kind: 'rank.birthday',
    async plant(scene) {
      const { server, clock } = scene
      const accounts = await ranked(scene)
      for (const account of accounts) await confirmBirth(server, account, `1990${dayOf(clock.at).slice(4)}`)
      const heal = await poison(server.db, { table: 'rank', on: 'update', when: `old.account = '${accounts[0]}'` })
      return {
        heal,
        run: () => giveBirthdays(server.features.rank.options),
        done: async () =>
          (await ranksOf<Date | null>(scene, accounts, 'birthday_given')).map((given) => given !== null),
      }
    },
  },
  {
    name: 'bonuses whose time is over',
    kind: 'bonus.review',
    async plant({ server, parties, clock }) {
      const ids = await three(async () =>
        offerBonus(server, await accountOf(server, await parties.owner()), { isAccepted: true }),
      )
      const heal = await poison(server.db, { table: 'member_bonus', on: 'update', when: `old.id = '${ids[0]}'` })
      clock.at += days(8)
      return {
        heal,
        run: () => reviewDue(server.features.bonus.options),
        done: async () => (await valuesOf(server.db, 'member_bonus', 'state', ids)).map((state) => state === 'expired'),
      }
    },
  },
]
