import type { UseFormReturn } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { TextField } from '@ronda/ui'
import { PasswordInput } from '../form/PasswordInput.tsx'
import { useFirstFocus } from '../form/useFirstFocus.ts'
import type { LoginFields } from './useLoginForm.ts'

/** Username and password; with a remembered name the focus starts at the password. */
export function NameFields({ form }: { readonly form: UseFormReturn<LoginFields> }) {
  const t = useTranslations('people')
  const { register, setFocus, getValues, formState } = form
  // One message for both: two would say the same twice.
  const isBothMissing = (): boolean => getValues('username').trim() === '' && getValues('password') === ''
  useFirstFocus(() => setFocus(getValues('username') === '' ? 'username' : 'password'))
  return (
    <>
      <TextField
        {...register('username', {
          validate: (value) => value.trim() !== '' || t(isBothMissing() ? 'bothMissing' : 'usernameMissing'),
        })}
        label={t('username')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={64}
        error={formState.errors.username?.message}
      />
      <PasswordInput
        {...register('password', { required: t('passwordMissing') })}
        label={t('password')}
        autoComplete="current-password"
        error={formState.errors.password?.message}
      />
    </>
  )
}
