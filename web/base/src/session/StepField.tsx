import { useTranslations } from 'use-intl'
import { unreachable } from '@ronda/core'
import { TextField, type TextFieldProps } from '@ronda/ui'
import { AuthenticatorField } from './AuthenticatorField.tsx'
import type { TypedStep } from './useLogin.ts'
import { CodeField } from '../verification/CodeField.tsx'
import type { SendCode } from '../verification/useSendCode.ts'

export type StepFieldProps = Omit<TextFieldProps, 'label'> & {
  readonly way: TypedStep['way']
  /** Where a code is sent, masked. */
  readonly hintTo: string
  readonly sending: SendCode
}

/** The field of a method: a code that is sent, a code of the app, or a name. */
export function StepField({ way, hintTo, sending, ...field }: StepFieldProps) {
  const t = useTranslations('session.step')
  switch (way) {
    case 'mobile':
    case 'email':
      return (
        <>
          <p className="text-text-soft">{t('sentTo', { hint: hintTo })}</p>
          <CodeField {...field} sending={sending} />
        </>
      )
    case 'authenticator':
      return <AuthenticatorField {...field} />
    case 'bankName':
      return (
        <TextField {...field} label={t('bankNameLabel')} hint={t('bankNameHint')} autoComplete="name" maxLength={80} />
      )
    default:
      return unreachable(way)
  }
}
