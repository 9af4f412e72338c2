import { Copy } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import type { Refusal } from '@ronda/client/lazy'
import { Button, Dialog, IconButton, Skeleton, TextField, toast } from '@ronda/ui'
import { api } from '../call/api.ts'
import { useLanguage } from '../language/useLanguage.ts'
import { FormError } from '../form/FormError.tsx'
import { isProofMissing, proven } from '../session/prove.ts'
import { RecoveryCodes } from './RecoveryCodes.tsx'

type Begun = { readonly secret: string; readonly picture: string }

/** In groups of four, easier to read out and to type. */
function inGroups(secret: string): string {
  return secret.match(/.{1,4}/g)?.join(' ') ?? secret
}

function Secret({ begun }: { readonly begun: Begun | undefined }) {
  const t = useTranslations('security.authenticator')
  const tAuth = useTranslations('session')
  function copy(): void {
    if (begun === undefined) return
    void navigator.clipboard.writeText(begun.secret).then(
      () => toast(tAuth('copied')),
      () => toast(tAuth('notCopied'), 'bad'),
    )
  }
  return (
    <div className="grid justify-items-center gap-4" aria-busy={begun === undefined}>
      {begun === undefined ? (
        <Skeleton className="size-qr rounded-lg" />
      ) : (
        <img src={begun.picture} alt={t('picture')} width={208} height={208} className="size-qr rounded-lg" />
      )}
      <div className="bg-surface-2 border-line flex w-full items-center gap-2 rounded-lg border ps-4">
        <span className="grid min-w-0 flex-1 py-2">
          <span className="text-text-faint text-xs">{t('key')}</span>
          <span data-secret className="font-mono text-sm break-words">
            {begun === undefined ? '…' : inGroups(begun.secret)}
          </span>
        </span>
        <IconButton icon={Copy} label={tAuth('copy')} onClick={copy} />
      </div>
    </div>
  )
}

/** Scan, type the first code, save the recovery codes: an authenticator in three steps. */
export function AuthenticatorSetUp({ onClose }: { readonly onClose: () => void }) {
  const t = useTranslations('security.authenticator')
  const tAuth = useTranslations('session')
  const { refusalText } = useLanguage()
  const [begun, setBegun] = useState<Begun>()
  const [codes, setCodes] = useState<readonly string[]>()
  const [failure, setFailure] = useState<Refusal['code']>()
  const isAsked = useRef(false)
  const { register, handleSubmit, setError, formState } = useForm({ defaultValues: { code: '' } })

  useEffect(() => {
    if (isAsked.current) return
    isAsked.current = true
    void proven(() => api.security.beginAuthenticator()).then((reply) => {
      if (reply.ok) return setBegun(reply.value)
      return isProofMissing(reply.error.code) ? onClose() : setFailure(reply.error.code)
    })
  }, [onClose])

  const submit = handleSubmit(async ({ code }) => {
    setFailure(undefined)
    const reply = await proven(() => api.security.confirmAuthenticator({ code: code.replaceAll(/\s/g, '') }))
    if (reply.ok) return setCodes(reply.value.recoveryCodes)
    if (reply.error.code !== 'factor.code_wrong') return setFailure(reply.error.code)
    return setError('code', { message: refusalText(reply.error.code) }, { shouldFocus: true })
  })

  if (codes !== undefined) return <RecoveryCodes codes={codes} onSaved={onClose} />
  return (
    <Dialog title={t('title')} closeLabel={tAuth('close')} onClose={onClose}>
      <form noValidate className="grid grid-cols-1 gap-4" onSubmit={(event) => void submit(event)}>
        <p className="text-text-soft text-sm">{t('scan')}</p>
        <Secret begun={begun} />
        <TextField
          {...register('code', { validate: (value) => value.trim() !== '' || t('codeMissing') })}
          label={t('code')}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={12}
          error={formState.errors.code?.message}
        />
        <FormError text={failure === undefined ? undefined : refusalText(failure)} />
        <Button type="submit" size="large" isWide disabled={begun === undefined} isBusy={formState.isSubmitting}>
          {t('confirm')}
        </Button>
      </form>
    </Dialog>
  )
}
