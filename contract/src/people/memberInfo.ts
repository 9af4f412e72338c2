import { z } from 'zod/mini'
import { currency, epochMs, languageCode } from '../wire.ts'

export const memberInfo = z.strictObject({
  /** A short public number, to say on the phone; it gives no access. */
  id: z.string(),
  account: z.string(),
  nickname: z.string(),
  type: z.int(),
  currency,
  currencySymbol: z.string(),
  countryCode: z.nullable(z.string()),
  language: languageCode,
  isVip: z.boolean(),
  vipLabel: z.string(),
  vipRank: z.int(),
  /** The promotions that the member can join or claim; the invitation of others is one where it is offered. */
  availablePromo: z.int(),
  /** Whether the member is offered to invite others. */
  mayInvite: z.boolean(),
  unreadCount: z.int(),
  /** A password that the server chose, or that is known to be stolen, must be changed before anything else. */
  mustChangePassword: z.boolean(),
  /** The account was opened by somebody else, and its owner has not accepted the terms yet. */
  areTermsDue: z.boolean(),
  /** False while the browser was only remembered: enough to play, not to move money out or change credentials. */
  isProven: z.boolean(),
  /** Staff without a second factor, who can do nothing but set one up. */
  isFactorDue: z.boolean(),
  lastLoginAtMs: z.nullable(epochMs),
})
export type MemberInfo = z.infer<typeof memberInfo>
