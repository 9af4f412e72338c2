import type { ModuleId, SocialProvider } from '@ronda/contract'
import { minutes } from '@ronda/core'

/** Time to sign in over there, with a password forgotten on the way. */
export const JOURNEY_LIFE_MS = minutes(10)

/** The switch of each way in; the switch of all of them stands above. */
export const SWITCHES: Readonly<Record<SocialProvider, ModuleId>> = {
  facebook: 'FACEBOOKLOGIN3',
  google: 'GOOGLELOGIN3',
}

/** What another house says about somebody, as far as we believe it. */
export type Person = {
  /** That house's own lasting name for them; everything else may change. */
  readonly subject: string
  readonly email: string | undefined
  /** Whether that house has seen them read mail there. */
  readonly isEmailProven: boolean
}

const SUBJECT_MAX = 255
const EMAIL_MAX = 254

/** Undefined when there is nobody in it that we could recognise again. */
export function personOf(claims: Readonly<Record<string, unknown>>): Person | undefined {
  const { sub, email, email_verified: isProven } = claims
  if (typeof sub !== 'string' || sub === '' || sub.length > SUBJECT_MAX) return undefined
  const isAddress = typeof email === 'string' && email !== '' && email.length <= EMAIL_MAX
  // Some houses say `true`, some say `"true"`; anything else is no promise.
  const isPromised = isProven === true || isProven === 'true'
  return { subject: sub, email: isAddress ? email : undefined, isEmailProven: isAddress && isPromised }
}

/** Where that house sent the browser back to, with its answer in the query; the text comes from a page of ours. */
export function answerUrl(returnUrl: string, answer: string): URL {
  const url = new URL(returnUrl)
  url.search = answer
  return url
}
