import { randomUUID } from 'node:crypto'
import type { Visitor, WireAnswer } from '../../platform/testing/visitor.ts'
import type { House } from '../house.ts'
import { valueOf } from './doors.ts'
import { openGame, signIn } from './guests.ts'
import { agentOf, balances, broughtBy, leaveWith, PIN, units, type Owner } from './purse.ts'

/** Something asked for many times at once, and what must be left of it. */
export type Race = {
  ask(at: number): Promise<WireAnswer>
  left(): Promise<unknown>
  readonly leaves: unknown
  /** Whether an answer says that it was done, where success alone does not. */
  isDone?(answer: WireAnswer): boolean
}

/**
 * What becomes of the very same sent many times: `equal`, all hear the same answer; `done`, all hear that it is done;
 * `once`, one hears so and the others that there is nothing left to do.
 */
export type Repeated = { readonly answers: 'equal' | 'done' | 'once'; open(): Promise<Race> }

type Withdrawal = { readonly id: string; readonly state: string; readonly received: string }

/** Everybody that money passes through in a race. */
class Ring {
  readonly house: House
  readonly agent: Owner
  readonly ana: Visitor
  readonly eva: Visitor

  constructor(house: House, agent: Owner, staff: readonly [Visitor, Visitor]) {
    this.house = house
    this.agent = agent
    ;[this.ana, this.eva] = staff
  }

  async owner(count = 400): Promise<Owner> {
    const owner = await broughtBy(this.house, 'agente')
    await leaveWith(this.house, owner, count)
    return owner
  }

  balances = (owner: Owner) => balances(this.house, owner)

  sandbox = (path: string, body: object): Promise<WireAnswer> => this.ana.ask('POST', `/api/v1/sandbox/${path}`, body)

  office = (who: Visitor, path: string, body: object = {}): Promise<WireAnswer> =>
    who.ask('POST', `/api/v1/office/${path}`, body)

  async deposit({ visitor }: Owner, way = 'card'): Promise<{ id: string; code: string }> {
    type Asked = { readonly id: string; readonly next: { readonly code?: string } }
    const body = { key: randomUUID(), way, amount: units(50) }
    const { id, next } = await visitor.send<Asked>('POST', '/api/v1/deposits', body)
    return { id, code: next.code ?? '' }
  }

  /** How to ask for a withdrawal of 300. */
  async withdrawer({ visitor }: Owner): Promise<(key: string) => Promise<WireAnswer>> {
    const typed = { kind: 'bank', institution: 'Banco Uno', number: '1000200030', holder: 'Ana López' }
    const path = '/api/v1/member/payout-accounts'
    const { id: account } = await visitor.send<{ id: string }>('POST', path, { key: randomUUID(), ...typed })
    return (key) =>
      visitor.ask('POST', '/api/v1/member/withdrawals', { key, account, amount: units(300), paymentPassword: PIN })
  }

  async withdrawal(owner: Owner): Promise<string> {
    const ask = await this.withdrawer(owner)
    return valueOf<Withdrawal>(await ask(randomUUID())).id
  }

  async paidOut(owner: Owner): Promise<string> {
    const id = await this.withdrawal(owner)
    await this.office(this.ana, 'withdrawals/approve', { id })
    return id
  }

  async withdrawalOf({ visitor }: Owner): Promise<Withdrawal | undefined> {
    return (await visitor.get<{ list: readonly Withdrawal[] }>('/api/v1/member/withdrawals')).list[0]
  }

  propose(owner: Owner, count: number, key: string = randomUUID()): Promise<WireAnswer> {
    const proposal = { key, member: owner.number, amount: units(count), account: 'promotion', reason: 'A race' }
    return this.office(this.ana, 'adjustments', proposal)
  }

  proposed = async (owner: Owner, count: number): Promise<string> =>
    valueOf<{ id: string }>(await this.propose(owner, count)).id

  decide = (id: string, how: 'approve' | 'refuse', body: object = {}): Promise<WireAnswer> =>
    this.office(this.eva, `adjustments/${id}/${how}`, body)

  send = ({ visitor }: Owner, key: string): Promise<WireAnswer> =>
    visitor.ask('POST', '/wps/member/transfer', {
      key,
      to: this.agent.number,
      amount: units(300),
      reason: '',
      paymentPassword: PIN,
    })

  move = ({ visitor }: Owner, key: string, direction: 'in' | 'out' = 'in'): Promise<WireAnswer> =>
    visitor.ask('POST', '/wps/relay/GCS_walletTransfer', { key, vendor: 'ALAMEDA', direction, amount: units(300) })

  /** How many proposals about somebody wait. */
  async waiting({ number }: Owner): Promise<number> {
    type List = { readonly list: readonly { readonly member: { readonly number: string } }[] }
    const { list } = await this.ana.get<List>('/api/v1/office/adjustments?isOpen=yes')
    return list.filter(({ member }) => member.number === number).length
  }
}

