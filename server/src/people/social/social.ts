import type { ModuleId, SocialProvider } from '@ronda/contract'
import { minutes } from '@ronda/core'

/** The time to sign in at the provider, including a password reset there. */
export const AUTHORIZATION_LIFE_MS = minutes(10)

/** The switch of each provider; `SOCIALLOGIN3` switches all of them. */
export const SWITCHES: Readonly<Record<SocialProvider, ModuleId>> = {
  facebook: 'FACEBOOKLOGIN3',
  google: 'GOOGLELOGIN3',
}

/** The claims of a provider about a person that we accept. */
export type Person = {
  /** The provider's permanent id of the person; everything else may change. */
  readonly subject: string
  readonly email: string | undefined
  /** Whether the provider has verified the address. */
  readonly isEmailProven: boolean
}

const SUBJECT_MAX = 255
const EMAIL_MAX = 254

/** Undefined without a valid subject, because the person could not be recognised again. */
export function personOf(claims: Readonly<Record<string, unknown>>): Person | undefined {
  const { sub, email, email_verified: isProven } = claims
  if (typeof sub !== 'string' || sub === '' || sub.length > SUBJECT_MAX) return undefined
  const isAddress = typeof email === 'string' && email !== '' && email.length <= EMAIL_MAX
  // Some providers send `true`, some `"true"`; anything else means not verified.
  const isVerified = isProven === true || isProven === 'true'
  return { subject: sub, email: isAddress ? email : undefined, isEmailProven: isAddress && isVerified }
}

/** The return URL with the provider's answer as its query. The answer text comes from our page. */
export function answerUrl(returnUrl: string, answer: string): URL {
  const url = new URL(returnUrl)
  url.search = answer
  return url
}
