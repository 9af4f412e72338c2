import { useState, type SyntheticEvent } from 'react'
import { useForm, type UseFormRegisterReturn } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { toast } from '@ronda/ui'
import { api } from '../../api.ts'
import { useSpeech } from '../../language/useSpeech.ts'
import { fieldOf, type AccountField } from './fieldOf.ts'
import { useEnter } from './useEnter.ts'
import { useFirstFocus } from './useFirstFocus.ts'

type Fields = { username: string; password: string; confirmPassword: string; termsAccepted: boolean }

export type Registration = {
  readonly field: (name: AccountField) => UseFormRegisterReturn
  readonly errors: Readonly<Record<AccountField, string | undefined>>
  readonly trouble: string | undefined
  readonly isBusy: boolean
  readonly submit: (event: SyntheticEvent) => void
}

/** The registration form without its looks. The server judges names and passwords; here only what is missing. */
export function useRegistration(): Registration {
  const t = useTranslations('people')
  const { language, refusalText } = useSpeech()
  const enter = useEnter()
  const [trouble, setTrouble] = useState<string>()
  const { register, handleSubmit, setError, setFocus, formState } = useForm<Fields>({
    defaultValues: { username: '', password: '', confirmPassword: '', termsAccepted: false },
  })

  useFirstFocus(() => setFocus('username'))

  const rules = {
    username: { validate: (value: unknown) => String(value).trim() !== '' || t('usernameMissing') },
    password: { required: t('passwordMissing') },
    confirmPassword: {
      validate: (value: unknown, all: Fields) => value === all.password || refusalText('identity.password_mismatch'),
    },
    termsAccepted: { validate: (value: unknown) => value === true || refusalText('identity.terms_not_accepted') },
  }

  const submit = handleSubmit(async (fields) => {
    setTrouble(undefined)
    const reply = await api.member.register({ ...fields, username: fields.username.trim(), language })
    if (reply.ok) {
      enter(reply.value)
      return toast(t('register.welcome', { name: reply.value.account }))
    }
    const text = refusalText(reply.error.code)
    const name = fieldOf(reply.error.code)
    return name === undefined ? setTrouble(text) : setError(name, { message: text }, { shouldFocus: true })
  })

  const { username, password, confirmPassword, termsAccepted } = formState.errors
  return {
    field: (name) => register(name, rules[name]),
    errors: {
      username: username?.message,
      password: password?.message,
      confirmPassword: confirmPassword?.message,
      termsAccepted: termsAccepted?.message,
    },
    trouble,
    isBusy: formState.isSubmitting,
    submit: (event) => void submit(event),
  }
}
