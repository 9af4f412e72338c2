import { checkReached } from '../../src/rewards/referral/referral.actions.ts'
import { accountOf, poison, three, type PoisonCase } from './poison.ts'
import { betValid, invitedBy, registered } from './referrals.ts'

/** A poisoned row in the job of referrals. */
export const referralPoison: readonly PoisonCase[] = [
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
