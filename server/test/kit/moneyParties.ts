import { randomUUID } from 'node:crypto'
import { days } from '@ronda/core'
import { Visitor, type WireAnswer } from '../../src/platform/testing/visitor.ts'
import type { Server } from '../../src/app/server.ts'
import { valueOf } from './signInSteps.ts'
import { signIn } from './testServer.ts'
import { freshen } from './staff.ts'
import { agentOf, balances, broughtBy, leaveWith, PIN, units, type Owner } from './memberBalances.ts'

/** A request that is sent many times at once, and what must be left after it. */
export type Race = {
  ask(at: number): Promise<WireAnswer>
  left(): Promise<unknown>
  readonly leaves: unknown
  /** Whether an answer counts as done, if success alone is not enough. */
  isDone?(answer: WireAnswer): boolean
}

/**
 * The answers to the same request sent many times: `equal`, all are the same; `done`, all say that it is done; `once`,
 * one says so and the others that there is nothing left to do.
 */
export type Repeated = { readonly answers: 'equal' | 'done' | 'once'; open(): Promise<Race> }

type Withdrawal = { readonly id: string; readonly state: string; readonly received: string }

type TopUpAsked = { readonly key?: string; readonly reason?: string }

type Sending = { readonly key?: string; readonly amount?: string }

/** Every payout account has its own number: a shared one may mean the same person. */
let payoutAccounts = 0

/** Everybody that money passes through in a race. */
export class MoneyParties {
  readonly server: Server
  readonly agent: Owner
  readonly ana: Visitor
  readonly eva: Visitor

  constructor(server: Server, agent: Owner, staff: readonly [Visitor, Visitor]) {
    this.server = server
    this.agent = agent
    ;[this.ana, this.eva] = staff
  }

  async owner(count = 400): Promise<Owner> {
    const owner = await broughtBy(this.server, 'agente')
    await leaveWith(this.server, owner, count)
    return owner
  }

  /** An anonymous caller. */
  anonymous = (): Visitor => new Visitor(this.server.origin)

  signInAgain = (username: string): Promise<Visitor> => signIn(this.server, username)

  balances = (owner: Owner) => balances(this.server, owner)

  sandbox = (path: string, body: object): Promise<WireAnswer> => this.ana.ask('POST', `/api/v1/sandbox/${path}`, body)

  office = (who: Visitor, path: string, body: object = {}): Promise<WireAnswer> =>
    who.ask('POST', `/api/v1/office/${path}`, body)

  async deposit({ visitor }: Owner, way = 'card'): Promise<{ id: string; code: string }> {
    type Asked = { readonly id: string; readonly next: { readonly code?: string } }
    const body = { key: randomUUID(), way, amount: units(50) }
    const { id, next } = await visitor.send<Asked>('POST', '/api/v1/deposits', body)
    return { id, code: next.code ?? '' }
  }

  /** Returns a function that requests a withdrawal, of 300 by default. */
  async withdrawer({ visitor }: Owner): Promise<(key: string, amount?: string) => Promise<WireAnswer>> {
    payoutAccounts += 1
    const number = String(1_000_200_030 + payoutAccounts)
    const typed = { kind: 'bank', institution: 'Banco Uno', number, holder: 'Ana López' }
    const path = '/api/v1/member/payout-accounts'
    const { id: account } = await visitor.send<{ id: string }>('POST', path, { key: randomUUID(), ...typed })
    return (key, amount = units(300)) =>
      visitor.ask('POST', '/api/v1/member/withdrawals', { key, account, amount, paymentPassword: PIN })
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

  /** Proposes to add money to the rebate fund. */
  topUp = (count: number, { key = randomUUID(), reason = 'A race' }: TopUpAsked = {}): Promise<WireAnswer> =>
    this.office(this.ana, 'reward-funds', { key, fund: 'REBATE', amount: units(count), reason })

  proposedTopUp = async (count: number): Promise<string> => valueOf<{ id: string }>(await this.topUp(count)).id

  decideTopUp = (who: Visitor, id: string, how: 'approve' | 'refuse', body: object = {}): Promise<WireAnswer> =>
    this.office(who, `reward-funds/${id}/${how}`, body)

  fund = (): Promise<bigint> => this.server.features.rewardFund.rewardFunds.balanceOf('REBATE', 'USD')

  /** How many of the newest proposals for the fund have this reason. */
  async topUpsBecause(reason: string): Promise<number> {
    type Listed = { readonly topUps: readonly { readonly reason: string }[] }
    const { topUps } = await this.ana.get<Listed>('/api/v1/office/reward-funds')
    return topUps.filter((each) => each.reason === reason).length
  }

  send(from: Owner, to: Owner, { key = randomUUID(), amount = units(300) }: Sending = {}): Promise<WireAnswer> {
    const body = { key, to: to.number, amount, reason: '', paymentPassword: PIN }
    return from.visitor.ask('POST', '/wps/member/transfer', body)
  }

  move = ({ visitor }: Owner, key: string, direction: 'in' | 'out' = 'in'): Promise<WireAnswer> =>
    visitor.ask('POST', '/wps/relay/GCS_walletTransfer', { key, vendor: 'ALAMEDA', direction, amount: units(300) })

  /** How many proposals about a member are open. */
  async waiting({ number }: Owner): Promise<number> {
    type List = { readonly list: readonly { readonly member: { readonly number: string } }[] }
    const { list } = await this.ana.get<List>('/api/v1/office/adjustments?isOpen=yes')
    return list.filter(({ member }) => member.number === number).length
  }
}

export const repeated = (answers: Repeated['answers'], open: () => Promise<Race>): Repeated => ({ answers, open })

export async function openMoneyParties(server: Server): Promise<MoneyParties> {
  const agent = await agentOf(server)
  const staff = [await signIn(server, 'operador'), await signIn(server, 'supervisora')] as const
  await freshen(server, days(1))
  return new MoneyParties(server, agent, staff)
}
