import type { ModuleId, verification as calls } from '@ronda/contract'
import { err, ok, type Result } from '@ronda/core'
import type { Callers, GroupHandlers } from '../../platform/http/index.ts'
import type { Verification } from './verification.actions.ts'

export type VerificationRouteOptions = {
  readonly verification: Verification
  readonly isOn: (part: ModuleId) => Promise<boolean>
  /** The number as the whole world writes it. */
  readonly parseMobile: (dialingCode: string, number: string) => Result<string, 'verification.phone_invalid'>
  readonly isKnownMobile: (mobile: string) => Promise<boolean>
}

type Refusal = 'verification.work_missing' | 'verification.phone_invalid'

export function verificationRoutes(options: VerificationRouteOptions): GroupHandlers<typeof calls, Callers> {
  const { verification, isOn, parseMobile, isKnownMobile } = options
  const { captcha, work, codes } = verification

  /** The number, once the puzzle that every request for a message costs has been solved. */
  async function admit(
    request: { work: string; countryDialingCode: string },
    number: string,
  ): Promise<Result<string, Refusal>> {
    const mobile = parseMobile(request.countryDialingCode, number)
    // Before the puzzle is used up: whoever mistyped can send the same one again.
    if (!mobile.ok) return mobile
    return (await work.check(request.work)) ? mobile : err('verification.work_missing')
  }

  return {
    captcha: () => captcha.make(),
    work: async () => ok(await work.make()),
    async smsNoLogin({ request, visit }) {
      const { purpose: flow, language } = request
      if (flow === 'login' && !(await isOn('MOBILEVERCODELOGIN3'))) return err('verification.not_enabled')
      const mobile = await admit(request, request.mobileNum)
      if (!mobile.ok) return mobile
      const isKnown = await isKnownMobile(mobile.value)
      return codes.send({ flow, channel: 'sms', to: mobile.value, ip: visit.ip, language, isKnown })
    },
    async smsRegister({ request, visit }) {
      const isAsked = (await isOn('MOBILENUMREG3')) || (await isOn('REGMOBVERF3'))
      if (!isAsked) return err('verification.not_enabled')
      const mobile = await admit(request, request.mobileNo)
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
