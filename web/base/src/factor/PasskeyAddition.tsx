import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import type { Refusal } from '@ronda/client/lazy'
import { Button, Dialog, TextField, toast } from '@ronda/ui'
import { api } from '../call/api.ts'
import { useLanguage } from '../language/useLanguage.ts'
import { FormError } from '../form/FormError.tsx'
import { makePasskey } from '../session/passkeys.ts'
import { proven } from '../session/prove.ts'
import { useFirstFocus } from '../form/useFirstFocus.ts'

/** Lets the browser create a passkey and registers it; `closed` when the member closed the browser's dialog. */
async function addPasskey(name: string): Promise<Refusal | 'closed' | undefined> {
  const begun = await proven(() => api.security.beginPasskey())
  if (!begun.ok) return begun.error
  const answer = await makePasskey(begun.value.options)
  if (answer === undefined) return 'closed'
  if (!answer.ok) return answer.error
  const { challenge } = begun.value
  const reply = await proven(() => api.security.addPasskey({ challenge, answer: answer.value, name }))
  return reply.ok ? undefined : reply.error
}

/** A name first, so that its owner recognises the passkey; then the browser asks for the fingerprint. */
export function PasskeyAddition({ onClose }: { readonly onClose: () => void }) {
  const t = useTranslations('security')
  const tAuth = useTranslations('session')
  const { refusalText } = useLanguage()
  const [failure, setFailure] = useState<Refusal['code']>()
  const { register, handleSubmit, setFocus, formState } = useForm({
    defaultValues: { name: t('passkeys.nameDefault') },
  })
  useFirstFocus(() => setFocus('name', { shouldSelect: true }))
  const submit = handleSubmit(async ({ name }) => {
    setFailure(undefined)
    const refusal = await addPasskey(name.trim())
    if (refusal === 'closed') return undefined
    if (refusal !== undefined) return setFailure(refusal.code)
    toast(t('passkeys.added'))
    return onClose()
  })
  return (
    <Dialog title={t('passkeys.nameTitle')} closeLabel={tAuth('close')} onClose={onClose}>
      <form noValidate className="grid grid-cols-1 gap-4" onSubmit={(event) => void submit(event)}>
        <TextField
          {...register('name', { validate: (value) => value.trim() !== '' || t('passkeys.nameMissing') })}
          label={t('passkeys.name')}
          hint={t('passkeys.nameHint')}
          autoComplete="off"
          maxLength={60}
          error={formState.errors.name?.message}
        />
        <FormError text={failure === undefined ? undefined : refusalText(failure)} />
        <Button type="submit" size="large" isWide isBusy={formState.isSubmitting}>
          {t('next')}
        </Button>
      </form>
    </Dialog>
  )
}
