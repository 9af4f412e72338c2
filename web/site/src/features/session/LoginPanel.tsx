import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button, Checkbox, Tabs } from '@ronda/ui'
import { useModule } from '@ronda/base/brand/modules.queries.ts'
import { useLanguage } from '@ronda/base/language/useLanguage.ts'
import { CaptchaField } from '@ronda/base/verification/CaptchaField.tsx'
import { FormError } from '@ronda/base/form/FormError.tsx'
import { ForgotLink } from './ForgotLink.tsx'
import { NameFields } from '@ronda/base/session/NameFields.tsx'
import { OtherMethods } from './OtherMethods.tsx'
import { SmsFields } from './SmsFields.tsx'
import { StepPanel } from '@ronda/base/session/StepPanel.tsx'
import type { Login } from '@ronda/base/session/useLogin.ts'
import { useLoginForm, type LoginMode } from '@ronda/base/session/useLoginForm.ts'

function LoginForm({ login, mode }: { readonly login: Login; readonly mode: LoginMode }) {
  const t = useTranslations('auth')
  const tPeople = useTranslations('people')
  const { refusalText } = useLanguage()
  const filled = useLoginForm(login, mode, refusalText)
  const { form, captcha, failure, submit } = filled
  return (
    <form noValidate className="grid grid-cols-1 gap-4" onSubmit={submit}>
      {mode === 'username' ? <NameFields form={form} /> : <SmsFields filled={filled} />}
      {captcha.isShown && (
        <CaptchaField
          {...form.register('captcha', { validate: (value) => value.trim() !== '' || t('captcha.missing') })}
          captcha={captcha}
          error={form.formState.errors.captcha?.message}
        />
      )}
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <Checkbox {...form.register('remember')} title={t('login.rememberHint')}>
          {t('login.remember')}
        </Checkbox>
        <ForgotLink />
      </div>
      <FormError text={failure === undefined ? undefined : refusalText(failure)}>
        {failure === 'session.locked' && t('login.lockedHint')}
      </FormError>
      <Button type="submit" size="large" isWide isBusy={form.formState.isSubmitting}>
        {tPeople('login.submit')}
      </Button>
    </form>
  )
}

/** Every sign-in method, or the additional step that is required. */
export function LoginPanel({ login }: { readonly login: Login }) {
  const t = useTranslations('auth.login')
  const hasSms = useModule('MOBILEVERCODELOGIN3')
  const [mode, setMode] = useState<LoginMode>('username')
  if (login.more !== undefined) return <StepPanel login={login} more={login.more} />
  const tabs = [
    { id: 'username' as const, label: t('byName') },
    { id: 'sms' as const, label: t('bySms') },
  ]
  return (
    <div className="grid grid-cols-1 gap-5">
      <Tabs label={t('ways')} chosen={mode} onChoose={setMode} tabs={hasSms ? tabs : tabs.slice(0, 1)}>
        <LoginForm login={login} mode={hasSms ? mode : 'username'} />
      </Tabs>
      <OtherMethods login={login} />
    </div>
  )
}
