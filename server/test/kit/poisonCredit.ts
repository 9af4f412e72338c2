import { randomUUID } from 'node:crypto'
import { minutes, present } from '@ronda/core'
import { finishDue } from '../../src/money/deposit/index.ts'
import { pay, takeBreak } from './depositSteps.ts'
import { accountOf, poison, three, valuesOf, type PoisonCase } from './poison.ts'
import { units } from './memberBalances.ts'

/** Jobs for restricted members: payments are refunded, and money is recalled from vendors. */
export const creditPoison: readonly PoisonCase[] = [
  {
    name: 'refunds of payments',
    kind: 'deposit.refund',
    async plant({ server, parties, clock }) {
      const people = await three(() => parties.owner())
      const ids = await three(async (at) => {
        const owner = present(people[at], 'an owner')
        const { id } = await parties.deposit(owner, 'bank')
        await takeBreak(owner)
        await pay(parties, id, 50, 'never')
        return id
      })
      const heal = await poison(server.db, { table: 'sandbox_refund', on: 'insert', when: `new.charge = '${ids[0]}'` })
      clock.at += minutes(5)
      return {
        heal,
        run: () => finishDue(server.features.deposit.options),
        done: async () =>
          (await valuesOf(server.db, 'deposit', 'returned', ids)).map((returned) => String(returned) === units(50)),
      }
    },
  },
  {
    name: 'money of restricted members at a vendor',
    kind: 'vendor.recall',
    async plant({ server, parties }) {
      const people = await three(() => parties.owner(1_000))
      const vendor = present(server.features.vendor.sandbox, 'the sandbox vendor')
      for (const owner of people) await parties.move(owner, randomUUID())
      await vendor.setMood('refuses')
      for (const owner of people) await takeBreak(owner)
      await server.background.settle()
      await vendor.setMood('works')
      const accounts = await three((at) => accountOf(server, present(people[at], 'an owner')))
      const heal = await poison(server.db, { table: 'vendor_move', on: 'insert', when: `new.owner = '${accounts[0]}'` })
      const done = async (): Promise<readonly boolean[]> => {
        const rows = await server.db.read((tx) => tx.selectFrom('vendor_seat').select(['owner', 'is_away']).execute())
        return accounts.map((account) => rows.some((row) => row.owner === account && !row.is_away))
      }
      return { heal, run: () => server.features.vendor.vendors.recallRestricted(), done }
    },
  },
]
