import { ok, type Result } from '@ronda/core'
import type { Refusal } from '@ronda/client/lazy'
import type { LoginReply, RegisterRule, RegisterTab } from '@ronda/contract'
import type { Language } from '@ronda/i18n'
import { api } from '@ronda/base/call/api.ts'
import { askWithWork } from '../../shell/verification/askWithWork.ts'
import { mobileOf, type Mobile } from '@ronda/base/verification/phone.ts'
import type { Captcha } from '@ronda/base/verification/useCaptcha.ts'
import type { Countries } from '@ronda/base/verification/useCountries.ts'
import type { PhoneProof, PhoneProofs } from '@ronda/base/verification/phoneProofs.ts'
import type { Work } from '../../shell/verification/useWork.ts'
import { checkRecommender, checkTypedCode, type Sign, type Signed } from './checkTypedCode.ts'
import type { RegisterValues } from './draft.ts'
import { fieldsToSend } from './registration.ts'
import { registrationId } from './registrationId.ts'

export type RegistrationToSend = {
  readonly tab: RegisterTab
  readonly rules: readonly RegisterRule[]
  readonly values: RegisterValues
  readonly referralCode: string | undefined
  /** The hash of the terms of the link that was opened. */
  readonly linkTerms: string | undefined
  /** Shows the terms of a link whose code was typed. */
  readonly sign: Sign
  readonly language: Language
  readonly places: Countries
  readonly captcha: Captcha
  readonly work: Work
  readonly phoneProofs: PhoneProofs
}

/** The token of a third-party service, where one has sent the code of this form. */
async function proofOf(
  { phoneProofs, rules }: RegistrationToSend,
  mobile: Mobile,
  code: string | undefined,
): Promise<Result<PhoneProof & { readonly login?: true }, Refusal>> {
  const isAsked = rules.some(({ field }) => field === 'verificationCode')
  if (!isAsked || code === undefined || mobile.mobileNum === '') return ok({})
  const proof = await phoneProofs.prove(mobile, code)
  return proof.ok && proof.value.firebaseIdToken !== undefined ? ok({ ...proof.value, login: true }) : proof
}

/** The terms of the line that a typed code or else the recommender leads into. */
async function signTyped(
  { sign, linkTerms }: RegistrationToSend,
  { affiliateCode, recommenderId }: ReturnType<typeof fieldsToSend>,
): Promise<Result<Signed, Refusal>> {
  const signed = await checkTypedCode(affiliateCode, sign)
  if (!signed.ok || signed.value.linkTerms !== undefined || linkTerms !== undefined) return signed
  return checkRecommender(recommenderId, sign)
}

/** Sends a registration; after a lost reply it is retried with the same id. */
export async function sendRegistration(sending: RegistrationToSend): Promise<Result<LoginReply, Refusal>> {
  const { tab, rules, values, captcha } = sending
  const typed = await mobileOf(values.mobileNum, sending.places)
  const { countryDialingCode } = typed
  const sent = fieldsToSend(rules, { ...values, mobileNum: typed.mobileNum })
  const signed = await signTyped(sending, sent)
  if (!signed.ok) return signed
  const proof = await proofOf(sending, typed, sent.verificationCode)
  if (!proof.ok) return proof
  const hasCaptcha = rules.some(({ field }) => field === 'captcha') && captcha.id !== undefined
  return askWithWork(sending.work, (work) => {
    const shared = {
      ...sent,
      ...proof.value,
      ...(sending.referralCode !== undefined && { referralCode: sending.referralCode }),
      ...(sending.linkTerms !== undefined && { linkTerms: sending.linkTerms }),
      ...signed.value,
      ...(hasCaptcha && { captcha: { id: captcha.id, text: values.captcha.trim() } }),
      domain: globalThis.location.hostname,
      registerUrl: globalThis.location.href.slice(0, 255),
      registerMethod: 'WEB' as const,
      termsAccepted: values.termsAccepted,
      work,
      language: sending.language,
      id: registrationId(),
    }
    if (tab === 'registerMobile') {
      const { mobileNum = '', verificationCode = '' } = sent
      const { username: _, ...rest } = shared
      return api.member.registerMobile({
        ...rest,
        mobileNum,
        verificationCode,
        countryDialingCode,
      })
    }
    const { username = '', password = '', confirmPassword = '' } = sent
    const mobile = sent.mobileNum === undefined ? {} : { countryDialingCode }
    return api.member.register({ ...shared, ...mobile, username, password, confirmPassword })
  })
}
