import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Refusal } from '@ronda/client/lazy'
import { ownRules, type RegisterSettings } from '@ronda/contract'
import { api } from '@ronda/base/call/api.ts'
import { FormError } from '@ronda/base/form/FormError.tsx'
import { useLanguage } from '@ronda/base/language/useLanguage.ts'
import { LoadError } from '@ronda/base/layout/LoadError.tsx'
import { memberQuery } from '@ronda/base/member/session.ts'
import { useSignOut } from '@ronda/base/session/useSignOut.ts'
import { Button, Checkbox, Dialog, Skeleton } from '@ronda/ui'
import { TermsLink } from '../../shell/dialog/TermsLink.tsx'
import { TextsProvider } from '../../shell/texts/TextsProvider.ts'
import { emptyValues, type RegisterValues } from './draft.ts'
import { fieldOf } from './fieldOf.ts'
import { PlainInput } from './FieldInput.tsx'
import { registerSettingsQuery } from './register.queries.ts'
import { fieldsToSend } from './registration.ts'

const TEXTS = ['session', 'memberPatterns'] as const

/** What the registration form requires of the person, and the terms. */
function Consent({ ageMin, rules: all }: Pick<RegisterSettings, 'ageMin' | 'rules'>) {
  const t = useTranslations('session')
  const { refusalText } = useLanguage()
  const queries = useQueryClient()
  const [failure, setFailure] = useState<Refusal['code']>()
  const rules = ownRules(all)
  const form = useForm<RegisterValues>({ defaultValues: emptyValues() })
  const { register, handleSubmit, formState } = form
  const submit = handleSubmit(async (values) => {
    setFailure(undefined)
    const reply = await api.member.acceptTerms(fieldsToSend(rules, values))
    if (!reply.ok) {
      const { code } = reply.error
      const field = rules.find((rule) => rule.field === fieldOf(code))?.field
      if (field === undefined) return setFailure(code)
      return form.setError(field, { message: refusalText(code) }, { shouldFocus: true })
    }
    await queries.refetchQueries({ queryKey: memberQuery.queryKey })
  })
  return (
    <form noValidate className="grid grid-cols-1 gap-4" onSubmit={(event) => void submit(event)}>
      {rules.length > 0 && <p className="text-text-faint text-sm">{t('required')}</p>}
      {rules.map((rule) => (
        <PlainInput key={rule.field} rule={rule} field={rule.field} filled={{ form }} />
      ))}
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
        {settings !== undefined && <Consent ageMin={settings.ageMin} rules={settings.rules} />}
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
    <TextsProvider pages={TEXTS}>
      <Terms />
    </TextsProvider>
  )
}
