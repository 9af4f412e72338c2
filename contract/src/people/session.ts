import { z } from 'zod/mini'
import { defineCall } from '../call.ts'
import { nothing } from '../wire.ts'
import { memberInfo } from './member.ts'

export const session = {
  login: defineCall({
    method: 'POST',
    path: '/wps/session/login',
    may: 'anyone',
    says: 'Signs in with username and password; the session itself travels only in a cookie that scripts cannot read.',
    request: z.strictObject({
      username: z.string().check(z.maxLength(64)),
      password: z.string().check(z.maxLength(128)),
    }),
    reply: memberInfo,
    refusals: ['session.wrong_credentials', 'session.locked'],
    perMinute: 30,
  }),
  logout: defineCall({
    method: 'POST',
    path: '/wps/session/logout',
    may: 'member',
    says: 'Ends the session on the server and closes its sockets.',
    request: nothing,
    reply: nothing,
    refusals: [],
    perMinute: 60,
  }),
  ticket: defineCall({
    method: 'POST',
    path: '/api/v1/realtime/ticket',
    may: 'member',
    says: 'A one-time ticket that opens the realtime socket within 30 seconds.',
    request: nothing,
    reply: z.strictObject({ ticket: z.string() }),
    refusals: [],
    perMinute: 120,
  }),
}
