import { useWatch } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { api } from '../../api.ts'
import { useSpeech } from '../../language/useSpeech.ts'
import { askWithWork } from '../verification/askWithWork.ts'
import { CodeField } from '../verification/CodeField.tsx'
import { digitsOf, isMobile } from '../verification/phone.ts'
import { PhoneField } from '../verification/PhoneField.tsx'
import { useSendCode } from '../verification/useSendCode.ts'
import { useWork } from '../verification/useWork.ts'
import type { LoginForm } from './useLoginForm.ts'

/** Mobile number and the code sent to it. */
export function SmsFields({ filled }: { readonly filled: LoginForm }) {
  const t = useTranslations('doors')
  const { language } = useSpeech()
  const work = useWork()
  const { form, places } = filled
  const { register, trigger, setValue, control, formState } = form
  const countryDialingCode = places.country?.countryDialingCode ?? ''
  const mobileNum = digitsOf(useWatch({ control, name: 'mobileNum' }))
  const sending = useSendCode({
    purpose: 'login',
    to: `${countryDialingCode} ${mobileNum}`,
    isReady: places.isSettled,
    async send() {
      if (!(await trigger('mobileNum', { shouldFocus: true }))) return undefined
      return askWithWork(work, (solution) =>
        api.verification.smsNoLogin({ mobileNum, countryDialingCode, work: solution, language, purpose: 'login' }),
      )
    },
  })
  return (
    <>
      <PhoneField
        {...register('mobileNum', {
          validate: async (value) => {
            if (digitsOf(value) === '') return t('phone.missing')
            return (await isMobile(countryDialingCode, value)) || t('phone.invalid')
          },
        })}
        countries={places.countries}
        country={places.country}
        onRecheck={() => void trigger('mobileNum')}
        onChoose={(code) => setValue('countryCode', code)}
        onInput={work.begin}
        error={formState.errors.mobileNum?.message}
      />
      <CodeField
        {...register('verificationCode', { validate: (value) => value.trim() !== '' || t('code.missing') })}
        sending={sending}
        error={formState.errors.verificationCode?.message}
      />
    </>
  )
}
