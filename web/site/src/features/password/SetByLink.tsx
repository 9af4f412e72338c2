import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import type { Refusal } from '@ronda/client/lazy'
import { Button, buttonClass, toast } from '@ronda/ui'
import { api } from '@ronda/base/call/api.ts'
import { useLanguage } from '@ronda/base/language/useLanguage.ts'
import { FormError } from '@ronda/base/form/FormError.tsx'
import { useFirstFocus } from '@ronda/base/form/useFirstFocus.ts'
import { storeLoginMode } from '@ronda/base/session/loginMode.ts'
import { NewPasswordPair, type PasswordPair } from '@ronda/base/password/NewPasswordPair.tsx'

/** The second step of the reset by e-mail: the link is the proof, only the new password is asked for. */
export function SetByLink({ link }: { readonly link: string }) {
  const t = useTranslations('session')
  const { refusalText } = useLanguage()
  const navigate = useNavigate()
  const [failure, setFailure] = useState<Refusal['code']>()
  const form = useForm<PasswordPair>({ defaultValues: { newPassword: '', confirmNewPassword: '' } })
  const { handleSubmit, setError, setFocus, formState } = form
  useFirstFocus(() => setFocus('newPassword'))

  const submit = handleSubmit(async ({ newPassword }) => {
    setFailure(undefined)
    const reply = await api.password.setByLink({ link, newPassword })
    if (reply.ok) {
      toast(t('forgot.saved'))
      storeLoginMode('username')
      return navigate({ to: '/login', replace: true, resetScroll: false })
    }
    if (reply.error.code !== 'identity.password_weak') return setFailure(reply.error.code)
    return setError('newPassword', { message: refusalText(reply.error.code) }, { shouldFocus: true })
  })

  if (failure === 'password.link_expired')
    return (
      <div role="alert" className="grid gap-5">
        <p className="text-text-soft">{refusalText(failure)}</p>
        <Link to="/forget" replace resetScroll={false} className={buttonClass('primary', 'large')}>
          {t('forgot.again')}
        </Link>
      </div>
    )
  return (
    <form noValidate className="grid grid-cols-1 gap-4" onSubmit={(event) => void submit(event)}>
      <p className="text-text-soft text-sm">{t('forgot.linkText')}</p>
      <FormProvider {...form}>
        <NewPasswordPair />
      </FormProvider>
      <FormError text={failure === undefined ? undefined : refusalText(failure)} />
      <Button type="submit" size="large" isWide isBusy={formState.isSubmitting}>
        {t('forgot.save')}
      </Button>
    </form>
  )
}
