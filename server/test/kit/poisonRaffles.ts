import { hours, minutes } from '@ronda/core'
import { claim } from '../../src/rewards/raffle/claim.actions.ts'
import { drawDue, freezeEnded } from '../../src/rewards/raffle/draw.actions.ts'
import { expireRaffles } from '../../src/rewards/raffle/plan.actions.ts'
import type { Server } from '../../src/app/server.ts'
import { bareMember } from './missions.ts'
import { poison, three, type PoisonCase } from './poison.ts'
import { plannedRaffle, publishedRaffle } from './raffles.ts'
import { fillFund } from './rewardFunds.ts'
import { hasReadAll } from './unread.ts'

/** Which of these raffles are in a state. */
const areIn = async ({ db }: Server, raffles: readonly string[], state: string): Promise<readonly boolean[]> => {
  const rows = await db.read((tx) => tx.selectFrom('raffle').select(['id', 'state']).execute())
  return raffles.map((raffle) => rows.some((row) => row.id === raffle && row.state === state))
}

async function withMember(server: Server): Promise<string> {
  const { options } = server.features.raffle
  const id = await publishedRaffle(server)
  const claimed = await claim(options, { id, who: await bareMember(server), device: null })
  if (!claimed.ok) throw new Error(claimed.error)
  return id
}

/** A poisoned row in every job of raffles. */
export const rafflePoison: readonly PoisonCase[] = [
  {
    name: 'raffles that have ended',
    kind: 'raffle.freeze',
    async plant({ server, clock }) {
      await fillFund(server, 'RAFFLE', 10_000_000n)
      const raffles = await three(() => withMember(server))
      const heal = await poison(server.db, {
        table: 'raffle_entry',
        on: 'update',
        when: `old.raffle = '${raffles[0]}'`,
      })
      clock.at += minutes(21)
      await hasReadAll(server, 'rewards.raffle')
      const run = () => freezeEnded(server.features.raffle.options)
      return { heal, run, done: () => areIn(server, raffles, 'frozen') }
    },
  },
  {
    name: 'raffles to draw',
    kind: 'raffle.draw',
    async plant({ server, clock }) {
      await fillFund(server, 'RAFFLE', 10_000_000n)
      const { options } = server.features.raffle
      const raffles = await three(() => withMember(server))
      clock.at += minutes(21)
      await hasReadAll(server, 'rewards.raffle')
      await freezeEnded(options)
      clock.at += minutes(10)
      const heal = await poison(server.db, { table: 'raffle', on: 'update', when: `old.id = '${raffles[0]}'` })
      return { heal, run: () => drawDue(options), done: () => areIn(server, raffles, 'drawn') }
    },
  },
  {
    name: 'plans of raffles that nobody decided',
    kind: 'raffle.expire',
    async plant({ server, clock }) {
      const raffles = await three(() => plannedRaffle(server))
      const heal = await poison(server.db, { table: 'raffle', on: 'update', when: `old.id = '${raffles[0]}'` })
      clock.at += hours(1)
      const run = () => expireRaffles(server.features.raffle.options)
      return { heal, run, done: () => areIn(server, raffles, 'expired') }
    },
  },
]
