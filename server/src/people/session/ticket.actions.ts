import type { Id } from '@ronda/core'
import { hashToken, isToken, makeToken } from '../../platform/secrets/index.ts'
import type { DoorOptions } from './signIn.actions.ts'
import { TICKET_LIFE_MS } from './session.ts'
import { insertTicket, takeTicket, type TicketHolder } from './ticket.sql.ts'

type TicketOptions = Pick<DoorOptions, 'db' | 'clock'>

export async function issueTicket({ db, clock }: TicketOptions, session: Id<'session'>): Promise<string> {
  const ticket = makeToken()
  await db.write((tx) => insertTicket(tx, hashToken(ticket), session, clock.nowMs() + TICKET_LIFE_MS))
  return ticket
}

export async function redeemTicket({ db, clock }: TicketOptions, ticket: string): Promise<TicketHolder | undefined> {
  if (!isToken(ticket)) return undefined
  return db.write((tx) => takeTicket(tx, hashToken(ticket), clock.nowMs()))
}
