import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { unreachable, type Result } from '@ronda/core'
import type { Refusal } from '@ronda/client/lazy'
import type { ProofPurpose, ProofWay } from '@ronda/contract'
import { Button, type TextFieldProps } from '@ronda/ui'
import { api } from '../call/api.ts'
import { useLanguage } from '../language/useLanguage.ts'
import { PasswordInput } from '../form/PasswordInput.tsx'
import { CodeField } from '../verification/CodeField.tsx'
import { useSendCode } from '../verification/useSendCode.ts'
import { AuthenticatorField } from './AuthenticatorField.tsx'
import { FormError } from '../form/FormError.tsx'
import { useFirstFocus } from '../form/useFirstFocus.ts'

export type TypedMethod = Exclude<ProofWay, 'passkey'>

type ProveByTextProps = {
  readonly purpose: ProofPurpose
  readonly way: TypedMethod
  /** Where a code is sent, masked. */
  readonly hint: string
  readonly onProven: () => void
}

/** Errors about the typed text; all others are about the whole form. */
const WRONG: readonly Refusal['code'][] = [
  'password.wrong',
  'factor.code_wrong',
  'verification.code_wrong',
  'verification.code_expired',
  'verification.code_used_up',
]

function prove(purpose: ProofPurpose, way: TypedMethod, text: string): Promise<Result<unknown, Refusal>> {
  if (way === 'password') return api.session.proveAgain({ purpose, way, password: text })
  return api.session.proveAgain({ purpose, way, code: text.trim() })
}

type SentFieldProps = Omit<TextFieldProps, 'label' | 'after'> & {
  readonly purpose: ProofPurpose
  readonly channel: 'sms' | 'mail'
  readonly to: string
}

/** A code that is sent to the contact on file. */
function SentField({ purpose, channel, to, ...field }: SentFieldProps) {
  const t = useTranslations('session')
  const { language } = useLanguage()
  const sending = useSendCode({
    purpose: 'proof',
    to: `${channel} ${to}`,
    send: () => api.session.sendProofCode({ channel, purpose, language }),
  })
  return (
    <>
      <p className="text-text-soft text-sm">{t('step.sentTo', { hint: to })}</p>
      <CodeField {...field} sending={sending} />
    </>
  )
}

type ProofFieldProps = Omit<ProveByTextProps, 'onProven'> & Omit<TextFieldProps, 'label' | 'hint'>

function ProofField({ purpose, way, hint, ...field }: ProofFieldProps) {
  const t = useTranslations('people')
  switch (way) {
    case 'password':
      return <PasswordInput {...field} label={t('password')} autoComplete="current-password" />
    case 'authenticator':
      return <AuthenticatorField {...field} />
    case 'sms':
    case 'mail':
      return <SentField {...field} purpose={purpose} channel={way} to={hint} />
    default:
      return unreachable(way)
  }
}

export function ProveByText({ purpose, way, hint, onProven }: ProveByTextProps) {
  const t = useTranslations('session')
  const tPeople = useTranslations('people')
  const { refusalText } = useLanguage()
  const [failure, setFailure] = useState<Refusal['code']>()
  const { register, handleSubmit, setError, setFocus, formState } = useForm({ defaultValues: { text: '' } })
  useFirstFocus(() => setFocus('text'))
  const submit = handleSubmit(async ({ text }) => {
    setFailure(undefined)
    const reply = await prove(purpose, way, text)
    if (reply.ok) return onProven()
    return WRONG.includes(reply.error.code)
      ? setError('text', { message: refusalText(reply.error.code) }, { shouldFocus: true })
      : setFailure(reply.error.code)
  })
  const missing = way === 'password' ? tPeople('passwordMissing') : t('step.missing')
  return (
    <form noValidate className="grid grid-cols-1 gap-4" onSubmit={(event) => void submit(event)}>
      <ProofField
        {...register('text', { validate: (text) => text.trim() !== '' || missing })}
        purpose={purpose}
        way={way}
        hint={hint}
        error={formState.errors.text?.message}
      />
      <FormError text={failure === undefined ? undefined : refusalText(failure)} />
      <Button type="submit" size="large" isWide isBusy={formState.isSubmitting}>
        {t('prove.submit')}
      </Button>
    </form>
  )
}
