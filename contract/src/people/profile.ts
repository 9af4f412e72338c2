import { z } from 'zod/mini'
import { defineCall } from '../call.ts'
import { nothing, uuid } from '../wire.ts'
import { PROFILE_FIELDS } from './profileWords.ts'

const text = z.optional(z.string().check(z.maxLength(255)))

/** What a member states about themselves. Each value is encrypted in the database. */
export const profile = {
  read: defineCall({
    method: 'GET',
    path: '/api/v1/member/profile',
    may: 'member',
    says: 'The member’s profile; of the ID number only its end. Fields that documents have verified cannot be changed.',
    request: nothing,
    reply: z.strictObject({
      fields: z.partialRecord(z.enum(PROFILE_FIELDS), z.string()),
      locked: z.array(z.enum(PROFILE_FIELDS)),
      ageMin: z.int(),
      /** A payee name that staff have not decided on yet; until then the one in the fields is used. */
      payeeWaiting: z.nullable(z.string()),
      /** Why the last requested name was refused. */
      payeeRefused: z.nullable(z.string()),
    }),
    refusals: [],
    perMinute: 60,
  }),
  change: defineCall({
    method: 'PUT',
    path: '/api/v1/member/profile',
    may: 'member',
    says: 'Changes some fields; the others stay. An empty text clears a field. Another payee name than the current one waits for staff.',
    request: z.strictObject({
      nickname: text,
      fullName: text,
      payeeName: text,
      birthday: text,
      idNumber: text,
      address: text,
      nationality: text,
      birthPlace: text,
      occupation: text,
      incomeSource: text,
      telegram: text,
      line: text,
      zalo: text,
    }),
    reply: nothing,
    refusals: [
      'identity.not_available',
      'profile.nickname_invalid',
      'profile.full_name_invalid',
      'identity.payee_name_invalid',
      'identity.birthday_invalid',
      'identity.under_age',
      'identity.id_number_invalid',
      'profile.address_invalid',
      'profile.nationality_invalid',
      'profile.birth_place_invalid',
      'profile.occupation_invalid',
      'profile.income_invalid',
      'profile.telegram_invalid',
      'identity.line_invalid',
      'profile.zalo_invalid',
      'profile.locked',
      'profile.name_mismatch',
      'profile.payee_kept',
    ],
    perMinute: 20,
    isSensitive: true,
    isEncrypted: true,
  }),
  avatar: defineCall({
    method: 'PUT',
    path: '/api/v1/member/avatar',
    may: 'member',
    says: 'Sets the member’s picture: one of the drawn avatars by its number, or an upload of their own.',
    request: z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('face'), face: z.string().check(z.regex(/^[1-9]\d{0,17}$/)) }),
      z.strictObject({ kind: z.literal('own'), upload: uuid }),
    ]),
    reply: nothing,
    refusals: ['upload.unknown'],
    perMinute: 30,
  }),
}
