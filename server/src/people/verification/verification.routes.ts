import type { ModuleId, verification as calls } from '@ronda/contract'
import { err, ok, type Result } from '@ronda/core'
import { wideNetworkOf, type Callers, type GroupHandlers, type Visit } from '../../platform/http/index.ts'
import type { CaptchaAnswer } from './captcha.actions.ts'
import type { PhoneService } from './phoneService/phoneService.actions.ts'
import type { Verification } from './verification.actions.ts'

export type VerificationRouteOptions = {
  readonly verification: Verification
  readonly isOn: (part: ModuleId) => Promise<boolean>
  /** The number in E.164. */
  readonly parseMobile: (dialingCode: string, number: string) => Result<string, 'verification.phone_invalid'>
  readonly isKnownMobile: (mobile: string) => Promise<boolean>
  /** The third-party service, where the brand uses one now. */
  readonly phoneService: () => Promise<PhoneService | undefined>
}

type Refusal =
  | 'verification.work_missing'
  | 'verification.phone_invalid'
  | 'session.captcha_required'
  | 'session.captcha_wrong'

type SmsRequest = {
  readonly work: string
  readonly captcha?: CaptchaAnswer | undefined
  readonly countryDialingCode: string
}

export function verificationRoutes(options: VerificationRouteOptions): GroupHandlers<typeof calls, Callers> {
  const { verification, isOn, parseMobile, isKnownMobile, phoneService } = options
  const { captcha, work, codes } = verification

  /** The number, after a puzzle and a captcha were solved, because each text message costs money. */
  async function checkSmsRequest(request: SmsRequest, number: string, { ip }: Visit): Promise<Result<string, Refusal>> {
    const mobile = parseMobile(request.countryDialingCode, number)
    // Before anything is used up, so that a mistyped number can be corrected and sent again.
    if (!mobile.ok) return mobile
    if (request.captcha === undefined) return err('session.captcha_required')
    // The puzzle first: a page solves another one by itself, while a person would have to read another picture.
    if (!(await work.check(request.work, ip))) return err('verification.work_missing')
    return (await captcha.check(request.captcha, ip)) ? mobile : err('session.captcha_wrong')
  }

  return {
    captcha: ({ visit }) => captcha.make(wideNetworkOf(visit.ip)),
    work: async ({ request, visit }) => ok(await work.make(visit.ip, request.kind)),
    phoneService: async () => ok({ service: (await phoneService())?.view ?? null }),
    async smsNoLogin({ request, visit }) {
      const { purpose: flow, language } = request
      if (flow === 'login' && !(await isOn('MOBILEVERCODELOGIN3'))) return err('verification.not_enabled')
      const mobile = await checkSmsRequest(request, request.mobileNum, visit)
      if (!mobile.ok) return mobile
      const isKnown = await isKnownMobile(mobile.value)
      return codes.send({ flow, channel: 'sms', to: mobile.value, ip: visit.ip, language, isKnown })
    },
    async smsRegister({ request, visit }) {
      const isEnabled = (await isOn('MOBILENUMREG3')) || (await isOn('REGMOBVERF3'))
      if (!isEnabled) return err('verification.not_enabled')
      const mobile = await checkSmsRequest(request, request.mobileNo, visit)
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
