import { useFormContext } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { PasswordInput } from '../form/PasswordInput.tsx'

/** The fields that the surrounding form must have. */
export type PasswordPair = { newPassword: string; confirmNewPassword: string }

/** A new password, typed twice: a typing error would lock its owner out. */
export function NewPasswordPair() {
  const t = useTranslations('session')
  const tPeople = useTranslations('people')
  const { register, getValues, formState } = useFormContext<PasswordPair>()
  const { errors } = formState
  return (
    <>
      <PasswordInput
        {...register('newPassword', { required: t('empty') })}
        label={t('password.new')}
        hint={tPeople('passwordHint')}
        autoComplete="new-password"
        error={errors.newPassword?.message}
      />
      <PasswordInput
        {...register('confirmNewPassword', {
          validate: (value) => value === getValues('newPassword') || t('register.confirmWrong'),
        })}
        label={t('password.confirm')}
        autoComplete="new-password"
        error={errors.confirmNewPassword?.message}
      />
    </>
  )
}
