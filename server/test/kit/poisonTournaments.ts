import { hours, minutes } from '@ronda/core'
import { expireTournaments } from '../../src/rewards/tournament/plan.actions.ts'
import { settleTournaments } from '../../src/rewards/tournament/settle.actions.ts'
import { poison, three, type PoisonCase, type Scene } from './poison.ts'
import { fillFund } from './rewardFunds.ts'
import { proposed, publishedTournament } from './tournaments.ts'
import { hasReadAll } from './unread.ts'

/** Which of these tournaments are in a state. */
const areIn = async ({ server }: Scene, ids: readonly string[], state: 'cancelled' | 'expired') => {
  const rows = await server.db.read((tx) =>
    tx.selectFrom('tournament').select('id').where('state', '=', state).execute(),
  )
  return ids.map((id) => rows.some((row) => row.id === id))
}

/** A poisoned row in every job of tournaments. */
export const tournamentPoison: readonly PoisonCase[] = [
  {
    name: 'tournaments that are over',
    kind: 'tournament.settle',
    async plant(scene) {
      const { server, clock } = scene
      await fillFund(server, 'TOURNAMENT', 10_000_000n)
      const ids = await three(() => publishedTournament(server))
      const heal = await poison(server.db, { table: 'tournament', on: 'update', when: `old.id = '${ids[0]}'` })
      clock.at += hours(1) + minutes(11)
      await hasReadAll(server, 'rewards.tournament')
      const run = () => settleTournaments(server.features.tournament.options)
      return { heal, run, done: () => areIn(scene, ids, 'cancelled') }
    },
  },
  {
    name: 'plans of tournaments that nobody decided',
    kind: 'tournament.expire',
    async plant(scene) {
      const { server, clock } = scene
      const ids = await three(() => proposed(server))
      const heal = await poison(server.db, { table: 'tournament', on: 'update', when: `old.id = '${ids[0]}'` })
      clock.at += hours(1)
      const run = () => expireTournaments(server.features.tournament.options)
      return { heal, run, done: () => areIn(scene, ids, 'expired') }
    },
  },
]
