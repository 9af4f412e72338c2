import { Link, useSearch } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { Button, Checkbox, Dialog, PasswordField, TextField } from '@ronda/ui'
import { FormTrouble } from './FormTrouble.tsx'
import { useLeavePopup } from './useLeavePopup.ts'
import { useRegistration } from './useRegistration.ts'

export function RegisterDialog() {
  const t = useTranslations('people')
  const tShell = useTranslations('shell')
  const search = useSearch({ from: '/shell/home' })
  const leave = useLeavePopup()
  const { field, errors, trouble, isBusy, submit } = useRegistration()
  const eye = {
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
          autoFocus
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
          {...eye}
          label={t('password')}
          hint={t('passwordHint')}
          error={errors.password}
        />
        <PasswordField
          {...field('confirmPassword')}
          {...eye}
          label={t('confirmPassword')}
          error={errors.confirmPassword}
        />
        <Checkbox {...field('termsAccepted')} error={errors.termsAccepted}>
          {t.rich('register.terms', {
            link: (text) => (
              <Link to="/help" hash="term" target="_blank" className="text-accent-text underline">
                {text}
              </Link>
            ),
          })}
        </Checkbox>
        <FormTrouble text={trouble} />
        <Button type="submit" size="large" isWide isBusy={isBusy}>
          {t('register.submit')}
        </Button>
        <p className="text-text-soft text-center text-sm">
          {t('register.other')}{' '}
          <Link
            to="/login"
            search={search}
            replace
            resetScroll={false}
            className="text-accent-text font-medium underline"
          >
            {t('register.toOther')}
          </Link>
        </p>
      </form>
    </Dialog>
  )
}
