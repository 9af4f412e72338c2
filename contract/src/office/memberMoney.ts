import { z } from 'zod/mini'
import { defineCall } from '../call.ts'
import { ownWallet, statementLine } from '../money/statement.ts'
import { currency, languageCode, ordinal, written } from '../wire.ts'

const memberMoneyReply = z.strictObject({
  member: z.strictObject({ number: z.string(), name: z.string(), kind: z.enum(['member', 'agent']) }),
  currency,
  /** All wallets of the member, with their balances. */
  wallets: z.array(ownWallet),
  /** Movements of cash, newest first, as in the member's own statement. */
  lines: z.array(statementLine),
  next: z.nullable(z.int()),
})
export type MemberMoney = z.infer<typeof memberMoneyReply>

/** A member's money for staff. */
export const memberMoney = {
  look: defineCall({
    method: 'POST',
    path: '/api/v1/office/members/look',
    may: 'operator',
    says: 'Balance and movements of a member by number or name, over a year; each access is written to the audit log.',
    request: z.strictObject({
      member: written(1, 64),
      language: languageCode,
      before: z.optional(ordinal),
    }),
    reply: memberMoneyReply,
    refusals: ['adjustment.member_unknown'],
    perMinute: 60,
  }),
}
