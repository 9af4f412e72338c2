import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Refusal } from '@ronda/client/lazy'
import { api } from '@ronda/base/call/api.ts'
import { FormError } from '@ronda/base/form/FormError.tsx'
import { SESSION_TEXTS } from '@ronda/base/language/sessionTexts.ts'
import { useLanguage } from '@ronda/base/language/useLanguage.ts'
import { LoadError } from '@ronda/base/layout/LoadError.tsx'
import { memberQuery } from '@ronda/base/member/session.ts'
import { useSignOut } from '@ronda/base/session/useSignOut.ts'
import { Button, Checkbox, Dialog, Skeleton } from '@ronda/ui'
import { TermsLink } from '../../shell/dialog/TermsLink.tsx'
import { TextsProvider } from '../../shell/texts/TextsProvider.ts'
import { registerSettingsQuery } from './register.queries.ts'

function Consent({ ageMin }: { readonly ageMin: number }) {
  const t = useTranslations('session')
  const { refusalText } = useLanguage()
  const queries = useQueryClient()
  const [failure, setFailure] = useState<Refusal['code']>()
  const { register, handleSubmit, formState } = useForm({ defaultValues: { termsAccepted: false } })
  const submit = handleSubmit(async () => {
    const reply = await api.member.acceptTerms()
    if (!reply.ok) return setFailure(reply.error.code)
    await queries.refetchQueries({ queryKey: memberQuery.queryKey })
  })
  return (
    <form noValidate className="grid grid-cols-1 gap-4" onSubmit={(event) => void submit(event)}>
      <Checkbox
        {...register('termsAccepted', { validate: (value) => value || t('register.termsMissing') })}
        error={formState.errors.termsAccepted?.message}
      >
        {t.rich('register.terms', { age: ageMin, link: TermsLink })}
      </Checkbox>
      <FormError text={failure === undefined ? undefined : refusalText(failure)} />
      <Button type="submit" size="large" isWide isBusy={formState.isSubmitting}>
        {t('termsDue.accept')}
      </Button>
    </form>
  )
}

function Terms() {
  const t = useTranslations('session')
  const signOut = useSignOut()
  const { data: settings, error, isError, refetch } = useQuery(registerSettingsQuery)
  return (
    <Dialog title={t('termsDue.title')} closeLabel={t('close')}>
      <div className="grid grid-cols-1 gap-4">
        <p className="text-text-soft">{t('termsDue.text')}</p>
        {settings !== undefined && <Consent ageMin={settings.ageMin} />}
        {settings === undefined && !isError && <Skeleton className="h-24 rounded-lg" />}
        {settings === undefined && isError && (
          <LoadError title={t('termsDue.failed')} error={error} onRetry={refetch} />
        )}
        <Button variant="quiet" isWide isBusy={signOut.isPending} onClick={() => signOut.mutate()}>
          {t('password.leave')}
        </Button>
      </div>
    </Dialog>
  )
}

/** The terms, for the owner of an account that somebody else opened: the only other choice is to sign out. */
export function TermsDue() {
  return (
    <TextsProvider pages={SESSION_TEXTS}>
      <Terms />
    </TextsProvider>
  )
}
