import { useForm } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import type { Refusal } from '@ronda/client/lazy'
import { Button, Checkbox } from '@ronda/ui'
import { api } from '@ronda/base/call/api.ts'
import { TermsLink } from '../../shell/dialog/TermsLink.tsx'
import type { Login } from '@ronda/base/session/useLogin.ts'

type SocialTermsProps = {
  readonly ageMin: number
  readonly login: Login
  readonly onRefused: (code: Refusal['code'] | undefined) => void
}

/**
 * For a visitor whom an identity provider has confirmed and who has no account here: it is opened once the terms are
 * accepted.
 */
export function SocialTerms({ ageMin, login, onRefused }: SocialTermsProps) {
  const t = useTranslations('session')
  const { register, handleSubmit, formState } = useForm({ defaultValues: { termsAccepted: false } })
  const submit = handleSubmit(async ({ termsAccepted }) => {
    const reply = await api.social.join({ termsAccepted })
    onRefused(login.settle(reply, { isWithoutPassword: true })?.code)
  })
  return (
    <form noValidate className="grid grid-cols-1 gap-4" onSubmit={(event) => void submit(event)}>
      <p className="text-text-soft">{t('social.termsText')}</p>
      <Checkbox
        {...register('termsAccepted', { validate: (value) => value || t('register.termsMissing') })}
        error={formState.errors.termsAccepted?.message}
      >
        {t.rich('register.terms', { age: ageMin, link: TermsLink })}
      </Checkbox>
      <Button type="submit" size="large" isWide isBusy={formState.isSubmitting}>
        {t('social.join')}
      </Button>
    </form>
  )
}
