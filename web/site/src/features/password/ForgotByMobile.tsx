import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { FormProvider, useForm, useWatch } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import type { Result } from '@ronda/core'
import type { Refusal } from '@ronda/client/lazy'
import { Button, toast } from '@ronda/ui'
import { api } from '@ronda/base/call/api.ts'
import { useLanguage } from '@ronda/base/language/useLanguage.ts'
import { FormError } from '@ronda/base/form/FormError.tsx'
import { storeLoginMode } from '@ronda/base/session/loginMode.ts'
import { NOBODY, readRemembered } from '@ronda/base/session/remembered.ts'
import { askWithWork } from '../../shell/verification/askWithWork.ts'
import { mobileOf } from '@ronda/base/verification/phone.ts'
import { PhoneCodeFields, type PhoneCode } from '../../shell/verification/PhoneCodeFields.tsx'
import { useCountries } from '@ronda/base/verification/useCountries.ts'
import { usePhoneProofs } from '@ronda/base/verification/usePhoneProofs.ts'
import { usePhoneCodes } from '../../shell/verification/usePhoneCodes.tsx'
import { useWork } from '../../shell/verification/useWork.ts'
import { PasswordInput } from '@ronda/base/form/PasswordInput.tsx'

type Fields = PhoneCode & { newPassword: string }

const FIELD_OF: Partial<Record<Refusal['code'], keyof Fields>> = {
  'verification.phone_invalid': 'mobileNum',
  'verification.code_wrong': 'verificationCode',
  'verification.code_expired': 'verificationCode',
  'verification.code_used_up': 'verificationCode',
  'identity.password_weak': 'newPassword',
}

function useForgotByMobile() {
  const t = useTranslations('session')
  const { refusalText } = useLanguage()
  const navigate = useNavigate()
  const [failure, setFailure] = useState<Refusal['code']>()
  const [{ countryCode, mobileNum: known }] = useState(() => readRemembered(Date.now()) ?? NOBODY)
  const form = useForm<Fields>({
    defaultValues: { countryCode, mobileNum: known, verificationCode: '', newPassword: '' },
  })
  const places = useCountries(useWatch({ control: form.control, name: 'countryCode' }))
  const phoneProofs = usePhoneProofs()
  async function ask({ mobileNum, verificationCode: typed, newPassword }: Fields): Promise<Result<unknown, Refusal>> {
    const [mobile, verificationCode] = [await mobileOf(mobileNum, places), typed.trim()]
    const proof = await phoneProofs.prove(mobile, verificationCode)
    if (!proof.ok) return proof
    return api.password.forgotByMobile({ ...mobile, verificationCode, ...proof.value, newPassword })
  }
  const submit = form.handleSubmit(async (fields) => {
    setFailure(undefined)
    const reply = await ask(fields)
    if (reply.ok) {
      toast(t('forgot.saved'))
      storeLoginMode('mobile')
      return navigate({ to: '/login', replace: true, resetScroll: false })
    }
    const field = FIELD_OF[reply.error.code]
    if (field === undefined) return setFailure(reply.error.code)
    return form.setError(field, { message: refusalText(reply.error.code) }, { shouldFocus: true })
  })
  return { form, places, phoneProofs, submit, failure: failure === undefined ? undefined : refusalText(failure) }
}

/** A code to the mobile number, entered together with the new password. */
export function ForgotByMobile() {
  const t = useTranslations('session')
  const tPeople = useTranslations('people')
  const { language } = useLanguage()
  const work = useWork()
  const { form, places, phoneProofs, submit, failure } = useForgotByMobile()
  const codes = usePhoneCodes(phoneProofs)
  const { register, formState } = form
  return (
    <form noValidate className="grid grid-cols-1 gap-4" onInput={work.begin} onSubmit={(event) => void submit(event)}>
      <p className="text-text-soft text-sm">{t('forgot.mobileText')}</p>
      <FormProvider {...form}>
        <PhoneCodeFields
          purpose="password"
          places={places}
          send={(mobile) =>
            codes.send(mobile, (captcha) =>
              askWithWork(work, (solution) =>
                api.verification.smsNoLogin({ ...mobile, work: solution, captcha, language, purpose: 'password' }),
              ),
            )
          }
        />
        {codes.dialog}
      </FormProvider>
      <PasswordInput
        {...register('newPassword', { required: t('empty') })}
        label={t('forgot.newPassword')}
        hint={tPeople('passwordHint')}
        autoComplete="new-password"
        error={formState.errors.newPassword?.message}
      />
      <FormError text={failure} />
      <Button type="submit" size="large" isWide isBusy={formState.isSubmitting}>
        {t('forgot.submitMobile')}
      </Button>
    </form>
  )
}
