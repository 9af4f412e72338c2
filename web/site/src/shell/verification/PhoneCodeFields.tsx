import { useFormContext, useWatch } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { CodeField } from '@ronda/base/verification/CodeField.tsx'
import { digitsOf, isMobile, mobileOf, type Mobile } from '@ronda/base/verification/phone.ts'
import { PhoneField } from './PhoneField.tsx'
import type { Countries } from '@ronda/base/verification/useCountries.ts'
import { useSendCode, type SendCodeOptions } from '@ronda/base/verification/useSendCode.ts'

/** The fields that the surrounding form must have. */
export type PhoneCode = { countryCode: string; mobileNum: string; verificationCode: string }

export type PhoneCodeFieldsProps = Pick<SendCodeOptions, 'purpose'> & {
  readonly places: Countries
  /** Sends a code, if the number is valid. */
  readonly send: (mobile: Mobile) => ReturnType<SendCodeOptions['send']>
}

/** A mobile number and the code that was sent to it. */
export function PhoneCodeFields({ purpose, places, send }: PhoneCodeFieldsProps) {
  const t = useTranslations('auth')
  const { register, trigger, setValue, control, formState } = useFormContext<PhoneCode>()
  const mobile = mobileOf(useWatch({ control, name: 'mobileNum' }), places)
  const sending = useSendCode({
    purpose,
    to: `${mobile.countryDialingCode} ${mobile.mobileNum}`,
    isReady: places.isSettled,
    send: async () => ((await trigger('mobileNum', { shouldFocus: true })) ? send(mobile) : undefined),
  })
  async function validate(value: string): Promise<string | undefined> {
    if (digitsOf(value) === '') return t('phone.missing')
    return (await isMobile(mobile.countryDialingCode, value)) ? undefined : t('phone.invalid')
  }
  return (
    <>
      <PhoneField
        {...register('mobileNum', { validate: validate })}
        countries={places.countries}
        country={places.country}
        onRecheck={() => void trigger('mobileNum')}
        onChoose={(code) => setValue('countryCode', code)}
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
