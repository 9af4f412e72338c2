import { randomUUID } from 'node:crypto'
import { days, hours, minutes, present, seconds } from '@ronda/core'
import { expireProposals, finishApproved } from '../../src/money/adjustment/adjustment.actions.ts'
import { finishDue, sweepReports } from '../../src/money/deposit/index.ts'
import { finishTransfers } from '../../src/money/transfer/index.ts'
import { advanceAllWithdrawals } from '../../src/money/withdrawal/withdrawal.jobs.ts'
import { openLateCases, receiveUnconfirmed } from '../../src/money/withdrawal/receipt.actions.ts'
import { freezeJobs } from '../../src/office/freeze/index.ts'
import { randomServerId } from '../../src/platform/ids/serverId.ts'
import { isOwn } from '../../src/money/recognition/index.ts'
import { accountOf, poison, three, valuesOf, type PoisonCase, type Scene, type Three } from './poison.ts'
import { units, type Owner } from './memberBalances.ts'

const owners = ({ parties }: Scene): Promise<Three<Owner>> => three(() => parties.owner(1_000))

const isOne = (values: readonly unknown[], ...wanted: readonly unknown[]): readonly boolean[] =>
  values.map((value) => wanted.includes(value))

const withdrawals: readonly PoisonCase[] = [
  {
    name: 'withdrawals in progress',
    kind: 'withdrawal.carryOn',
    async plant({ server, parties, clock }) {
      await parties.sandbox('pay', { mood: 'closed', paysAtOnce: true })
      const ids = await three(async () => parties.paidOut(await parties.owner()))
      await parties.sandbox('pay', { mood: 'open', paysAtOnce: true })
      const when = `new.withdrawal = '${ids[0]}'`
      const heal = await poison(server.db, { table: 'withdrawal_step', on: 'insert', when })
      clock.at += minutes(1)
      return {
        heal,
        run: () => advanceAllWithdrawals(server.features.withdrawal.options),
        done: async () => isOne(await valuesOf(server.db, 'withdrawal', 'state', ids), 'paid'),
      }
    },
  },
  {
    name: 'withdrawals that count as received',
    kind: 'withdrawal.autoReceive',
    async plant({ server, parties, clock }) {
      const ids = await three(async () => parties.paidOut(await parties.owner()))
      const when = `new.withdrawal = '${ids[0]}'`
      const heal = await poison(server.db, { table: 'withdrawal_step', on: 'insert', when })
      clock.at += days(2)
      return {
        heal,
        run: () => receiveUnconfirmed(server.features.withdrawal.options),
        done: async () => isOne(await valuesOf(server.db, 'withdrawal', 'receipt', ids), 'received'),
      }
    },
  },
  {
    name: 'late withdrawals',
    kind: 'withdrawal.late',
    async plant({ server, parties, clock }) {
      const ids = await three(async () => parties.withdrawal(await parties.owner()))
      const when = `new.withdrawal = '${ids[0]}'`
      const heal = await poison(server.db, { table: 'withdrawal_case', on: 'insert', when })
      clock.at += days(3)
      const opened = async (): Promise<readonly boolean[]> => {
        const rows = await server.db.read((tx) => tx.selectFrom('withdrawal_case').select('withdrawal').execute())
        return ids.map((id) => rows.some((row) => row.withdrawal === id))
      }
      return { heal, run: () => openLateCases(server.features.withdrawal.options), done: opened }
    },
  },
]

