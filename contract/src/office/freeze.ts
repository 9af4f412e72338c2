import { z } from 'zod/mini'
import { defineCall } from '../call.ts'
import { epochMs, key, uuid, written } from '../wire.ts'
import { FREEZE_PARTS } from './freezeWords.ts'

const part = z.enum(FREEZE_PARTS)

const freeze = z.strictObject({
  id: uuid,
  part,
  reason: z.string(),
  /** Who froze it and when. */
  by: z.string(),
  /** By an agent above the member, and not by staff: it stops transfers and nothing else. */
  isByAgent: z.boolean(),
  at: epochMs,
  /** Null means until somebody lifts it. */
  until: z.nullable(epochMs),
  /** Null while it holds; who lifted it, or null where it expired. */
  endedAt: z.nullable(epochMs),
  endedBy: z.nullable(z.string()),
})
export type Freeze = z.infer<typeof freeze>

const member = written(1, 64)
const reason = written(4, 300)
const refusals = ['adjustment.member_unknown', 'adjustment.own_account'] as const

/** A part of an account that staff have frozen. */
export const freezes = {
  list: defineCall({
    method: 'GET',
    path: '/api/v1/office/freezes',
    may: 'operator',
    says: 'The frozen parts of a member’s account now, and earlier freezes, newest first.',
    request: z.strictObject({ member }),
    reply: z.strictObject({ freezes: z.array(freeze) }),
    refusals: ['adjustment.member_unknown'],
    perMinute: 240,
  }),
  freeze: defineCall({
    method: 'POST',
    path: '/api/v1/office/freezes',
    may: 'operator',
    says: 'Freezes one part of a member’s account for a reason, until a time or until it is lifted.',
    request: z.strictObject({ key, member, part, reason, until: z.nullable(epochMs) }),
    reply: freeze,
    refusals: [...refusals, 'freeze.exists', 'freeze.until_invalid', 'wallet.key_reused'],
    perMinute: 30,
    isSensitive: true,
    needsFreshProof: true,
  }),
  lift: defineCall({
    method: 'POST',
    path: '/api/v1/office/freezes/lift',
    may: 'operator',
    says: 'Lifts a freeze before it expires, for a reason.',
    request: z.strictObject({ id: uuid, reason }),
    reply: freeze,
    refusals: ['freeze.unknown', 'adjustment.own_account'],
    perMinute: 30,
    isSensitive: true,
    needsFreshProof: true,
  }),
}