export async function openRing(house: House): Promise<Ring> {
  return new Ring(house, await agentOf(house), [await signIn(house, 'operador'), await signIn(house, 'supervisora')])
}

const repeated = (answers: Repeated['answers'], open: () => Promise<Race>): Repeated => ({ answers, open })

/** The same, sent again and again at once: a case for every call about money. */
export function repeatedRaces(ring: Ring): Readonly<Record<string, Repeated>> {
  return { ...repeatedDeposits(ring), ...repeatedWithdrawals(ring), ...repeatedMoves(ring), ...repeatedByStaff(ring) }
}

function repeatedDeposits(ring: Ring): Readonly<Record<string, Repeated>> {
  const credited = async (): Promise<{ owner: Owner; id: string; race: Pick<Race, 'left' | 'leaves'> }> => {
    const owner = await ring.owner()
    const { id } = await ring.deposit(owner)
    const left = () => ring.balances(owner)
    return { owner, id, race: { left, leaves: { cash: units(450), held: '0' } } }
  }
  return {
    'deposit.create': repeated('equal', async () => {
      const { visitor } = await ring.owner()
      const body = { key: randomUUID(), way: 'card', amount: units(50) }
      return {
        ask: () => visitor.ask('POST', '/api/v1/deposits', body),
        left: async () => (await visitor.get<{ lines: readonly unknown[] }>('/api/v1/deposits')).lines.length,
        leaves: 1,
      }
    }),
    'deposit.confirmCash': repeated('once', async () => {
      const owner = await ring.owner()
      await leaveWith(ring.house, ring.agent, 400)
      const { code } = await ring.deposit(owner, 'agentCash')
      return {
        ask: () => ring.agent.visitor.ask('POST', '/api/v1/deposits/cash/confirm', { code, amount: units(50) }),
        left: async () => [await ring.balances(owner), await ring.balances(ring.agent)],
        leaves: [
          { cash: units(450), held: '0' },
          { cash: units(350), held: '0' },
        ],
      }
    }),
    'depositDesk.look': repeated('done', async () => {
      const { id, race } = await credited()
      await ring.sandbox(`pay/${id}`, { act: 'pay', sent: units(50), notice: 'never' })
      return { ...race, ask: () => ring.office(ring.ana, `deposits/${id}/look`) }
    }),
    'sandboxPay.act': repeated('once', async () => {
      const { id, race } = await credited()
      return { ...race, ask: () => ring.sandbox(`pay/${id}`, { act: 'pay', sent: units(50), notice: 'thrice' }) }
    }),
  }
}

function repeatedWithdrawals(ring: Ring): Readonly<Record<string, Repeated>> {
  const paid = { cash: units(100), held: '0' }
  const asMember = ({ visitor }: Owner, path: string, body: object) =>
    visitor.ask('POST', `/api/v1/member/withdrawals/${path}`, body)
  return {
    'withdrawal.request': repeated('equal', async () => {
      const owner = await ring.owner(1_000)
      const [ask, key] = [await ring.withdrawer(owner), randomUUID()]
      return { ask: () => ask(key), left: () => ring.balances(owner), leaves: { cash: units(700), held: units(300) } }
    }),
    'withdrawal.confirm': repeated('once', async () => {
      const owner = await ring.owner()
      const id = await ring.paidOut(owner)
      return {
        ask: () => asMember(owner, 'confirm', { id, answer: 'received', amount: units(200) }),
        left: async () => [await ring.balances(owner), (await ring.withdrawalOf(owner))?.received],
        leaves: [paid, units(200)],
      }
    }),
    'withdrawal.dispute': repeated('once', async () => {
      const owner = await ring.owner()
      const id = await ring.paidOut(owner)
      const ask = () => asMember(owner, 'dispute', { id, words: 'Nothing came', proofs: [] })
      return { ask, left: () => ring.balances(owner), leaves: paid }
    }),
    'withdrawalDesk.approve': repeated('once', async () => {
      const owner = await ring.owner()
      const id = await ring.withdrawal(owner)
      const ask = () => ring.office(ring.ana, 'withdrawals/approve', { id })
      return { ask, left: () => ring.balances(owner), leaves: paid }
    }),
    'withdrawalDesk.reject': repeated('once', async () => {
      const owner = await ring.owner()
      const id = await ring.withdrawal(owner)
      const ask = () => ring.office(ring.ana, 'withdrawals/reject', { id, reason: 'A race' })
      return { ask, left: () => ring.balances(owner), leaves: { cash: units(400), held: '0' } }
    }),
    'withdrawalDesk.retry': repeated('done', async () => {
      const owner = await ring.owner()
      await ring.sandbox('pay', { mood: 'closed', paysAtOnce: true })
      const id = await ring.paidOut(owner)
      await ring.sandbox('pay', { mood: 'open', paysAtOnce: true })
      const ask = () => ring.office(ring.ana, 'withdrawals/retry', { id })
      return { ask, left: () => ring.balances(owner), leaves: paid }
    }),
    'sandboxPay.settlePayout': repeated('once', async () => {
      const owner = await ring.owner()
      await ring.sandbox('pay', { mood: 'open', paysAtOnce: false })
      const id = await ring.paidOut(owner)
      await ring.sandbox('pay', { mood: 'open', paysAtOnce: true })
      const ask = () => ring.sandbox(`payout/${id}`, { state: 'paid', notice: 'thrice' })
      return { ask, left: () => ring.balances(owner), leaves: paid }
    }),
  }
}

