import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Refusal } from '@ronda/client/lazy'
import { Button } from '@ronda/ui'
import { useLanguage } from '@ronda/base/language/useLanguage.ts'
import { FormError } from '@ronda/base/form/FormError.tsx'
import { NameFields } from '@ronda/base/session/NameFields.tsx'
import { PasskeyButton } from '@ronda/base/session/PasskeyButton.tsx'
import { canUsePasskeys } from '@ronda/base/session/passkeys.ts'
import { StepPanel } from '@ronda/base/session/StepPanel.tsx'
import type { Login } from '@ronda/base/session/useLogin.ts'
import { useLoginForm } from '@ronda/base/session/useLoginForm.ts'
import { CaptchaField } from '@ronda/base/verification/CaptchaField.tsx'

function NameForm({ login }: { readonly login: Login }) {
  const t = useTranslations('session')
  const tPeople = useTranslations('people')
  const { refusalText } = useLanguage()
  const { form, captcha, failure, submit } = useLoginForm(login, 'username', refusalText)
  return (
    <form noValidate className="grid grid-cols-1 gap-4" onSubmit={submit}>
      <NameFields form={form} />
      {captcha.isShown && (
        <CaptchaField
          {...form.register('captcha', { validate: (value) => value.trim() !== '' || t('captcha.missing') })}
          captcha={captcha}
          error={form.formState.errors.captcha?.message}
        />
      )}
      <FormError text={failure === undefined ? undefined : refusalText(failure)} />
      <Button type="submit" size="large" isWide isBusy={form.formState.isSubmitting}>
        {tPeople('login.submit')}
      </Button>
    </form>
  )
}

/** Name and password, then the second factor; or a passkey. The name is not remembered. */
export function StaffLogin({ login }: { readonly login: Login }) {
  const t = useTranslations('sessionStaff')
  const { refusalText } = useLanguage()
  const [failure, setFailure] = useState<Refusal['code']>()
  if (login.more !== undefined) return <StepPanel login={login} more={login.more} />
  return (
    <div className="grid grid-cols-1 gap-5">
      <NameForm login={login} />
      {canUsePasskeys() && (
        <div className="grid grid-cols-1 gap-3">
          <p className="text-text-faint before:bg-line after:bg-line flex items-center gap-3 text-sm before:h-px before:flex-1 after:h-px after:flex-1">
            {t('or')}
          </p>
          <PasskeyButton login={login} label={t('passkey')} onRefused={setFailure} />
          <FormError text={failure === undefined ? undefined : refusalText(failure)} />
        </div>
      )}
    </div>
  )
}
