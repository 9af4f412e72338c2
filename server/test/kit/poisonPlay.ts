import { randomUUID } from 'node:crypto'
import { hours, present } from '@ronda/core'
import { sql } from 'kysely'
import { finishLeft } from '../../src/play/arcade/left.actions.ts'
import { tableJobs } from '../../src/play/sharedRound/index.ts'
import { settleFailed } from '../../src/play/sports/settle.actions.ts'
import { placeOrders, openDealer } from './dealer.ts'
import { openMatch, placeOn, playOut, resultBet } from './league.ts'
import { openGame } from './testServer.ts'
import { poison, three, type PoisonCase, type Scene } from './poison.ts'
import { units } from './memberBalances.ts'

const bet = { side: 'heads', units: 5 }

async function seats({ parties }: Scene, game: string) {
  return three(async () => {
    const owner = await parties.owner()
    return { owner, game: await openGame(owner.visitor, 'real', game) }
  })
}

/** A poisoned row in every job and settlement of games. */
export const playPoison: readonly PoisonCase[] = [
  {
    name: 'abandoned arcade rounds',
    kind: 'arcade.finish',
    async plant(scene) {
      const { server, clock } = scene
      const players = await seats(scene, 'RONDA_MINES')
      for (const { game } of players)
        await game.send('POST', '/play/v1/arcade/bet', { round: randomUUID(), stake: units(1), bet: { mines: 3 } })
      const wallets = players.map(({ owner }) => owner.memberWallets.cash)
      const heal = await poison(server.db, {
        table: 'arcade_round',
        on: 'insert',
        when: `new.wallet = ${wallets[0] ?? 0}`,
      })
      clock.at += hours(25)
      const options = {
        ...server,
        seats: server.features.fairness,
        clock,
        openArcade: (code: string) => server.features.arcade.arcades.open(code),
      }
      const done = async (): Promise<readonly boolean[]> => {
        const rows = await server.db.read((tx) => tx.selectFrom('arcade_round').select('wallet').execute())
        return wallets.map((wallet) => rows.some((row) => row.wallet === wallet))
      }
      return { heal, run: () => finishLeft(options), done }
    },
  },
  {
    name: 'payouts of a shared round',
    kind: 'sharedRound.settle',
    async plant(scene) {
      const { server, clock } = scene
      const [players, dealer] = [await seats(scene, 'COIN'), await openDealer(server, 'COIN')]
      const round = await dealer.open()
      for (const { game } of players)
        await game.send('POST', '/play/v1/table/bet', { ticket: randomUUID(), round, bet })
      const wallets = players.map(({ owner }) => owner.memberWallets.cash)
      const when = `new.wallet = ${wallets[0] ?? 0}`
      const heal = await poison(server.db, { table: 'round', on: 'insert', when })
      const done = async (): Promise<readonly boolean[]> => {
        const { rows } = await server.db.read((tx) =>
          sql<{ wallet: number }>`select wallet from round where game = 'COIN' and shared = ${round}`.execute(tx),
        )
        return wallets.map((wallet) => rows.some((row) => row.wallet === wallet))
      }
      const job = tableJobs({ ...server, clock, tables: server.features.sharedRound.tables })[1]
      return {
        heal,
        run: () => dealer.finish(),
        done,
        again: () => present(job, 'the job that pays').run(),
      }
    },
  },
  {
    name: 'settlements of sports bets',
    kind: 'sports.settle',
    async plant(scene) {
      const { server, parties } = scene
      const match = await openMatch(server)
      const owners = await three(() => parties.owner())
      for (const { visitor } of owners) await placeOn(visitor, resultBet(match, 'home', units(1)))
      const wallets = owners.map(({ memberWallets }) => memberWallets.cash)
      const when = `new.wallet = ${wallets[0] ?? 0}`
      const heal = await poison(server.db, { table: 'sports_payment', on: 'insert', when })
      const done = async (): Promise<readonly boolean[]> => {
        const { rows } = await server.db.read((tx) =>
          sql<{ wallet: number }>`
            select wallet from sports_payment where wallet = any(${wallets}::int[])`.execute(tx),
        )
        return wallets.map((wallet) => rows.some((row) => row.wallet === wallet))
      }
      return {
        heal,
        run: () => playOut(server, match.number),
        done,
        again: () => settleFailed(server.features.sports.settling),
      }
    },
  },
  {
    name: 'standing orders to place',
    kind: 'sharedRound.order',
    async plant(scene) {
      const { server } = scene
      const [players, dealer] = [await seats(scene, 'COIN'), await openDealer(server, 'COIN')]
      for (const { game } of players) await game.send('POST', '/play/v1/orders', { order: randomUUID(), draws: 2, bet })
      const wallets = players.map(({ owner }) => owner.memberWallets.cash)
      const when = `new.wallet = ${wallets[0] ?? 0}`
      const heal = await poison(server.db, { table: 'shared_ticket', on: 'insert', when })
      await dealer.open()
      const done = async (): Promise<readonly boolean[]> => {
        const { rows } = await server.db.read((tx) =>
          sql<{ wallet: number }>`select wallet from shared_ticket where wallet = any(${wallets}::int[])`.execute(tx),
        )
        return wallets.map((wallet) => rows.some((row) => row.wallet === wallet))
      }
      return { heal, run: () => placeOrders(server, 'COIN'), done }
    },
  },
]
