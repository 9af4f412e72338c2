import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import type { Refusal } from '@ronda/client/lazy'
import type { ProfileField } from '@ronda/contract'
import { Button, Dialog, toast } from '@ronda/ui'
import { api } from '@ronda/base/call/api.ts'
import { useLanguage } from '@ronda/base/language/useLanguage.ts'
import { CASHIER_KEY } from '../../shell/wallet/cashierKey.ts'
import { FormError } from '@ronda/base/form/FormError.tsx'
import { proven } from '@ronda/base/session/prove.ts'
import { memberQuery } from '@ronda/base/member/session.ts'
import { changesOf, FIELD_OF, PROFILE_GROUPS, type ProfileGroup } from './groups.ts'
import type { Profile } from './profile.queries.ts'
import { ProfileInput } from './ProfileInput.tsx'

type DialogProps = { readonly group: ProfileGroup; readonly profile: Profile; readonly onClose: () => void }

/** A changed payee name waits for staff; the first one does not. */
const isReviewed = ({ fields }: Profile, changes: Partial<Record<ProfileField, string>>): boolean =>
  changes.payeeName !== undefined && fields.payeeName !== undefined

/** One group of the profile, to be filled in or changed. */
export function ProfileDialog({ group, profile, onClose }: DialogProps) {
  const t = useTranslations('profile')
  const { refusalText } = useLanguage()
  const queries = useQueryClient()
  const [failure, setFailure] = useState<Refusal['code']>()
  const form = useForm<Partial<Record<ProfileField, string>>>({
    defaultValues: { ...profile.fields, idNumber: '' },
  })

  const submit = form.handleSubmit(async (typed) => {
    setFailure(undefined)
    const changes = changesOf(group, profile.fields, typed)
    const reply = await proven(() => api.profile.change(changes))
    if (reply.ok) {
      toast(t(isReviewed(profile, changes) ? 'savedPayee' : 'saved'))
      void queries.invalidateQueries({ queryKey: CASHIER_KEY })
      void queries.invalidateQueries({ queryKey: memberQuery.queryKey })
      return onClose()
    }
    const { code } = reply.error
    const field = code.startsWith('network.') ? undefined : FIELD_OF[code as keyof typeof FIELD_OF]
    if (field === undefined) return setFailure(code)
    const message = code === 'identity.under_age' ? t('confirmAge', { age: profile.ageMin }) : refusalText(code)
    return form.setError(field, { message }, { shouldFocus: true })
  })

  return (
    <Dialog title={t(`formTitle.${group}`)} closeLabel={t('close')} onClose={onClose}>
      <form noValidate className="grid grid-cols-1 gap-4" onSubmit={(event) => void submit(event)}>
        {PROFILE_GROUPS[group].map((field) => (
          <ProfileInput key={field} field={field} form={form} profile={profile} />
        ))}
        <FormError text={failure === undefined ? undefined : refusalText(failure)} />
        <Button type="submit" size="large" isWide isBusy={form.formState.isSubmitting}>
          {t('save')}
        </Button>
      </form>
    </Dialog>
  )
}