function repeatedMoves(ring: Ring): Readonly<Record<string, Repeated>> {
  return {
    'transfer.send': repeated('equal', async () => {
      const [owner, key] = [await ring.owner(1_000), randomUUID()]
      await leaveWith(ring.house, ring.agent, 10)
      return {
        ask: () => ring.send(owner, key),
        left: async () => [await ring.balances(owner), await ring.balances(ring.agent)],
        leaves: [
          { cash: units(700), held: '0' },
          { cash: units(310), held: '0' },
        ],
      }
    }),
    'funds.walletTransfer': repeated('equal', async () => {
      const [owner, key] = [await ring.owner(1_000), randomUUID()]
      const left = () => ring.balances(owner)
      return { ask: () => ring.move(owner, key), left, leaves: { cash: units(700), held: '0' } }
    }),
    'funds.bringHome': repeated('done', async () => {
      const owner = await ring.owner(1_000)
      await ring.move(owner, randomUUID())
      const ask = () => owner.visitor.ask('POST', '/wps/v2/wallets/bringHome', { vendor: null, cause: 'member' })
      return { ask, left: () => ring.balances(owner), leaves: { cash: units(1_000), held: '0' } }
    }),
    'slot.spin': repeated('equal', async () => {
      const owner = await ring.owner()
      const [game, round] = [await openGame(owner.visitor), randomUUID()]
      const ask = () => game.ask('POST', '/play/v1/slot/spin', { round, stake: units(1) })
      return { ask, left: () => ring.balances(owner), leaves: { cash: units(399), held: '0' } }
    }),
  }
}

function repeatedByStaff(ring: Ring): Readonly<Record<string, Repeated>> {
  return {
    'adjustments.propose': repeated('equal', async () => {
      const [owner, key] = [await ring.owner(), randomUUID()]
      return { ask: () => ring.propose(owner, 10, key), left: () => ring.waiting(owner), leaves: 1 }
    }),
    'adjustments.undo': repeated('equal', async () => {
      const [owner, key] = [await ring.owner(), randomUUID()]
      const id = await ring.proposed(owner, 10)
      await ring.decide(id, 'approve')
      const ask = () => ring.office(ring.ana, `adjustments/${id}/undo`, { key, reason: 'A race' })
      return { ask, left: () => ring.waiting(owner), leaves: 1 }
    }),
    'adjustments.approve': repeated('done', async () => {
      const owner = await ring.owner()
      const id = await ring.proposed(owner, 10)
      const left = () => ring.balances(owner)
      return { ask: () => ring.decide(id, 'approve'), left, leaves: { cash: units(410), held: '0' } }
    }),
    'adjustments.refuse': repeated('done', async () => {
      const owner = await ring.owner()
      const id = await ring.proposed(owner, 10)
      const left = () => ring.balances(owner)
      return { ask: () => ring.decide(id, 'refuse', { note: 'A race' }), left, leaves: { cash: units(400), held: '0' } }
    }),
  }
}

/** Each with a name of its own, where there is enough for one of them. */
export function rivalRaces(ring: Ring): Readonly<Record<string, () => Promise<Race>>> {
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
    'withdrawal.request': async () => {
      const owner = await ring.owner()
      const ask = await ring.withdrawer(owner)
      const left = () => ring.balances(owner)
      return { ask: () => ask(randomUUID()), left, leaves: { cash: units(100), held: units(300) } }
    },
    'transfer.send': async () => {
      const owner = await ring.owner()
      const left = () => ring.balances(owner)
      return { ask: () => ring.send(owner, randomUUID()), left, leaves: { cash: units(100), held: '0' } }
    },
    'funds.walletTransfer': async () => {
      const owner = await ring.owner()
      const left = () => ring.balances(owner)
      return { ask: () => ring.move(owner, randomUUID()), left, leaves: { cash: units(100), held: '0' } }
    },
    'slot.spin': async () => {
      const owner = await ring.owner(1)
      const game = await openGame(owner.visitor)
      const ask = () => game.ask('POST', '/play/v1/slot/spin', { round: randomUUID(), stake: units(1) })
      return { ask, left: () => ring.balances(owner), leaves: { cash: '0', held: '0' } }
    },
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
