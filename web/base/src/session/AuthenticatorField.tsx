import { useTranslations } from 'use-intl'
import { TextField, type TextFieldProps } from '@ronda/ui'

/** The code of an authenticator app, or a recovery code. */
export function AuthenticatorField(field: Omit<TextFieldProps, 'label'>) {
  const t = useTranslations('session.step')
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
