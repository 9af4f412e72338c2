import { useWatch } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { api } from '@ronda/base/call/api.ts'
import { useLanguage } from '@ronda/base/language/useLanguage.ts'
import { askWithWork } from '../../shell/verification/askWithWork.ts'
import { CodeField } from '@ronda/base/verification/CodeField.tsx'
import { digitsOf, mobileOf } from '@ronda/base/verification/phone.ts'
import { usePhoneProblem } from '../../shell/verification/usePhoneProblem.ts'
import { PhoneField } from '../../shell/verification/PhoneField.tsx'
import { usePhoneCodes } from '../../shell/verification/usePhoneCodes.tsx'
import { useSendCode } from '@ronda/base/verification/useSendCode.ts'
import type { FieldInputProps } from './useRegisterForm.ts'
import { ASKED, errorOf } from './errorOf.ts'

/** The mobile number. It must be valid before a code is sent to it. */
export function MobileInput({ rule, filled }: FieldInputProps) {
  const { form, places } = filled
  const problemOf = usePhoneProblem(places)
  async function validate(value: string): Promise<string | undefined> {
    return digitsOf(value) === '' && !rule.required ? undefined : problemOf(value)
  }
  return (
    <PhoneField
      {...form.register('mobileNum', { validate: validate })}
      isRequired={rule.required}
      countries={places.countries}
      country={places.country}
      onRecheck={() => void form.trigger('mobileNum')}
      onChoose={(code) => form.setValue('countryCode', code, { shouldDirty: true })}
      onNumber={(code, number) => {
        form.setValue('countryCode', code, { shouldDirty: true })
        form.setValue('mobileNum', number, { shouldDirty: true, shouldValidate: true })
      }}
      error={errorOf(filled, 'mobileNum')}
    />
  )
}

/** The code that proves the number; an optional number that was left out needs none. */
export function VerificationInput({ rule, filled }: FieldInputProps) {
  const t = useTranslations('session.code')
  const tPhone = useTranslations('session.phone')
  const { language } = useLanguage()
  const { form, places, work, phoneProofs } = filled
  const codes = usePhoneCodes(phoneProofs)
  const countryDialingCode = places.country?.countryDialingCode ?? ''
  const typed = useWatch({ control: form.control, name: 'mobileNum' })
  const mobileNo = digitsOf(typed)
  const sending = useSendCode({
    purpose: 'register',
    to: `${countryDialingCode} ${mobileNo}`,
    isReady: places.isSettled,
    async send() {
      if (mobileNo === '') {
        form.setError('mobileNum', { type: ASKED, message: tPhone('missing') }, { shouldFocus: true })
        return undefined
      }
      if (!(await form.trigger('mobileNum', { shouldFocus: true }))) return undefined
      const username = form.getValues('username').trim()
      const mobile = await mobileOf(typed, places)
      return codes.send(mobile, (captcha) =>
        askWithWork(work, (solution) =>
          api.verification.smsRegister({
            mobileNo: mobile.mobileNum,
            countryDialingCode: mobile.countryDialingCode,
            work: solution,
            captcha,
            language,
            ...(username !== '' && { username }),
          }),
        ),
      )
    },
  })
  return (
    <>
      <CodeField
        {...form.register('verificationCode', {
          validate: (value) => (mobileNo === '' || value.trim() !== '' ? undefined : t('missing')),
        })}
        isRequired={rule.required || mobileNo !== ''}
        sending={sending}
        error={errorOf(filled, 'verificationCode')}
      />
      {codes.dialog}
    </>
  )
}
