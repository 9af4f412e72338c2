import { err, ok, type Result } from '@ronda/core'
import { refusalStatus, type Call, type RefusalCode } from '@ronda/contract'
import { z } from 'zod/mini'
import type { Refusal } from './refusal.ts'

const envelope = z.discriminatedUnion('success', [
  z.object({ success: z.literal(true), value: z.unknown() }),
  z.object({
    success: z.literal(false),
    code: z.string(),
    message: z.optional(z.string()),
    retryAfterMs: z.optional(z.number()),
    untilMs: z.optional(z.number()),
    subject: z.optional(z.record(z.string(), z.string())),
    requestId: z.optional(z.string()),
  }),
])

function isRefusalCode(code: string): code is RefusalCode {
  return Object.hasOwn(refusalStatus, code)
}

/** Reads a reply's body. Anything that breaks the contract is a `server.fault`, never an exception. */
export function readReply(call: Call, body: unknown): Result<unknown, Refusal> {
  const read = envelope.safeParse(body)
  if (!read.success) return err({ code: 'server.fault' })
  if (!read.data.success) {
    const { code, message, retryAfterMs, untilMs, subject, requestId } = read.data
    return err({
      code: isRefusalCode(code) ? code : 'server.fault',
      ...(message !== undefined && { message }),
      ...(retryAfterMs !== undefined && { retryAfterMs }),
      ...(untilMs !== undefined && { untilMs }),
      ...(subject !== undefined && { subject }),
      ...(requestId !== undefined && { requestId }),
    })
  }
  const decoded = z.safeDecode(call.reply, read.data.value)
  return decoded.success ? ok(decoded.data) : err({ code: 'server.fault', message: 'the reply breaks the contract' })
}
