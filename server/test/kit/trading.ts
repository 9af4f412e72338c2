import { randomUUID } from 'node:crypto'
import type { sportsDesk as calls } from '@ronda/contract'
import { sql } from 'kysely'
import type { z } from 'zod/mini'
import type { Server } from '../../src/app/server.ts'
import { Visitor } from '../../src/platform/testing/visitor.ts'
import { enterAsStaff, freshen } from './staff.ts'

/** A reply as it crosses the network. */
export type WireTraded = z.input<(typeof calls)['match']['reply']>
export type WireBoard = z.input<(typeof calls)['board']['reply']>

/** Somebody of the staff at the trading desk. */
export async function trader(server: Server, username: 'operador' | 'supervisora' = 'operador'): Promise<Visitor> {
  const staff = await enterAsStaff(server, new Visitor(server.origin), username)
  await freshen(server)
  return staff
}

export const traded = (staff: Visitor, match: number): Promise<WireTraded> =>
  staff.get<WireTraded>(`/api/v1/office/sports/matches/${match}`)

type Step = { readonly match: number; readonly market?: string | null; readonly reason?: string }

export const suspendBets = (staff: Visitor, { match, market = null, reason = 'A test' }: Step) =>
  staff.send('POST', '/api/v1/office/sports/suspend', { match, market, reason })

export const resumeBets = (staff: Visitor, { match, market = null, reason = 'A test' }: Step) =>
  staff.send('POST', '/api/v1/office/sports/resume', { match, market, reason })

/** How many bets are stored on a match. */
export async function countLegs(server: Server, match: number): Promise<number> {
  const { rows } = await server.db.read((tx) =>
    sql<{ legs: number }>`select count(*)::int as legs from sports_leg where match = ${match}`.execute(tx),
  )
  return rows[0]?.legs ?? 0
}

type WireDecision = WireTraded['decisions'][number]

export type AskedChange = {
  readonly match: number
  readonly market?: string | null
  readonly cause: WireDecision['cause']
  readonly voidReason?: WireDecision['voidReason']
}

const bodyOf = ({ match, market = null, cause, voidReason = null }: AskedChange) => ({
  match,
  market,
  cause,
  voidReason,
})

export const askToPropose = (staff: Visitor, change: AskedChange, key: string = randomUUID()) =>
  staff.ask('POST', '/api/v1/office/sports/decisions', { ...bodyOf(change), key, reason: 'A test' })

/** What a decision would do. */
export async function preview(staff: Visitor, change: AskedChange): Promise<WireDecision['effects']> {
  const path = '/api/v1/office/sports/preview'
  return (await staff.send<{ effects: WireDecision['effects'] }>('POST', path, bodyOf(change))).effects
}

export async function proposeChange(staff: Visitor, change: AskedChange): Promise<string> {
  const body = { ...bodyOf(change), key: randomUUID(), reason: 'A test' }
  return (await staff.send<{ id: string }>('POST', '/api/v1/office/sports/decisions', body)).id
}

export const askToApprove = (staff: Visitor, id: string) =>
  staff.ask('POST', '/api/v1/office/sports/decisions/approve', { id })

export const approveChange = async (staff: Visitor, id: string): Promise<WireDecision> =>
  (await staff.send<{ decision: WireDecision }>('POST', '/api/v1/office/sports/decisions/approve', { id })).decision
