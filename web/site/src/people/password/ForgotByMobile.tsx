import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import type { Refusal } from '@ronda/client/lazy'
import { Button, toast } from '@ronda/ui'
import { api } from '../../api.ts'
import { useSpeech } from '../../language/useSpeech.ts'
import { FormTrouble } from '../session/FormTrouble.tsx'
import { NOBODY, readRemembered } from '../session/remembered.ts'
import { askWithWork } from '../verification/askWithWork.ts'
import { CodeField } from '../verification/CodeField.tsx'
import { digitsOf, isMobile } from '../verification/phone.ts'
import { PhoneField } from '../verification/PhoneField.tsx'
import { useCountries } from '../verification/useCountries.ts'
import { useSendCode } from '../verification/useSendCode.ts'
import { useWork } from '../verification/useWork.ts'
import { PasswordInput } from './PasswordInput.tsx'

type Fields = { countryCode: string; mobileNum: string; verificationCode: string; newPassword: string }

const FIELD_OF: Partial<Record<Refusal['code'], keyof Fields>> = {
  'verification.phone_invalid': 'mobileNum',
  'verification.code_wrong': 'verificationCode',
  'verification.code_expired': 'verificationCode',
  'verification.code_used_up': 'verificationCode',
  'identity.password_weak': 'newPassword',
}

function useForgotByMobile() {
  const t = useTranslations('doors')
  const { language, refusalText } = useSpeech()
  const navigate = useNavigate()
  const work = useWork()
  const [trouble, setTrouble] = useState<Refusal['code']>()
  const [{ countryCode, mobileNum: known }] = useState(() => readRemembered(Date.now()) ?? NOBODY)
  const form = useForm<Fields>({
    defaultValues: { countryCode, mobileNum: known, verificationCode: '', newPassword: '' },
  })
  const places = useCountries(useWatch({ control: form.control, name: 'countryCode' }))
  const countryDialingCode = places.country?.countryDialingCode ?? ''
  const mobileNum = digitsOf(useWatch({ control: form.control, name: 'mobileNum' }))
  const sending = useSendCode({
    purpose: 'password',
    to: `${countryDialingCode} ${mobileNum}`,
    isReady: places.isSettled,
    async send() {
      if (!(await form.trigger('mobileNum', { shouldFocus: true }))) return undefined
      return askWithWork(work, (solution) =>
        api.verification.smsNoLogin({ mobileNum, countryDialingCode, work: solution, language, purpose: 'password' }),
      )
    },
  })
  const submit = form.handleSubmit(async ({ verificationCode, newPassword }) => {
    setTrouble(undefined)
    const reply = await api.password.forgotByMobile({
      mobileNum,
      countryDialingCode,
      verificationCode: verificationCode.trim(),
      newPassword,
    })
    if (reply.ok) {
      toast(t('forgot.saved'))
      return navigate({ to: '/login', replace: true, resetScroll: false })
    }
    const field = FIELD_OF[reply.error.code]
    if (field === undefined) return setTrouble(reply.error.code)
    return form.setError(field, { message: refusalText(reply.error.code) }, { shouldFocus: true })
  })
  return { form, places, work, sending, submit, trouble: trouble === undefined ? undefined : refusalText(trouble) }
}

/** A code to the mobile, and with it a new password at once. */
export function ForgotByMobile() {
  const t = useTranslations('doors')
  const tPeople = useTranslations('people')
  const { form, places, work, sending, submit, trouble } = useForgotByMobile()
  const { register, formState } = form
  async function judge(value: string): Promise<string | undefined> {
    if (digitsOf(value) === '') return t('phone.missing')
    return (await isMobile(places.country?.countryDialingCode ?? '', value)) ? undefined : t('phone.invalid')
  }
  return (
    <form noValidate className="grid grid-cols-1 gap-4" onInput={work.begin} onSubmit={(event) => void submit(event)}>
      <p className="text-text-soft text-sm">{t('forgot.mobileText')}</p>
      <PhoneField
        {...register('mobileNum', { validate: judge })}
        countries={places.countries}
        country={places.country}
        onRecheck={() => void form.trigger('mobileNum')}
        onChoose={(code) => form.setValue('countryCode', code)}
        error={formState.errors.mobileNum?.message}
      />
      <CodeField
        {...register('verificationCode', { validate: (value) => value.trim() !== '' || t('code.missing') })}
        sending={sending}
        error={formState.errors.verificationCode?.message}
      />
      <PasswordInput
        {...register('newPassword', { required: t('empty') })}
        label={t('forgot.newPassword')}
        hint={tPeople('passwordHint')}
        autoComplete="new-password"
        error={formState.errors.newPassword?.message}
      />
      <FormTrouble text={trouble} />
      <Button type="submit" size="large" isWide isBusy={formState.isSubmitting}>
        {t('forgot.submitMobile')}
      </Button>
    </form>
  )
}
