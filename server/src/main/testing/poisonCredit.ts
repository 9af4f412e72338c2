import { randomUUID } from 'node:crypto'
import { minutes, present } from '@ronda/core'
import { finishDue } from '../../money/deposit/index.ts'
import { pay, takeBreak } from './payer.ts'
import { accountOf, poison, three, valuesOf, type PoisonCase } from './poison.ts'
import { units } from './purse.ts'

/** What is done for members who were restricted: payments go back, and money comes home from vendors. */
export const creditPoison: readonly PoisonCase[] = [
  {
    name: 'payments that go back',
    kind: 'deposit.refund',
    async plant({ house, ring, clock }) {
      const people = await three(() => ring.owner())
      const ids = await three(async (at) => {
        const owner = present(people[at], 'an owner')
        const { id } = await ring.deposit(owner, 'bank')
        await takeBreak(owner)
        await pay(ring, id, 50, 'never')
        return id
      })
      const heal = await poison(house.db, { table: 'sandbox_refund', on: 'insert', when: `new.charge = '${ids[0]}'` })
      clock.at += minutes(5)
      return {
        heal,
        run: () => finishDue(house.rooms.deposits),
        done: async () =>
          (await valuesOf(house.db, 'deposit', 'returned', ids)).map((returned) => String(returned) === units(50)),
      }
    },
  },
  {
    name: 'money of restricted members at a vendor',
    kind: 'vendor.recall',
    async plant({ house, ring }) {
      const people = await three(() => ring.owner(1_000))
      const vendor = present(house.rooms.sandboxVendor, 'the sandbox vendor')
      for (const owner of people) await ring.move(owner, randomUUID())
      await vendor.setMood('refuses')
      for (const owner of people) await takeBreak(owner)
      await house.rooms.later.settle()
      await vendor.setMood('works')
      const accounts = await three((at) => accountOf(house, present(people[at], 'an owner')))
      const heal = await poison(house.db, { table: 'vendor_move', on: 'insert', when: `new.owner = '${accounts[0]}'` })
      const done = async (): Promise<readonly boolean[]> => {
        const rows = await house.db.read((tx) => tx.selectFrom('vendor_seat').select(['owner', 'is_away']).execute())
        return accounts.map((account) => rows.some((row) => row.owner === account && !row.is_away))
      }
      return { heal, run: () => house.rooms.vendors.recallRestricted(), done }
    },
  },
]
