import type { SentCode, StepWay } from '@ronda/contract'
import { err, ok, type Result } from '@ronda/core'
import type { Language } from '@ronda/i18n'
import type { Visit } from '../../platform/http/index.ts'
import { contactsOf } from '../identity/index.ts'
import type { SendRefusal } from '../verification/index.ts'
import type { AuthOptions } from './signIn.actions.ts'
import { bindingOf, findStartedChallenge, type StepRefusal } from './step.actions.ts'

/** Sends the code for the further step of a sign-in, in the chosen way. */
export async function sendStepCode(
  options: AuthOptions,
  request: { readonly challenge: string; readonly way: StepWay; readonly language: Language },
  visit: Visit,
): Promise<Result<SentCode, StepRefusal | SendRefusal>> {
  const { db, key } = options
  const { challenge, way, language } = request
  const started = await db.read(async (tx) => {
    const found = await findStartedChallenge(options, tx, request, visit)
    if (!found.ok) return found
    return ok({ account: found.value.account, contacts: await contactsOf(tx, key, found.value.account) })
  })
  if (!started.ok) return started
  const { account, contacts } = started.value
  const to = way === 'mobile' ? contacts.mobile : way === 'email' ? contacts.email : null
  if (to === null) return err('session.way_not_offered')
  const channel = way === 'mobile' ? 'sms' : 'mail'
  return options.verification.codes.send({
    flow: 'step',
    channel,
    to,
    account,
    ip: visit.ip,
    language,
    binding: bindingOf(challenge),
  })
}
