import { codeAt } from '../../people/factor/index.ts'
import type { Visitor, WireAnswer } from '../../platform/testing/visitor.ts'
import type { House } from '../house.ts'
import { codeSentTo } from './inbox.ts'

type Purpose = 'session' | 'change'

const prove = (visitor: Visitor, proof: object): Promise<WireAnswer> => visitor.ask('POST', '/wps/session/prove', proof)

export const proveByPassword = (visitor: Visitor, password: string, purpose: Purpose = 'change'): Promise<WireAnswer> =>
  prove(visitor, { way: 'password', purpose, password })

/** By a code that is sent to the contact on file. */
export async function proveByContact(
  house: House,
  visitor: Visitor,
  way: 'sms' | 'mail',
  to: string,
): Promise<WireAnswer> {
  const asked = { channel: way, purpose: 'change', language: 'es' }
  await visitor.send('POST', '/wps/session/prove/send', asked)
  return prove(visitor, { way, purpose: 'change', code: await codeSentTo(house, to) })
}

/** By the app; of two in one half minute the second is refused. */
export const proveByApp = (
  { clock }: Pick<House, 'clock'>,
  visitor: Visitor,
  secret: string,
  purpose: Purpose = 'change',
): Promise<WireAnswer> => prove(visitor, { way: 'authenticator', purpose, code: codeAt(secret, clock.nowMs()) })
