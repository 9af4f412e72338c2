import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import type { Refusal } from '@ronda/client/lazy'
import { Button, Dialog, TextField, toast } from '@ronda/ui'
import { api } from '@ronda/base/call/api.ts'
import { useLanguage } from '@ronda/base/language/useLanguage.ts'
import { FormError } from '@ronda/base/form/FormError.tsx'
import { proven } from '@ronda/base/session/prove.ts'
import { useFirstFocus } from '@ronda/base/form/useFirstFocus.ts'

/** Removed only with one of its codes, or a recovery code. */
export function AuthenticatorRemoval({ onClose }: { readonly onClose: () => void }) {
  const t = useTranslations('security')
  const tAuth = useTranslations('session')
  const { refusalText } = useLanguage()
  const [failure, setFailure] = useState<Refusal['code']>()
  const { register, handleSubmit, setError, setFocus, formState } = useForm({ defaultValues: { code: '' } })
  useFirstFocus(() => setFocus('code'))
  const submit = handleSubmit(async ({ code }) => {
    setFailure(undefined)
    const reply = await proven(() => api.security.removeAuthenticator({ code: code.trim() }))
    if (reply.ok) {
      toast(t('authenticator.removed'))
      return onClose()
    }
    if (reply.error.code !== 'factor.code_wrong') return setFailure(reply.error.code)
    return setError('code', { message: refusalText(reply.error.code) }, { shouldFocus: true })
  })
  return (
    <Dialog title={t('authenticator.removeTitle')} closeLabel={tAuth('close')} onClose={onClose}>
      <form noValidate className="grid grid-cols-1 gap-4" onSubmit={(event) => void submit(event)}>
        <p className="text-text-soft text-sm">{t('authenticator.removeText')}</p>
        <TextField
          {...register('code', { validate: (value) => value.trim() !== '' || t('authenticator.codeMissing') })}
          label={t('authenticator.removeCode')}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={20}
          error={formState.errors.code?.message}
        />
        <FormError text={failure === undefined ? undefined : refusalText(failure)} />
        <Button type="submit" variant="danger" size="large" isWide isBusy={formState.isSubmitting}>
          {t('remove')}
        </Button>
      </form>
    </Dialog>
  )
}
