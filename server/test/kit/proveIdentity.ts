import { codeAt } from '../../src/people/factor/index.ts'
import type { Visitor, WireAnswer } from '../../src/platform/testing/visitor.ts'
import type { Server } from '../../src/app/server.ts'
import { codeSentTo } from './inbox.ts'

type Purpose = 'session' | 'change'

const prove = (visitor: Visitor, proof: object): Promise<WireAnswer> => visitor.ask('POST', '/wps/session/prove', proof)

export const proveByPassword = (visitor: Visitor, password: string, purpose: Purpose = 'change'): Promise<WireAnswer> =>
  prove(visitor, { way: 'password', purpose, password })

/** By a code that is sent to the contact on file. */
export async function proveByContact(
  server: Server,
  visitor: Visitor,
  way: 'sms' | 'mail',
  to: string,
): Promise<WireAnswer> {
  const asked = { channel: way, purpose: 'change', language: 'es' }
  await visitor.send('POST', '/wps/session/prove/send', asked)
  return prove(visitor, { way, purpose: 'change', code: await codeSentTo(server, to) })
}

/** By the authenticator app; the second code within the same half minute is refused. */
export const proveByApp = (
  { clock }: Pick<Server, 'clock'>,
  visitor: Visitor,
  secret: string,
  purpose: Purpose = 'change',
): Promise<WireAnswer> => prove(visitor, { way: 'authenticator', purpose, code: codeAt(secret, clock.nowMs()) })