const moves: readonly PoisonCase[] = [
  {
    name: 'unfinished transfers',
    kind: 'transfer.finish',
    async plant(scene) {
      const { server, parties, clock } = scene
      const [people, agent] = [await owners(scene), await accountOf(server, parties.agent)]
      const ids = await three(async (at) => {
        const id = randomServerId()
        const sender = await accountOf(server, present(people[at], 'an owner'))
        const row = { id, sender, receiver: agent, direction: 'up', amount: 100_000n, currency: 'USD' } as const
        const asked = { reason: '', state: 'asked', asked_at: new Date(clock.at - minutes(2)) } as const
        await server.db.write((tx) =>
          tx
            .insertInto('line_transfer')
            .values({ ...row, ...asked })
            .execute(),
        )
        return id
      })
      const heal = await poison(server.db, { table: 'line_transfer', on: 'update', when: `old.id = '${ids[0]}'` })
      return {
        heal,
        run: () => finishTransfers(server.features.transfer.options),
        done: async () => isOne(await valuesOf(server.db, 'line_transfer', 'state', ids), 'done'),
      }
    },
  },
  {
    name: 'unfinished transfers to a vendor',
    kind: 'vendor.finish',
    async plant(scene) {
      const { server, parties, clock } = scene
      const people = await owners(scene)
      const vendor = present(server.features.vendor.sandbox, 'the sandbox vendor')
      await vendor.setMood('silent')
      for (const owner of people) await parties.move(owner, randomUUID())
      await vendor.setMood('works')
      const accounts = await three((at) => accountOf(server, present(people[at], 'an owner')))
      const when = `old.owner = '${accounts[0]}' and new.state <> old.state`
      const heal = await poison(server.db, { table: 'vendor_move', on: 'update', when })
      clock.at += minutes(5)
      const done = async (): Promise<readonly boolean[]> => {
        const rows = await server.db.read((tx) => tx.selectFrom('vendor_move').select(['owner', 'state']).execute())
        return accounts.map((account) => rows.some((row) => row.owner === account && row.state === 'done'))
      }
      return { heal, run: () => server.features.vendor.vendors.finishDue(), done }
    },
  },
  {
    name: 'money to return from a vendor',
    kind: 'vendor.return',
    async plant(scene) {
      const { server, parties, clock } = scene
      const people = await owners(scene)
      for (const owner of people) await parties.move(owner, randomUUID())
      const accounts = await three((at) => accountOf(server, present(people[at], 'an owner')))
      const heal = await poison(server.db, {
        table: 'vendor_seat',
        on: 'update',
        when: `old.owner = '${accounts[0]}'`,
      })
      clock.at += minutes(31)
      const done = async (): Promise<readonly boolean[]> => {
        const rows = await server.db.read((tx) => tx.selectFrom('vendor_seat').select(['owner', 'is_away']).execute())
        return accounts.map((account) => rows.some((row) => row.owner === account && !row.is_away))
      }
      const again = async (): Promise<void> => {
        await server.features.vendor.vendors.finishDue()
        // A failure that was resolved in another way is deleted after a while.
        clock.at += hours(7)
        await server.failures.cleanUp()
      }
      return { heal, run: () => server.features.vendor.vendors.returnIdle(), done, again }
    },
  },
]

const deposits: readonly PoisonCase[] = (['finish', 'sweep'] as const).map((job) => ({
  name: job === 'finish' ? 'deposits to follow up' : 'lines of a provider’s report',
  kind: `deposit.${job}`,
  async plant(scene) {
    const { server, parties, clock } = scene
    const people = await owners(scene)
    const ids = await three(async (at) => {
      const { id } = await parties.deposit(present(people[at], 'an owner'))
      await parties.sandbox(`pay/${id}`, { act: 'pay', sent: units(50), notice: 'never' })
      return id
    })
    const when = `old.id = '${ids[0]}' and new.state <> old.state`
    const heal = await poison(server.db, { table: 'deposit', on: 'update', when })
    clock.at += minutes(5)
    const { options } = server.features.deposit
    return {
      heal,
      run: () => (job === 'finish' ? finishDue(options) : sweepReports(options)),
      done: async () => isOne(await valuesOf(server.db, 'deposit', 'state', ids), 'credited'),
    }
  },
}))

