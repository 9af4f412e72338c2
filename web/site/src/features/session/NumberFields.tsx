import { FormProvider } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { PasswordInput } from '@ronda/base/form/PasswordInput.tsx'
import type { LoginForm } from '@ronda/base/session/useLoginForm.ts'
import { MobileField } from '../../shell/verification/PhoneCodeFields.tsx'

/** Mobile number and password. */
export function NumberFields({ filled: { form, places } }: { readonly filled: LoginForm }) {
  const t = useTranslations('people')
  return (
    <FormProvider {...form}>
      <MobileField places={places} />
      <PasswordInput
        {...form.register('password', { required: t('passwordMissing') })}
        label={t('password')}
        autoComplete="current-password"
        error={form.formState.errors.password?.message}
      />
    </FormProvider>
  )
}
