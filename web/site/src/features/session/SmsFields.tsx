import { FormProvider } from 'react-hook-form'
import { api } from '@ronda/base/call/api.ts'
import { useLanguage } from '@ronda/base/language/useLanguage.ts'
import { askWithWork } from '../../shell/verification/askWithWork.ts'
import { PhoneCodeFields } from '../../shell/verification/PhoneCodeFields.tsx'
import { usePhoneCodes } from '../../shell/verification/usePhoneCodes.tsx'
import { useWork } from '../../shell/verification/useWork.ts'
import type { LoginForm } from '@ronda/base/session/useLoginForm.ts'

/** Mobile number and the code sent to it. */
export function SmsFields({ filled: { form, places, phoneProofs } }: { readonly filled: LoginForm }) {
  const { language } = useLanguage()
  const work = useWork()
  const codes = usePhoneCodes(phoneProofs)
  return (
    <FormProvider {...form}>
      <div className="contents" onInput={work.begin}>
        <PhoneCodeFields
          purpose="login"
          places={places}
          send={(mobile) =>
            codes.send(mobile, (captcha) =>
              askWithWork(work, (solution) =>
                api.verification.smsNoLogin({ ...mobile, work: solution, captcha, language, purpose: 'login' }),
              ),
            )
          }
        />
        {codes.dialog}
      </div>
    </FormProvider>
  )
}
