import { z } from 'zod/mini'
import { defineCall } from '../call.ts'
import { epochMs, nothing } from '../wire.ts'

/** Messages that the sandbox did not deliver. Available only where the sandbox is in use. */
export const verificationSandbox = {
  messages: defineCall({
    method: 'GET',
    path: '/api/v1/sandbox/messages',
    may: 'anyone',
    says: 'Text messages and mails that the sandbox received, newest first.',
    request: z.strictObject({ to: z.optional(z.string().check(z.maxLength(254))) }),
    reply: z.strictObject({
      messages: z.array(
        z.strictObject({
          id: z.string(),
          channel: z.enum(['sms', 'mail']),
          to: z.string(),
          subject: z.string(),
          text: z.string(),
          sentAtMs: epochMs,
          outcome: z.enum(['delivered', 'failed']),
        }),
      ),
      /** Whether the next messages fail, as with a real provider. */
      failing: z.enum(['none', 'rejected', 'timeout']),
    }),
    refusals: [],
    perMinute: 240,
  }),
  fail: defineCall({
    method: 'POST',
    path: '/api/v1/sandbox/failing',
    may: 'anyone',
    says: 'Makes the sandbox providers fail, or work again.',
    request: z.strictObject({ failing: z.enum(['none', 'rejected', 'timeout']) }),
    reply: nothing,
    refusals: [],
    perMinute: 60,
  }),
}
