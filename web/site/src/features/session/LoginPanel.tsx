import { useTranslations } from 'use-intl'
import { Button, Checkbox, Tabs } from '@ronda/ui'
import { useStoredChoice } from '@ronda/base/browser/useStoredChoice.ts'
import { useModule } from '@ronda/base/brand/modules.queries.ts'
import { useLanguage } from '@ronda/base/language/useLanguage.ts'
import { CaptchaField } from '@ronda/base/verification/CaptchaField.tsx'
import { FormError } from '@ronda/base/form/FormError.tsx'
import { ForgotLink } from './ForgotLink.tsx'
import { NameFields } from '@ronda/base/session/NameFields.tsx'
import { NumberFields } from './NumberFields.tsx'
import { OtherMethods } from './OtherMethods.tsx'
import { SmsFields } from './SmsFields.tsx'
import { StepPanel } from '@ronda/base/session/StepPanel.tsx'
import type { Login } from '@ronda/base/session/useLogin.ts'
import { LOGIN_MODE_KEY, LOGIN_MODES, type LoginMode } from '@ronda/base/session/loginMode.ts'
import { useLoginForm } from '@ronda/base/session/useLoginForm.ts'

function LoginForm({ login, mode }: { readonly login: Login; readonly mode: LoginMode }) {
  const t = useTranslations('session')
  const tPeople = useTranslations('people')
  const { refusalText } = useLanguage()
  const filled = useLoginForm(login, mode, refusalText)
  const { form, captcha, failure, submit } = filled
  return (
    <form noValidate className="grid grid-cols-1 gap-4" onSubmit={submit}>
      {mode === 'username' && <NameFields form={form} />}
      {mode === 'mobile' && <NumberFields filled={filled} />}
      {mode === 'sms' && <SmsFields filled={filled} />}
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

/** The methods that the site offers, and the chosen one. A reload keeps it. */
function useMode() {
  const hasMobile = useModule('MOBILENUMREG3')
  const hasSms = useModule('MOBILEVERCODELOGIN3')
  const [wanted, choose] = useStoredChoice(LOGIN_MODE_KEY, LOGIN_MODES)
  const isOffered = { username: true, mobile: hasMobile, sms: hasSms }
  const offered = LOGIN_MODES.filter((mode) => isOffered[mode])
  return { mode: offered.find((mode) => mode === wanted) ?? 'username', offered, choose }
}

/** Every sign-in method, or the additional step that is required. */
export function LoginPanel({ login }: { readonly login: Login }) {
  const t = useTranslations('session.login')
  const { mode, offered, choose } = useMode()
  if (login.more !== undefined) return <StepPanel login={login} more={login.more} />
  const labels = { username: t('byName'), mobile: t('byMobile'), sms: t('bySms') }
  return (
    <div className="grid grid-cols-1 gap-5">
      <Tabs label={t('ways')} chosen={mode} onChoose={choose} tabs={offered.map((id) => ({ id, label: labels[id] }))}>
        <LoginForm login={login} mode={mode} />
      </Tabs>
      <OtherMethods login={login} />
    </div>
  )
}
