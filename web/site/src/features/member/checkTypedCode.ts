import { err, ok, type Result } from '@ronda/core'
import type { Refusal } from '@ronda/client/lazy'
import type { AgentLinkTerms } from '@ronda/contract'
import { api } from '@ronda/base/call/api.ts'

export type Signed = { readonly linkTerms?: string }
export type Sign = (terms: AgentLinkTerms) => Promise<boolean>

/**
 * A typed referral code is checked first, so that a typing error does not use up the captcha. One that leads into the
 * line of an agent has terms, which are accepted before the form is sent.
 */
export function checkTypedCode(code: string | undefined, sign: Sign): Promise<Result<Signed, Refusal>> {
  return check({ code }, 'identity.affiliate_unknown', sign)
}

/** A recommender is checked in the same way: a member who stands in the line of an agent brings others into it. */
export function checkRecommender(code: string | undefined, sign: Sign): Promise<Result<Signed, Refusal>> {
  return check({ code, as: 'recommender' }, 'identity.recommender_unknown', sign)
}

type Typed = { readonly code: string | undefined; readonly as?: 'recommender' }

async function check(
  { code, ...as }: Typed,
  unknown: 'identity.affiliate_unknown' | 'identity.recommender_unknown',
  sign: Sign,
): Promise<Result<Signed, Refusal>> {
  if (code === undefined) return ok({})
  const reply = await api.member.affiliate({ code, domain: globalThis.location.hostname, ...as })
  if (!reply.ok) return ok({})
  const { isValid, link } = reply.value
  if (!isValid) return err({ code: unknown })
  if (link === null) return ok({})
  return (await sign(link)) ? ok({ linkTerms: link.hash }) : err({ code: 'agentLink.terms_unsigned' })
}
