import { z } from 'zod/mini'
import { defineCall } from '../call.ts'
import { epochMs, nothing, written } from '../wire.ts'

/** An item that a job, an event consumer or a settlement could not process. The others continued without it. */
const failedItem = z.strictObject({
  /** Which job, consumer or settlement, and which of its items. */
  kind: z.string(),
  item: z.string(),
  error: z.string(),
  tries: z.int(),
  firstAt: epochMs,
  lastAt: epochMs,
  nextTryAt: epochMs,
})
export type FailedItem = z.infer<typeof failedItem>

export const failures = {
  list: defineCall({
    method: 'GET',
    path: '/api/v1/office/failures',
    may: 'operator',
    says: 'Items that failed and were set aside, newest failure first. Each is retried automatically.',
    request: nothing,
    reply: z.strictObject({ list: z.array(failedItem), count: z.int() }),
    refusals: [],
    perMinute: 240,
  }),
  retry: defineCall({
    method: 'POST',
    path: '/api/v1/office/failures/retry',
    may: 'operator',
    says: 'Retries an item with the next run of its job instead of at its scheduled time.',
    request: z.strictObject({ kind: written(1, 120), item: written(1, 300) }),
    reply: z.strictObject({}),
    refusals: ['failure.unknown'],
    perMinute: 60,
  }),
}
