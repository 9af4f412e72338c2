import { randomUUID } from 'node:crypto'
import { valueOf } from './doors.ts'
import { openGame } from './guests.ts'
import { leaveWith, units } from './purse.ts'
import type { Race, Ring } from './ring.ts'

type Rivals = Readonly<Record<string, () => Promise<Race>>>

/** Each with a name of its own, where there is enough for one of them. */
export function rivalRaces(ring: Ring): Rivals {
  return { ...rivalsForDeposits(ring), ...rivalsForMoves(ring), ...rivalsForStaff(ring) }
}

function rivalsForDeposits(ring: Ring): Rivals {
  return {
    'deposit.create': async () => {
      const { visitor } = await ring.owner()
      const limit = { key: randomUUID(), kind: 'deposit', period: 'day', amount: units(60) }
      await visitor.send('POST', '/api/v1/control/limit', limit)
      return {
        ask: () => visitor.ask('POST', '/api/v1/deposits', { key: randomUUID(), way: 'card', amount: units(50) }),
        left: async () => (await visitor.get<{ lines: readonly unknown[] }>('/api/v1/deposits')).lines.length,
        leaves: 1,
      }
    },
    'deposit.confirmCash': async () => {
      const owners = [await ring.owner(), await ring.owner(), await ring.owner(), await ring.owner()]
      const codes: string[] = []
      for (const owner of owners) {
        for (let at = 0; at < 5; at++) codes.push((await ring.deposit(owner, 'agentCash')).code)
      }
      await leaveWith(ring.house, ring.agent, 90)
      const { visitor } = ring.agent
      return {
        ask: (at) => visitor.ask('POST', '/api/v1/deposits/cash/confirm', { code: codes[at], amount: units(50) }),
        left: () => ring.balances(ring.agent),
        leaves: { cash: units(40), held: '0' },
      }
    },
  }
}

function rivalsForMoves(ring: Ring): Rivals {
  return {
    'withdrawal.request': async () => {
      const owner = await ring.owner()
      const ask = await ring.withdrawer(owner)
      const left = () => ring.balances(owner)
      return { ask: () => ask(randomUUID()), left, leaves: { cash: units(100), held: units(300) } }
    },
    'transfer.send': async () => {
      const owner = await ring.owner()
      const left = () => ring.balances(owner)
      return { ask: () => ring.send(owner, ring.agent), left, leaves: { cash: units(100), held: '0' } }
    },
    'funds.walletTransfer': async () => {
      const owner = await ring.owner()
      const left = () => ring.balances(owner)
      return { ask: () => ring.move(owner, randomUUID()), left, leaves: { cash: units(100), held: '0' } }
    },
    'arcade.bet': async () => {
      const owner = await ring.owner(1)
      const game = await openGame(owner.visitor, 'real', 'RONDA_MINES')
      const body = { stake: units(1), bet: { mines: 3 } }
      const ask = () => game.ask('POST', '/play/v1/arcade/bet', { round: randomUUID(), ...body })
      return { ask, left: () => ring.balances(owner), leaves: { cash: '0', held: '0' } }
    },
    'slot.spin': async () => {
      const owner = await ring.owner(1)
      const game = await openGame(owner.visitor)
      const ask = () => game.ask('POST', '/play/v1/slot/spin', { round: randomUUID(), stake: units(1) })
      return { ask, left: () => ring.balances(owner), leaves: { cash: '0', held: '0' } }
    },
  }
}

function rivalsForStaff(ring: Ring): Rivals {
  return {
    'adjustments.propose': async () => {
      const owner = await ring.owner()
      const ids: string[] = []
      for (let at = 0; at < 20; at++) ids.push(await ring.proposed(owner, -300))
      return {
        ask: (at) => ring.decide(ids[at] ?? '', 'approve'),
        isDone: (answer) => valueOf<{ state?: string }>(answer).state === 'done',
        left: () => ring.balances(owner),
        leaves: { cash: units(100), held: '0' },
      }
    },
  }
}
