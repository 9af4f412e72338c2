import { randomUUID } from 'node:crypto'
import { rivalRecords } from './bankTransfers.ts'
import { valueOf } from './signInSteps.ts'
import { askToCashOut, askToPlace, openBet, openMatch, resultBet } from './league.ts'
import { openGame } from './testServer.ts'
import { leaveWith, units } from './memberBalances.ts'
import type { Race, MoneyParties } from './moneyParties.ts'

type Rivals = Readonly<Record<string, () => Promise<Race>>>

/** Requests with different keys, when there is enough for only one of them. */
export function rivalRaces(parties: MoneyParties): Rivals {
  return {
    'bankTransferDesk.recordTransfer': () => rivalRecords(parties),
    ...rivalsForDeposits(parties),
    ...rivalsForMoves(parties),
    ...rivalsForStaff(parties),
  }
}

function rivalsForDeposits(parties: MoneyParties): Rivals {
  return {
    'deposit.create': async () => {
      const { visitor } = await parties.owner()
      const limit = { key: randomUUID(), kind: 'deposit', period: 'day', amount: units(60) }
      await visitor.send('POST', '/api/v1/control/limit', limit)
      return {
        ask: () => visitor.ask('POST', '/api/v1/deposits', { key: randomUUID(), way: 'card', amount: units(50) }),
        left: async () => (await visitor.get<{ lines: readonly unknown[] }>('/api/v1/deposits')).lines.length,
        leaves: 1,
      }
    },
    'deposit.confirmCash': async () => {
      const owners = [await parties.owner(), await parties.owner(), await parties.owner(), await parties.owner()]
      const codes: string[] = []
      for (const owner of owners) {
        for (let at = 0; at < 5; at++) codes.push((await parties.deposit(owner, 'agentCash')).code)
      }
      await leaveWith(parties.server, parties.agent, 90)
      const { visitor } = parties.agent
      return {
        ask: (at) => visitor.ask('POST', '/api/v1/deposits/cash/confirm', { code: codes[at], amount: units(50) }),
        left: () => parties.balances(parties.agent),
        leaves: { cash: units(40), held: '0' },
      }
    },
  }
}

function rivalsForMoves(parties: MoneyParties): Rivals {
  return {
    'withdrawal.request': async () => {
      const owner = await parties.owner()
      const ask = await parties.withdrawer(owner)
      const left = () => parties.balances(owner)
      return { ask: () => ask(randomUUID()), left, leaves: { cash: units(100), held: units(300) } }
    },
    'transfer.send': async () => {
      const owner = await parties.owner()
      const left = () => parties.balances(owner)
      return { ask: () => parties.send(owner, parties.agent), left, leaves: { cash: units(100), held: '0' } }
    },
    'vendor.walletTransfer': async () => {
      const owner = await parties.owner()
      const left = () => parties.balances(owner)
      return { ask: () => parties.move(owner, randomUUID()), left, leaves: { cash: units(100), held: '0' } }
    },
    'arcade.bet': async () => {
      const owner = await parties.owner(1)
      const game = await openGame(owner.visitor, 'real', 'RONDA_MINES')
      const body = { stake: units(1), bet: { mines: 3 } }
      const ask = () => game.ask('POST', '/play/v1/arcade/bet', { round: randomUUID(), ...body })
      return { ask, left: () => parties.balances(owner), leaves: { cash: '0', held: '0' } }
    },
    'sports.place': async () => {
      const owner = await parties.owner(1)
      const body = resultBet(await openMatch(parties.server), 'home', units(1))
      const ask = () => askToPlace(owner.visitor, { ...body, key: randomUUID() })
      return { ask, left: () => parties.balances(owner), leaves: { cash: '0', held: '0' } }
    },
    'sports.cashOut': async () => {
      const owner = await parties.owner(1)
      const body = await openBet(parties.server, owner.visitor, units(1))
      const ask = () => askToCashOut(owner.visitor, { ...body, key: randomUUID() })
      return { ask, left: () => parties.balances(owner), leaves: { cash: body.amount, held: '0' } }
    },
    'slot.spin': async () => {
      const owner = await parties.owner(1)
      const game = await openGame(owner.visitor)
      const ask = () => game.ask('POST', '/play/v1/slot/spin', { round: randomUUID(), stake: units(1) })
      return { ask, left: () => parties.balances(owner), leaves: { cash: '0', held: '0' } }
    },
  }
}

function rivalsForStaff(parties: MoneyParties): Rivals {
  return {
    'adjustments.propose': async () => {
      const owner = await parties.owner()
      const ids: string[] = []
      for (let at = 0; at < 10; at++) ids.push(await parties.proposed(owner, -300))
      return {
        ask: (at) => parties.decide(ids[at] ?? '', 'approve'),
        isDone: (answer) => valueOf<{ state?: string }>(answer).state === 'done',
        left: () => parties.balances(owner),
        leaves: { cash: units(100), held: '0' },
      }
    },
    // There is always enough to fill a fund with: only one of these is not the person who proposed it.
    'rewardFunds.propose': async () => {
      const before = await parties.fund()
      const id = await parties.proposedTopUp(10)
      return {
        ask: (at) => parties.decideTopUp(at === 7 ? parties.eva : parties.ana, id, 'approve'),
        left: parties.fund,
        leaves: before + BigInt(units(10)),
      }
    },
  }
}
