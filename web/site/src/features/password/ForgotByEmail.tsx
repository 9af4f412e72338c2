import { MailCheck } from 'lucide-react'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import type { Refusal } from '@ronda/client/lazy'
import { matchesPattern } from '@ronda/contract'
import { Button, Notice, TextField } from '@ronda/ui'
import { api } from '@ronda/base/call/api.ts'
import { useLanguage } from '@ronda/base/language/useLanguage.ts'
import { FormError } from '@ronda/base/form/FormError.tsx'
import { useFirstFocus } from '@ronda/base/form/useFirstFocus.ts'
import { askWithWork } from '../../shell/verification/askWithWork.ts'
import { useWork } from '../../shell/verification/useWork.ts'

const FIELD_OF: Partial<Record<Refusal['code'], 'username' | 'email'>> = {
  'identity.username_invalid': 'username',
  'identity.email_invalid': 'email',
}

/** Requests the link. The answer is the same whether there is such an account or not. */
export function ForgotByEmail() {
  const t = useTranslations('session')
  const { language, refusalText } = useLanguage()
  const work = useWork()
  const [isSent, setSent] = useState(false)
  const [failure, setFailure] = useState<Refusal['code']>()
  const { register, handleSubmit, setError, setFocus, formState } = useForm({
    defaultValues: { username: '', email: '' },
  })
  useFirstFocus(() => setFocus('username'))

  const submit = handleSubmit(async ({ username, email }) => {
    setFailure(undefined)
    const reply = await askWithWork(work, (solution) =>
      api.password.forgotByEmail({ username: username.trim(), email: email.trim(), work: solution, language }),
    )
    if (reply.ok) return setSent(true)
    const field = FIELD_OF[reply.error.code]
    if (field === undefined) return setFailure(reply.error.code)
    return setError(field, { message: refusalText(reply.error.code) }, { shouldFocus: true })
  })

  if (isSent)
    return (
      <div role="status">
        <Notice icon={MailCheck} title={t('forgot.sentTitle')}>
          {t('forgot.sent')}
        </Notice>
      </div>
    )
  return (
    <form noValidate className="grid grid-cols-1 gap-4" onInput={work.begin} onSubmit={(event) => void submit(event)}>
      <p className="text-text-soft text-sm">{t('forgot.emailText')}</p>
      <TextField
        {...register('username', { validate: (value) => value.trim() !== '' || t('empty') })}
        label={t('fields.username')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={64}
        error={formState.errors.username?.message}
      />
      <TextField
        {...register('email', {
          validate: (value) => matchesPattern('email', value.trim()) || refusalText('identity.email_invalid'),
        })}
        label={t('fields.email')}
        type="email"
        autoComplete="email"
        maxLength={254}
        error={formState.errors.email?.message}
      />
      <FormError text={failure === undefined ? undefined : refusalText(failure)} />
      <Button type="submit" size="large" isWide isBusy={formState.isSubmitting}>
        {t('forgot.submitEmail')}
      </Button>
    </form>
  )
}