const adjustments: readonly PoisonCase[] = [
  {
    name: 'adjustments that expire',
    kind: 'adjustment.expire',
    async plant(scene) {
      const { server, parties, clock } = scene
      const people = await owners(scene)
      const ids = await three((at) => parties.proposed(present(people[at], 'an owner'), 5))
      const heal = await poison(server.db, { table: 'adjustment', on: 'update', when: `old.id = '${ids[0]}'` })
      clock.at += hours(25)
      return {
        heal,
        run: () => expireProposals(server.features.adjustment.options),
        done: async () => isOne(await valuesOf(server.db, 'adjustment', 'state', ids), 'expired'),
      }
    },
  },
  {
    name: 'adjustments that were approved',
    kind: 'adjustment.finish',
    async plant(scene) {
      const { server, parties, clock } = scene
      const people = await owners(scene)
      const ids = await three((at) => parties.proposed(present(people[at], 'an owner'), 5))
      const by = await server.db.read((tx) =>
        tx.selectFrom('account').select('id').where('username', '=', 'supervisora').executeTakeFirstOrThrow(),
      )
      const approved = { state: 'approved', decided_by: by.id, decided_at: new Date(clock.at) } as const
      await server.db.write((tx) => tx.updateTable('adjustment').set(approved).where('id', 'in', ids).execute())
      const heal = await poison(server.db, { table: 'adjustment', on: 'update', when: `old.id = '${ids[0]}'` })
      clock.at += minutes(2)
      return {
        heal,
        run: () => finishApproved(server.features.adjustment.options),
        done: async () => isOne(await valuesOf(server.db, 'adjustment', 'state', ids), 'done'),
      }
    },
  },
]

const restrictions: readonly PoisonCase[] = [
  {
    name: 'limits that take effect',
    kind: 'control.finish',
    async plant(scene) {
      const { server, clock } = scene
      const people = await owners(scene)
      const limit = { kind: 'deposit', period: 'day' }
      for (const { visitor } of people) {
        await visitor.send('POST', '/api/v1/control/limit', { key: randomUUID(), ...limit, amount: units(100) })
        await visitor.send('POST', '/api/v1/control/limit', { key: randomUUID(), ...limit, amount: units(200) })
      }
      const accounts = await three((at) => accountOf(server, present(people[at], 'an owner')))
      const heal = await poison(server.db, { table: 'control', on: 'update', when: `old.owner = '${accounts[0]}'` })
      clock.at += hours(25)
      const done = async (): Promise<readonly boolean[]> => {
        const rows = await server.db.read((tx) => tx.selectFrom('control_limit').select(['owner', 'amount']).execute())
        return accounts.map((owner) => rows.some((row) => row.owner === owner && row.amount === 20_000_000n))
      }
      return { heal, run: () => server.features.control.controls.finish(), done }
    },
  },
  {
    name: 'restrictions to write to the ledger',
    kind: 'control.restrict',
    async plant(scene) {
      const { server } = scene
      const people = await owners(scene)
      const wallets = people.map(({ memberWallets }) => memberWallets.cash)
      const when = `new.wallet = ${wallets[0] ?? 0}`
      const heal = await poison(server.db, { table: 'restriction', on: 'insert', when })
      const run = async (): Promise<void> => {
        for (const { visitor } of people)
          await visitor.send('POST', '/api/v1/control/time-out', { key: randomUUID(), days: 1 })
      }
      const done = async (): Promise<readonly boolean[]> => {
        const rows = await server.db.read((tx) => tx.selectFrom('restriction').select('wallet').execute())
        return wallets.map((wallet) => rows.some((row) => row.wallet === wallet))
      }
      return { heal, run, done, again: () => server.features.control.controls.finish() }
    },
  },
  {
    name: 'expired freezes',
    kind: 'freeze.expire',
    async plant(scene) {
      const { server, parties, clock } = scene
      const people = await owners(scene)
      const ids = await three(async (at) => {
        const { number: member } = present(people[at], 'an owner')
        const asked = {
          key: randomUUID(),
          member,
          part: 'deposit',
          reason: 'for a while',
          until: clock.at + seconds(9),
        }
        return (await parties.ana.send<{ id: string }>('POST', '/api/v1/office/freezes', asked)).id
      })
      const heal = await poison(server.db, { table: 'account_freeze', on: 'update', when: `old.id = '${ids[0]}'` })
      clock.at += minutes(1)
      const { controls } = server.features.control
      const sessions = server.features.session
      const options = { ...server, clock, merchant: 'ronda', controls, sessions, isOwn, onChanged: () => {} }
      return {
        heal,
        run: () => present(freezeJobs(options)[0], 'the job').run(),
        done: async () => (await valuesOf(server.db, 'account_freeze', 'ended_at', ids)).map((at) => at !== null),
      }
    },
  },
]

/** A poisoned row in every money job. */
export const moneyPoison: readonly PoisonCase[] = [
  ...withdrawals,
  ...moves,
  ...deposits,
  ...adjustments,
  ...restrictions,
]
