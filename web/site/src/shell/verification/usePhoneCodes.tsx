import { useState, type ReactNode } from 'react'
import type { Result } from '@ronda/core'
import { err } from '@ronda/core'
import type { CaptchaAnswer, PhoneService } from '@ronda/contract'
import type { Refusal } from '@ronda/client/lazy'
import { useLanguage } from '@ronda/base/language/useLanguage.ts'
import type { Mobile } from '@ronda/base/verification/phone.ts'
import type { PhoneProofs } from '@ronda/base/verification/phoneProofs.ts'
import { readSiteKey } from '@ronda/base/verification/phoneService.ts'
import type { CodeSent } from '@ronda/base/verification/useSendCode.ts'
import { PhoneCheckDialog, type PhoneCheckDialogProps } from './PhoneCheckDialog.tsx'
import { usePersonCheck } from './usePersonCheck.tsx'

type Sent = Result<CodeSent, Refusal>

export type PhoneCodes = {
  /** Sends a code by the third-party service where the brand uses one, and otherwise our own, after a captcha. */
  readonly send: (mobile: Mobile, sendOwn: (captcha: CaptchaAnswer) => Promise<Sent>) => Promise<Sent | undefined>
  readonly dialog: ReactNode
}

/** Asks whether a person is there, in the way of whoever sends the code. */
export function usePhoneCodes(proofs: PhoneProofs): PhoneCodes {
  const { language } = useLanguage()
  const person = usePersonCheck()
  const [check, setCheck] = useState<PhoneCheckDialogProps>()

  async function sendByService(service: PhoneService, mobile: Mobile): Promise<Sent | undefined> {
    const siteKey = await readSiteKey(service)
    if (!siteKey.ok) return siteKey
    return new Promise((resolve) => {
      async function answer(recaptchaToken: string | undefined): Promise<void> {
        setCheck(undefined)
        if (recaptchaToken === undefined) return resolve(err({ code: 'verification.service_unreachable' }))
        return resolve(await proofs.send(mobile, { recaptchaToken, language }))
      }
      function close(): void {
        setCheck(undefined)
        resolve(undefined)
      }
      setCheck({ service, siteKey: siteKey.value, onAnswer: (token) => void answer(token), onClose: close })
    })
  }

  return {
    async send(mobile, sendOwn) {
      const service = await proofs.load()
      if (!service.ok) return service
      return service.value === null ? person.sendAs(sendOwn) : sendByService(service.value, mobile)
    },
    dialog: (
      <>
        {person.dialog}
        {check && <PhoneCheckDialog {...check} />}
      </>
    ),
  }
}
