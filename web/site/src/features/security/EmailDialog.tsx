import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import type { Refusal } from '@ronda/client/lazy'
import { matchesPattern } from '@ronda/contract'
import { Button, Dialog, TextField } from '@ronda/ui'
import { api } from '@ronda/base/call/api.ts'
import { useLanguage } from '@ronda/base/language/useLanguage.ts'
import { FormError } from '@ronda/base/form/FormError.tsx'
import { proven } from '@ronda/base/session/prove.ts'
import { useFirstFocus } from '@ronda/base/form/useFirstFocus.ts'
import { CodeField } from '@ronda/base/verification/CodeField.tsx'
import { useSendCode } from '@ronda/base/verification/useSendCode.ts'

const FIELD_OF: Partial<Record<Refusal['code'], 'email' | 'code'>> = {
  'identity.email_invalid': 'email',
  'identity.email_taken': 'email',
  'verification.code_wrong': 'code',
  'verification.code_expired': 'code',
  'verification.code_used_up': 'code',
}

export type ContactDialogProps = { readonly onClose: () => void; readonly onDone: () => void }

/** An address is stored once its owner has entered the code that was sent to it. */
export function EmailDialog({ onClose, onDone }: ContactDialogProps) {
  const t = useTranslations('security')
  const tAuth = useTranslations('session')
  const { language, refusalText } = useLanguage()
  const [failure, setFailure] = useState<Refusal['code']>()
  const { register, handleSubmit, setError, setFocus, trigger, control, formState } = useForm({
    defaultValues: { email: '', code: '' },
  })
  const email = useWatch({ control, name: 'email' }).trim()
  const sending = useSendCode({
    purpose: 'setEmail',
    to: email.toLowerCase(),
    async send() {
      if (!(await trigger('email', { shouldFocus: true }))) return undefined
      return proven(() => api.security.sendEmailCode({ email, language }))
    },
  })
  useFirstFocus(() => setFocus('email'))
  const submit = handleSubmit(async ({ code }) => {
    setFailure(undefined)
    const reply = await proven(() => api.security.setEmail({ email, code: code.trim() }))
    if (reply.ok) return onDone()
    const field = FIELD_OF[reply.error.code]
    if (field === undefined) return setFailure(reply.error.code)
    return setError(field, { message: refusalText(reply.error.code) }, { shouldFocus: true })
  })
  return (
    <Dialog title={t('email.title')} closeLabel={tAuth('close')} onClose={onClose}>
      <form noValidate className="grid grid-cols-1 gap-4" onSubmit={(event) => void submit(event)}>
        <TextField
          {...register('email', {
            validate: (value) => {
              if (value.trim() === '') return t('email.missing')
              return matchesPattern('email', value.trim()) || refusalText('identity.email_invalid')
            },
          })}
          label={t('email.label')}
          type="email"
          autoComplete="email"
          maxLength={254}
          error={formState.errors.email?.message}
        />
        <CodeField
          {...register('code', { validate: (value) => value.trim() !== '' || tAuth('code.missing') })}
          sending={sending}
          error={formState.errors.code?.message}
        />
        <FormError text={failure === undefined ? undefined : refusalText(failure)} />
        <Button type="submit" size="large" isWide isBusy={formState.isSubmitting}>
          {t('save')}
        </Button>
      </form>
    </Dialog>
  )
}
