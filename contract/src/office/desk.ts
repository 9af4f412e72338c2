import { z } from 'zod/mini'
import { defineCall } from '../call.ts'
import { nothing } from '../wire.ts'

/** The queues of staff, in the order of the desk. */
export const DESK_QUEUES = [
  'deposits',
  'withdrawals',
  'bankTransfers',
  'bankPayouts',
  'documents',
  'payees',
  'adjustments',
  'trading',
  'rewardFunds',
  'bonuses',
  'missions',
  'promotions',
  'mall',
  'envelopes',
  'tournaments',
  'raffles',
  'agents',
  'contracts',
  'payslips',
  'exclusions',
  'settings',
  'reconciliation',
  'books',
  'chat',
  'jackpots',
  'members',
  'auditLog',
  'failures',
] as const
export type DeskQueue = (typeof DESK_QUEUES)[number]

export const desk = {
  counts: defineCall({
    method: 'GET',
    path: '/api/v1/office/desk',
    may: 'operator',
    says: 'How many cases wait in each queue of the desk; a queue in which nothing can wait is not listed.',
    request: nothing,
    reply: z.strictObject({
      queues: z.array(z.strictObject({ queue: z.enum(DESK_QUEUES), waiting: z.int() })),
    }),
    refusals: [],
    perMinute: 240,
  }),
}
