import { z } from 'zod/mini'
import { defineCall } from '../call.ts'
import { ownWallet, statementLine } from '../money/statement.ts'
import { currency, languageCode, ordinal, written } from '../wire.ts'

const look = z.strictObject({
  member: z.strictObject({ number: z.string(), name: z.string(), kind: z.enum(['member', 'agent']) }),
  currency,
  /** All purses the member has, with what is in each. */
  wallets: z.array(ownWallet),
  /** What moved the cash, newest first, as the member's own record tells it. */
  lines: z.array(statementLine),
  next: z.nullable(z.int()),
})
export type MemberMoney = z.infer<typeof look>

/** A member's money as staff may look at it. */
export const memberMoney = {
  look: defineCall({
    method: 'POST',
    path: '/api/v1/office/members/look',
    may: 'operator',
    says: 'Balance and movements of a member by number or name, over a year; each look is written down.',
    request: z.strictObject({
      member: written(1, 64),
      language: languageCode,
      before: z.optional(ordinal),
    }),
    reply: look,
    refusals: ['adjustment.member_unknown'],
    perMinute: 60,
  }),
}
