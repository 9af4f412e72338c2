import { err, ok, type Result } from '@ronda/core'
import type { Refusal } from '@ronda/client/lazy'
import type { AgentLinkTerms } from '@ronda/contract'
import { api } from '@ronda/base/call/api.ts'

export type Signed = { readonly linkTerms?: string }
export type Sign = (terms: AgentLinkTerms) => Promise<boolean>

/**
 * A typed referral code is checked first, so that a typing error does not use up the captcha. One of an agent's link has
 * terms, which are accepted before the form is sent.
 */
export async function checkTypedCode(code: string | undefined, sign: Sign): Promise<Result<Signed, Refusal>> {
  if (code === undefined) return ok({})
  const reply = await api.member.affiliate({ code, domain: globalThis.location.hostname })
  if (!reply.ok) return ok({})
  const { isValid, link } = reply.value
  if (!isValid) return err({ code: 'identity.affiliate_unknown' })
  if (link === null) return ok({})
  return (await sign(link)) ? ok({ linkTerms: link.hash }) : err({ code: 'agentLink.terms_unsigned' })
}
