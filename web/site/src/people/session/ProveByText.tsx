import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import type { Refusal } from '@ronda/client/lazy'
import { Button } from '@ronda/ui'
import { api } from '../../api.ts'
import { useSpeech } from '../../language/useSpeech.ts'
import { PasswordInput } from '../password/PasswordInput.tsx'
import { AuthenticatorField } from './AuthenticatorField.tsx'
import { FormTrouble } from './FormTrouble.tsx'
import { useFirstFocus } from './useFirstFocus.ts'

export type TypedWay = 'password' | 'authenticator'

type ProveByTextProps = { readonly way: TypedWay; readonly onProven: () => void }

/** About what was typed; everything else is about the whole. */
const WRONG: readonly Refusal['code'][] = ['password.wrong', 'factor.code_wrong']

export function ProveByText({ way, onProven }: ProveByTextProps) {
  const t = useTranslations('doors')
  const tPeople = useTranslations('people')
  const { refusalText } = useSpeech()
  const [trouble, setTrouble] = useState<Refusal['code']>()
  const { register, handleSubmit, setError, setFocus, formState } = useForm({ defaultValues: { text: '' } })
  useFirstFocus(() => setFocus('text'))
  const submit = handleSubmit(async ({ text }) => {
    setTrouble(undefined)
    const proof = way === 'password' ? { way, password: text } : { way, code: text.trim() }
    const reply = await api.session.proveAgain(proof)
    if (reply.ok) return onProven()
    return WRONG.includes(reply.error.code)
      ? setError('text', { message: refusalText(reply.error.code) }, { shouldFocus: true })
      : setTrouble(reply.error.code)
  })
  const missing = way === 'password' ? tPeople('passwordMissing') : t('step.missing')
  const field = {
    ...register('text', { validate: (text) => text.trim() !== '' || missing }),
    error: formState.errors.text?.message,
  }
  return (
    <form noValidate className="grid grid-cols-1 gap-4" onSubmit={(event) => void submit(event)}>
      {way === 'password' ? (
        <PasswordInput {...field} label={tPeople('password')} autoComplete="current-password" />
      ) : (
        <AuthenticatorField {...field} />
      )}
      <FormTrouble text={trouble === undefined ? undefined : refusalText(trouble)} />
      <Button type="submit" size="large" isWide isBusy={formState.isSubmitting}>
        {t('prove.submit')}
      </Button>
    </form>
  )
}
