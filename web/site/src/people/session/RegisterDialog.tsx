import { useTranslations } from 'use-intl'
import { Button, Checkbox, Dialog, PasswordField, TextField } from '@ronda/ui'
import { FormTrouble } from './FormTrouble.tsx'
import { OtherPopup } from './OtherPopup.tsx'
import { TermsLink } from './TermsLink.tsx'
import { useLeavePopup } from './useLeavePopup.ts'
import { useRegistration } from './useRegistration.ts'

export function RegisterDialog() {
  const t = useTranslations('people')
  const tShell = useTranslations('shell')
  const leave = useLeavePopup()
  const { field, errors, trouble, isBusy, submit } = useRegistration()
  const secret = {
    showLabel: t('showPassword'),
    hideLabel: t('hidePassword'),
    autoComplete: 'new-password',
    maxLength: 128,
  }
  return (
    <Dialog title={t('register.title')} closeLabel={tShell('close')} onClose={leave}>
      <form noValidate className="grid gap-4" onSubmit={submit}>
        <TextField
          {...field('username')}
          label={t('username')}
          hint={t('usernameHint')}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={64}
          error={errors.username}
        />
        <PasswordField
          {...field('password')}
          {...secret}
          label={t('password')}
          hint={t('passwordHint')}
          error={errors.password}
        />
        <PasswordField
          {...field('confirmPassword')}
          {...secret}
          label={t('confirmPassword')}
          error={errors.confirmPassword}
        />
        <Checkbox {...field('termsAccepted')} error={errors.termsAccepted}>
          {t.rich('register.terms', { link: TermsLink })}
        </Checkbox>
        <FormTrouble text={trouble} />
        <Button type="submit" size="large" isWide isBusy={isBusy}>
          {t('register.submit')}
        </Button>
        <OtherPopup to="/login" question={t('register.other')} answer={t('register.toOther')} />
      </form>
    </Dialog>
  )
}
