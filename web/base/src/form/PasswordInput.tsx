import { useTranslations } from 'use-intl'
import { PasswordField, type TextFieldProps } from '@ronda/ui'

/** A password field with the labels of its show button. */
export function PasswordInput(props: Omit<TextFieldProps, 'type' | 'after' | 'before'>) {
  const t = useTranslations('people')
  return <PasswordField maxLength={128} {...props} showLabel={t('showPassword')} hideLabel={t('hidePassword')} />
}
