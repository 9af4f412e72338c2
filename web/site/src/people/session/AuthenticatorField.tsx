import { useTranslations } from 'use-intl'
import { TextField, type TextFieldProps } from '@ronda/ui'

/** The code that an app shows, or one of those that were kept for the day without it. */
export function AuthenticatorField(field: Omit<TextFieldProps, 'label'>) {
  const t = useTranslations('auth.step')
  return (
    <TextField
      {...field}
      label={t('authenticatorCode')}
      hint={t('authenticatorHint')}
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={40}
    />
  )
}
