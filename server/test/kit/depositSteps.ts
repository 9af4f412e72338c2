import { randomUUID } from 'node:crypto'
import type { DepositDetail, FreezePart, SandboxCharge } from '@ronda/contract'
import type { WireAnswer } from '../../src/platform/testing/visitor.ts'
import { units, type Owner } from './memberBalances.ts'
import type { MoneyParties } from './moneyParties.ts'

/** As it is sent: amounts are texts. */
type Wire<Value> = {
  readonly [Name in keyof Value]: bigint extends Value[Name] ? string | Exclude<Value[Name], bigint> : Value[Name]
}
export type WireDeposit = Wire<Omit<DepositDetail, 'next'>> & { readonly next: { readonly code?: string } | null }

export const ask = ({ visitor }: Owner, way: string, count: number): Promise<WireDeposit> =>
  visitor.send<WireDeposit>('POST', '/api/v1/deposits', { key: randomUUID(), way, amount: units(count) })

export const read = ({ visitor }: Owner, id: string): Promise<WireDeposit> =>
  visitor.get<WireDeposit>(`/api/v1/deposits/${id}`)

type When = 'now' | 'never'

/** Pays a deposit as its payer would; the provider notifies us at once, or never. */
export const pay = (parties: MoneyParties, id: string, count: number, notice: When = 'now'): Promise<WireAnswer> =>
  parties.sandbox(`pay/${id}`, { act: 'pay', sent: units(count), notice })

/** A deposit as the provider has it. */
export const chargeOf = ({ ana }: MoneyParties, id: string): Promise<Wire<SandboxCharge>> =>
  ana.get<Wire<SandboxCharge>>(`/api/v1/sandbox/pay/${id}`)

/** Sets the result of refunds from now on. */
export const setRefunds = (parties: MoneyParties, refunds: 'done' | 'waiting' | 'failed'): Promise<WireAnswer> =>
  parties.sandbox('pay', { mood: 'open', paysAtOnce: true, refunds })

const CONTROL = '/api/v1/control'

export const setLimit = ({ visitor }: Owner, kind: string, amount: string): Promise<WireAnswer> =>
  visitor.ask('POST', `${CONTROL}/limit`, { key: randomUUID(), kind, period: 'day', amount })

export const takeBreak = ({ visitor }: Owner): Promise<WireAnswer> =>
  visitor.ask('POST', `${CONTROL}/time-out`, { key: randomUUID(), days: 1 })

export const exclude = ({ visitor }: Owner): Promise<WireAnswer> =>
  visitor.ask('POST', `${CONTROL}/exclusion`, { key: randomUUID(), months: 6 })

export const freeze = (parties: MoneyParties, { number }: Owner, part: FreezePart): Promise<WireAnswer> =>
  parties.office(parties.ana, 'freezes', { key: randomUUID(), member: number, part, reason: 'a test', until: null })
