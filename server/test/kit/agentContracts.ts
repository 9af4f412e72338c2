import { randomUUID } from 'node:crypto'
import type { AgentContract, ContractAction, DeskContract } from '@ronda/contract'
import { present } from '@ronda/core'
import type { Visitor, WireAnswer } from '../../src/platform/testing/visitor.ts'
import type { Server } from '../../src/app/server.ts'
import { contractSample } from './officeSamples.ts'
import { findByName } from '../../src/people/identity/index.ts'
import { freshen, PASSWORD } from './staff.ts'

export const agentAccount = (username: string, upline?: string) => ({
  username,
  kind: 'agent' as const,
  password: PASSWORD,
  deposit: 0,
  ...(upline !== undefined && { upline }),
})

/** Terms with one tier of a rate in percent. */
export const termsAt = (percent: number, more: object = {}) => ({
  ...contractSample,
  tiers: [{ validBetMin: '0', lossMin: '0', activeMembersMin: 0, rateMillionths: percent * 10_000 }],
  ...more,
})

export const SALARY = { kind: 'dailySalary', period: 'daily' } as const

const RELAYS = {
  dividend: 'MCS2_processDividendReq',
  dailySalary: 'MCS2_processDailySalContract',
  hourlySalary: 'MCS2_processContractHourSalary',
  realTimeSalary: 'MCSFE_processRealTimeSalaryContract',
} as const
export type ContractKind = keyof typeof RELAYS

export type Shown = Pick<
  AgentContract,
  'id' | 'state' | 'termsHash' | 'version' | 'endingSide' | 'validTo' | 'isByPlatform'
>

type Processing = { readonly kind?: ContractKind; readonly impact?: string }

export const process = (
  visitor: Visitor,
  id: string,
  action: ContractAction,
  { kind = 'dividend', ...more }: Processing = {},
): Promise<WireAnswer> => visitor.ask('POST', `/wps/relay/${RELAYS[kind]}`, { id, action, ...more })

export type Impact = {
  readonly ended: readonly { id: string; name: string }[]
  readonly count: number
  readonly hash: string
}
export const impactOf = (visitor: Visitor, id: string) => visitor.get<Impact>(`/wps/agent/contracts/${id}/impact`)

/** Accepts as the page does: the impact is looked at first. */
export async function accept(visitor: Visitor, id: string, kind: ContractKind = 'dividend'): Promise<WireAnswer> {
  const preview = await visitor.ask('GET', `/wps/agent/contracts/${id}/impact`)
  if (preview.status !== 200) return preview
  return process(visitor, id, 'accept', { kind, impact: valueIn<Impact>(preview).hash })
}

/** Asks for the end as the page does: what ends with it is looked at first. */
export async function terminate(visitor: Visitor, id: string, kind: ContractKind = 'dividend'): Promise<WireAnswer> {
  const { hash } = await impactOf(visitor, id)
  return process(visitor, id, 'terminate', { kind, impact: hash })
}

/** Ends a contract as one of the staff does. */
export async function endAsStaff(visitor: Visitor, id: string): Promise<WireAnswer> {
  const { impact } = await visitor.get<{ impact: Impact }>(`/api/v1/office/contracts/${id}`)
  const request = { id, reason: 'breach of terms', impact: impact.hash }
  return visitor.ask('POST', `/api/v1/office/contracts/${id}/end`, request)
}

/** Moves an agent as one of the staff does. */
export async function moveAgent(visitor: Visitor, member: string, upline: string): Promise<WireAnswer> {
  const { hash } = await visitor.get<Impact>(`/api/v1/office/tree/impact?member=${member}&upline=${upline}`)
  const move = { key: randomUUID(), member, upline, reason: 'the agent asked', impact: hash }
  return visitor.ask('POST', '/api/v1/office/tree/moves', move)
}

export async function propose(
  { server, by, to }: { readonly server: Server; readonly by: Visitor; readonly to: string },
  terms: object,
  more: object = {},
): Promise<WireAnswer> {
  const found = await server.db.read((tx) => findByName(tx, 'ronda', to))
  const agent = present(found, to).account.number
  return by.ask('POST', '/wps/agent/contracts', { key: randomUUID(), agent, terms, noticeDays: null, ...more })
}

export const valueIn = <T = Shown>({ body }: WireAnswer): T => {
  const { value } = body as { value?: T }
  return present(value, `a value in ${JSON.stringify(body)}`)
}

/** Approves a proposal as one of the staff does: what its acceptance ends is looked at first. */
export async function approveAsStaff(visitor: Visitor, id: string): Promise<WireAnswer> {
  const path = `/api/v1/office/contracts/proposals/${id}`
  const { hash } = await visitor.get<Impact>(`${path}/impact`)
  return visitor.ask('POST', `${path}/approve`, { impact: hash })
}

/** Offers a contract with the platform as two of the staff do. The id of the offer. */
export async function offerByPlatform(
  { server, ana, eva }: { readonly server: Server; readonly ana: Visitor; readonly eva: Visitor },
  agent: string,
  terms: object,
  noticeDays: number | null = null,
): Promise<string> {
  await freshen(server)
  const proposal = { key: randomUUID(), agent, terms, noticeDays, reason: 'a new line' }
  const { id } = await ana.send<{ id: string }>('POST', '/api/v1/office/contracts/proposals', proposal)
  await approveAsStaff(eva, id)
  return id
}

export const listOfDesk = async (visitor: Visitor, query: string): Promise<readonly DeskContract[]> =>
  (await visitor.get<{ contracts: readonly DeskContract[] }>(`/api/v1/office/contracts?${query}`)).contracts
