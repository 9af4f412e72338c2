import { err, ok, type Result } from '@ronda/core'
import type { PhoneService } from '@ronda/contract'
import type { Refusal } from '@ronda/client/lazy'
import { readMobile, type Mobile } from './phone.ts'
import { exchangeCode, sendServiceCode, type Fetch } from './phoneService.ts'
import type { CodeSent } from './useSendCode.ts'

/** The token of the service, as our own calls take it; nothing where the brand sends its own codes. */
export type PhoneProof = { readonly firebaseChannel?: string; readonly firebaseIdToken?: string }

export type PhoneProofs = {
  /** The third-party service; null where the brand sends its own codes. */
  load(): Promise<Result<PhoneService | null, Refusal>>
  send(mobile: Mobile, request: { recaptchaToken: string; language: string }): Promise<Result<CodeSent, Refusal>>
  /** Exchanges the typed code. The token is stored, for a form that has to be corrected and sent again. */
  prove(mobile: Mobile, code: string): Promise<Result<PhoneProof, Refusal>>
}

/** Another code can be requested after this many minutes. */
export const SERVICE_RESEND_MINUTES = 1

async function fullNumberOf({ countryDialingCode, mobileNum }: Mobile): Promise<string> {
  const read = await readMobile(countryDialingCode, mobileNum).catch(() => undefined)
  return read ? `+${read.countryDialingCode}${read.mobileNum}` : `+${countryDialingCode}${mobileNum}`
}

/** The numbers that were proven in one form. */
export function makePhoneProofs(load: PhoneProofs['load'], fetch?: Fetch): PhoneProofs {
  const sessions = new Map<string, string>()
  let last: { readonly key: string; readonly token: string } | undefined

  return {
    load,
    async send(mobile, request) {
      const service = await load()
      if (!service.ok) return service
      if (service.value === null) return err({ code: 'verification.not_enabled' })
      const phoneNumber = await fullNumberOf(mobile)
      const sent = await sendServiceCode(service.value, { phoneNumber, ...request }, fetch)
      if (!sent.ok) return sent
      sessions.set(phoneNumber, sent.value)
      return ok({ expiredMinutes: SERVICE_RESEND_MINUTES })
    },
    async prove(mobile, code) {
      const service = await load()
      if (!service.ok) return service
      if (service.value === null) return ok({})
      const number = await fullNumberOf(mobile)
      const key = `${number} ${code}`
      const { channel: firebaseChannel } = service.value
      // A code can be exchanged once, but the form may be refused for another reason and sent again.
      if (last?.key === key) return ok({ firebaseChannel, firebaseIdToken: last.token })
      const sessionInfo = sessions.get(number)
      if (sessionInfo === undefined) return err({ code: 'verification.code_expired' })
      const token = await exchangeCode(service.value, { sessionInfo, code }, fetch)
      if (!token.ok) return token
      last = { key, token: token.value }
      return ok({ firebaseChannel, firebaseIdToken: token.value })
    },
  }
}
