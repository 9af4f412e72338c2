import { z } from 'zod/mini'
import { defineCall } from '../call.ts'
import { key, nothing, uuid } from '../wire.ts'
import { UPLOAD_PURPOSES } from './uploadsWords.ts'

/** Five megabytes in base64, with a margin, so that a picture that is slightly too large gets a specific refusal. */
const DATA_LENGTH_MAX = 7_340_000
const picture = z.strictObject({ type: z.literal('image/webp'), data: z.string() })

/** Pictures that members upload. Each is encoded again on arrival: what is served is never the received file. */
export const uploads = {
  send: defineCall({
    method: 'POST',
    path: '/api/v1/uploads',
    may: 'member',
    says: 'Stores a PNG or JPEG in base64 under an id of the caller’s choice; it is deleted after a day unless it is used.',
    request: z.strictObject({
      id: key,
      purpose: z.enum(UPLOAD_PURPOSES),
      data: z.string().check(z.maxLength(DATA_LENGTH_MAX), z.regex(/^[A-Za-z0-9+/]*={0,2}$/)),
    }),
    reply: nothing,
    refusals: [
      'upload.not_an_image',
      'upload.too_large',
      'upload.too_small',
      'upload.too_many_pixels',
      'upload.too_many',
      'upload.unknown',
    ],
    perMinute: 20,
    bodyBytesMax: DATA_LENGTH_MAX + 1_000,
  }),
  read: defineCall({
    method: 'GET',
    path: '/api/v1/uploads/:id',
    may: 'member',
    says: 'One of the member’s own pictures, as WebP in base64.',
    request: z.strictObject({ id: uuid }),
    reply: picture,
    refusals: ['upload.unknown'],
    perMinute: 120,
  }),
  remove: defineCall({
    method: 'POST',
    path: '/api/v1/uploads/:id/remove',
    may: 'member',
    says: 'Deletes a picture that nothing refers to yet.',
    request: z.strictObject({ id: uuid }),
    reply: nothing,
    refusals: ['upload.unknown'],
    perMinute: 60,
  }),
  look: defineCall({
    method: 'POST',
    path: '/api/v1/office/uploads/:id',
    may: 'operator',
    says: 'A proof or a receipt that a member sent, for staff; each access is written to the audit log.',
    request: z.strictObject({ id: uuid }),
    reply: picture,
    refusals: ['upload.unknown'],
    perMinute: 120,
  }),
}
