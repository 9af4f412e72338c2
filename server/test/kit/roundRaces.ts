import { randomUUID } from 'node:crypto'
import { openDealer } from './dealer.ts'
import { askToCashOut, askToPlace, openBet, openMatch, resultBet } from './league.ts'
import { openGame } from './testServer.ts'
import { units } from './memberBalances.ts'
import { repeated, type MoneyParties, type Repeated } from './moneyParties.ts'

/** Bets of the sportsbook, sent many times at once. */
function repeatedSportsBets(parties: MoneyParties): Readonly<Record<string, Repeated>> {
  return {
    'sports.place': repeated('equal', async () => {
      const owner = await parties.owner()
      const body = resultBet(await openMatch(parties.server), 'home', units(1))
      const ask = () => askToPlace(owner.visitor, body)
      return { ask, left: () => parties.balances(owner), leaves: { cash: units(399), held: '0' } }
    }),
    'sports.cashOut': repeated('equal', async () => {
      const owner = await parties.owner()
      const body = { ...(await openBet(parties.server, owner.visitor, units(1))), key: randomUUID() }
      const ask = () => askToCashOut(owner.visitor, body)
      const cash = String(BigInt(units(399)) + BigInt(body.amount))
      return { ask, left: () => parties.balances(owner), leaves: { cash, held: '0' } }
    }),
  }
}

/** Rounds of games, sent many times at once. */
export function repeatedRounds(parties: MoneyParties): Readonly<Record<string, Repeated>> {
  return {
    ...repeatedSportsBets(parties),
    'arcade.bet': repeated('equal', async () => {
      const owner = await parties.owner()
      const [game, round] = [await openGame(owner.visitor, 'real', 'RONDA_MINES'), randomUUID()]
      const ask = () => game.ask('POST', '/play/v1/arcade/bet', { round, stake: units(1), bet: { mines: 3 } })
      return { ask, left: () => parties.balances(owner), leaves: { cash: units(399), held: '0' } }
    }),
    'arcade.move': repeated('equal', async () => {
      const owner = await parties.owner()
      const [game, round] = [await openGame(owner.visitor, 'real', 'RONDA_MINES'), randomUUID()]
      await game.send('POST', '/play/v1/arcade/bet', { round, stake: units(1), bet: { mines: 3 } })
      const ask = () => game.ask('POST', '/play/v1/arcade/move', { round, at: 0, move: { take: true } })
      return { ask, left: () => parties.balances(owner), leaves: { cash: units(400), held: '0' } }
    }),
    'sharedRound.bet': repeated('equal', async () => {
      const owner = await parties.owner()
      const [game, dealer] = [await openGame(owner.visitor, 'real', 'COIN'), await openDealer(parties.server, 'COIN')]
      const [round, ticket] = [await dealer.open(), randomUUID()]
      const ask = () => game.ask('POST', '/play/v1/table/bet', { ticket, round, bet: { side: 'heads', units: 5 } })
      return { ask, left: () => parties.balances(owner), leaves: { cash: units(399), held: '0' } }
    }),
    'sharedRound.leave': repeated('equal', async () => {
      const owner = await parties.owner()
      const [game, dealer] = [await openGame(owner.visitor, 'real', 'KITE'), await openDealer(parties.server, 'KITE')]
      const [round, ticket] = [await dealer.open(), randomUUID()]
      await game.send('POST', '/play/v1/table/bet', { ticket, round, bet: { side: 'heads', units: 5 } })
      await dealer.show()
      const ask = () => game.ask('POST', '/play/v1/table/leave', { ticket, round })
      // It is paid when the round ends, which does not happen here.
      return { ask, left: () => parties.balances(owner), leaves: { cash: units(399), held: '0' } }
    }),
    'sharedRoundOrders.make': repeated('equal', async () => {
      const owner = await parties.owner()
      const [game, order] = [await openGame(owner.visitor, 'real', 'COIN'), randomUUID()]
      const ask = () => game.ask('POST', '/play/v1/orders', { order, draws: 2, bet: { side: 'heads', units: 5 } })
      const left = async () => {
        const { orders } = await game.get<{ orders: readonly unknown[] }>('/play/v1/orders')
        return { orders: orders.length, ...(await parties.balances(owner)) }
      }
      // It is staked when a round opens, which does not happen here.
      return { ask, left, leaves: { orders: 1, cash: units(400), held: '0' } }
    }),
    'slot.spin': repeated('equal', async () => {
      const owner = await parties.owner()
      const [game, round] = [await openGame(owner.visitor), randomUUID()]
      const ask = () => game.ask('POST', '/play/v1/slot/spin', { round, stake: units(1) })
      return { ask, left: () => parties.balances(owner), leaves: { cash: units(399), held: '0' } }
    }),
  }
}
