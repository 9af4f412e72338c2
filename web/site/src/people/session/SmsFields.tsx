import { FormProvider } from 'react-hook-form'
import { api } from '../../api.ts'
import { useSpeech } from '../../language/useSpeech.ts'
import { askWithWork } from '../verification/askWithWork.ts'
import { PhoneCodeFields } from '../verification/PhoneCodeFields.tsx'
import { useWork } from '../verification/useWork.ts'
import type { LoginForm } from './useLoginForm.ts'

/** Mobile number and the code sent to it. */
export function SmsFields({ filled: { form, places } }: { readonly filled: LoginForm }) {
  const { language } = useSpeech()
  const work = useWork()
  return (
    <FormProvider {...form}>
      <div className="contents" onInput={work.begin}>
        <PhoneCodeFields
          purpose="login"
          places={places}
          send={(mobile) =>
            askWithWork(work, (solution) =>
              api.verification.smsNoLogin({ ...mobile, work: solution, language, purpose: 'login' }),
            )
          }
        />
      </div>
    </FormProvider>
  )
}
