import { useFormContext, useWatch } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { CodeField } from '@ronda/base/verification/CodeField.tsx'
import { digitsOf, mobileOf, type Mobile } from '@ronda/base/verification/phone.ts'
import { usePhoneProblem } from './usePhoneProblem.ts'
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

/** The mobile number of the surrounding form. */
export function MobileField({ places }: Pick<PhoneCodeFieldsProps, 'places'>) {
  const { register, trigger, setValue, formState } = useFormContext<Pick<PhoneCode, 'countryCode' | 'mobileNum'>>()
  const validate = usePhoneProblem(places)
  return (
    <PhoneField
      {...register('mobileNum', { validate: validate })}
      countries={places.countries}
      country={places.country}
      onRecheck={() => void trigger('mobileNum')}
      onChoose={(code) => setValue('countryCode', code)}
      onNumber={(code, number) => {
        setValue('countryCode', code)
        setValue('mobileNum', number, { shouldDirty: true, shouldValidate: true })
      }}
      error={formState.errors.mobileNum?.message}
    />
  )
}

/** A mobile number and the code that was sent to it. */
export function PhoneCodeFields({ purpose, places, send }: PhoneCodeFieldsProps) {
  const t = useTranslations('session.code')
  const { register, trigger, control, formState } = useFormContext<PhoneCode>()
  const typed = useWatch({ control, name: 'mobileNum' })
  const sending = useSendCode({
    purpose,
    to: `${places.country?.countryDialingCode ?? ''} ${digitsOf(typed)}`,
    isReady: places.isSettled,
    async send() {
      return (await trigger('mobileNum', { shouldFocus: true })) ? send(await mobileOf(typed, places)) : undefined
    },
  })
  return (
    <>
      <MobileField places={places} />
      <CodeField
        {...register('verificationCode', { validate: (value) => value.trim() !== '' || t('missing') })}
        sending={sending}
        error={formState.errors.verificationCode?.message}
      />
    </>
  )
}
