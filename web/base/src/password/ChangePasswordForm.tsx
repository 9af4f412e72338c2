import { useState, type ReactNode } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import type { Refusal } from '@ronda/client/lazy'
import { Button } from '@ronda/ui'
import { api } from '../call/api.ts'
import { useLanguage } from '../language/useLanguage.ts'
import { FormError } from '../form/FormError.tsx'
import { proven } from '../session/prove.ts'
import { useFirstFocus } from '../form/useFirstFocus.ts'
import { NewPasswordPair, type PasswordPair } from './NewPasswordPair.tsx'
import { PasswordInput } from '../form/PasswordInput.tsx'

type Fields = PasswordPair & { oldPassword: string }

const FIELD_OF: Partial<Record<Refusal['code'], keyof Fields>> = {
  'password.wrong': 'oldPassword',
  'password.same': 'newPassword',
  'identity.password_weak': 'newPassword',
  'identity.password_mismatch': 'confirmNewPassword',
}

export type ChangePasswordFormProps = { readonly onChanged: () => void; readonly children?: ReactNode }

/** The current password, and the new one twice. */
export function ChangePasswordForm({ onChanged, children }: ChangePasswordFormProps) {
  const t = useTranslations('session')
  const { refusalText } = useLanguage()
  const [failure, setFailure] = useState<Refusal['code']>()
  const form = useForm<Fields>({
    defaultValues: { oldPassword: '', newPassword: '', confirmNewPassword: '' },
  })
  const { register, handleSubmit, setError, setFocus, formState } = form
  useFirstFocus(() => setFocus('oldPassword'))

  const submit = handleSubmit(async (fields) => {
    setFailure(undefined)
    const reply = await proven(() => api.password.change(fields))
    if (reply.ok) return onChanged()
    const field = FIELD_OF[reply.error.code]
    if (field === undefined) return setFailure(reply.error.code)
    return setError(field, { message: refusalText(reply.error.code) }, { shouldFocus: true })
  })

  return (
    <form noValidate className="grid grid-cols-1 gap-4" onSubmit={(event) => void submit(event)}>
      <PasswordInput
        {...register('oldPassword', { required: t('empty') })}
        label={t('password.old')}
        autoComplete="current-password"
        error={formState.errors.oldPassword?.message}
      />
      <FormProvider {...form}>
        <NewPasswordPair />
      </FormProvider>
      <FormError text={failure === undefined ? undefined : refusalText(failure)} />
      <Button type="submit" size="large" isWide isBusy={formState.isSubmitting}>
        {t('password.submit')}
      </Button>
      {children}
    </form>
  )
}
