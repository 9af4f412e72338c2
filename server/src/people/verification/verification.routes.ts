import type { ModuleId, verification as calls } from '@ronda/contract'
import { err, ok, type Result } from '@ronda/core'
import { wideNetworkOf, type Callers, type GroupHandlers, type Visit } from '../../platform/http/index.ts'
import type { CaptchaAnswer } from './captcha.actions.ts'
import type { Verification } from './verification.actions.ts'

export type VerificationRouteOptions = {
  readonly verification: Verification
  readonly isOn: (part: ModuleId) => Promise<boolean>
  /** The number as the whole world writes it. */
  readonly parseMobile: (dialingCode: string, number: string) => Result<string, 'verification.phone_invalid'>
  readonly isKnownMobile: (mobile: string) => Promise<boolean>
}

type Refusal =
  | 'verification.work_missing'
  | 'verification.phone_invalid'
  | 'session.captcha_required'
  | 'session.captcha_wrong'

type SmsAsked = {
  readonly work: string
  readonly captcha?: CaptchaAnswer | undefined
  readonly countryDialingCode: string
}

export function verificationRoutes(options: VerificationRouteOptions): GroupHandlers<typeof calls, Callers> {
  const { verification, isOn, parseMobile, isKnownMobile } = options
  const { captcha, work, codes } = verification

  /** The number, once a puzzle has been solved and a picture read: each text message costs us money. */
  async function admit(request: SmsAsked, number: string, { ip }: Visit): Promise<Result<string, Refusal>> {
    const mobile = parseMobile(request.countryDialingCode, number)
    // Before anything is used up: whoever mistyped can send the same again.
    if (!mobile.ok) return mobile
    if (request.captcha === undefined) return err('session.captcha_required')
    // A page solves another puzzle by itself; a person would have to read another picture.
    if (!(await work.check(request.work, ip))) return err('verification.work_missing')
    return (await captcha.check(request.captcha, ip)) ? mobile : err('session.captcha_wrong')
  }

  return {
    captcha: ({ visit }) => captcha.make(wideNetworkOf(visit.ip)),
    work: async ({ request, visit }) => ok(await work.make(visit.ip, request.kind)),
    async smsNoLogin({ request, visit }) {
      const { purpose: flow, language } = request
      if (flow === 'login' && !(await isOn('MOBILEVERCODELOGIN3'))) return err('verification.not_enabled')
      const mobile = await admit(request, request.mobileNum, visit)
      if (!mobile.ok) return mobile
      const isKnown = await isKnownMobile(mobile.value)
      return codes.send({ flow, channel: 'sms', to: mobile.value, ip: visit.ip, language, isKnown })
    },
    async smsRegister({ request, visit }) {
      const isAsked = (await isOn('MOBILENUMREG3')) || (await isOn('REGMOBVERF3'))
      if (!isAsked) return err('verification.not_enabled')
      const mobile = await admit(request, request.mobileNo, visit)
      if (!mobile.ok) return mobile
      return codes.send({
        flow: 'register',
        channel: 'sms',
        to: mobile.value,
        ip: visit.ip,
        language: request.language,
      })
    },
  }
}
