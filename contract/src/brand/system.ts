import { z } from 'zod/mini'
import { defineCall } from '../call.ts'
import { currency, nothing } from '../wire.ts'

export const system = {
  status: defineCall({
    method: 'GET',
    path: '/wps/system/status',
    may: 'anyone',
    says: 'Whether the house is open (0), under maintenance (1) or closed to this region (2), and what it offers.',
    request: nothing,
    reply: z.strictObject({
      status: z.union([z.literal(0), z.literal(1), z.literal(2)]),
      merchant: z.string(),
      brandName: z.string(),
      languages: z.array(z.enum(['es', 'en'])),
      defaultLanguage: z.enum(['es', 'en']),
      currency,
    }),
    refusals: [],
    perMinute: 240,
  }),
}
