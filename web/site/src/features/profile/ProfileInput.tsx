import type { HTMLInputAutoCompleteAttribute } from 'react'
import { Controller, type UseFormReturn } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { INCOME_SOURCES, type ProfileField } from '@ronda/contract'
import { TextField } from '@ronda/ui'
import { Choice } from '@ronda/base/form/Choice.tsx'
import { useCountries } from '@ronda/base/verification/useCountries.ts'
import type { Profile } from './profile.queries.ts'

export type ProfileForm = UseFormReturn<Partial<Record<ProfileField, string>>>

type InputProps = { readonly field: ProfileField; readonly form: ProfileForm; readonly profile: Profile }

const COMPLETES: Partial<Record<ProfileField, HTMLInputAutoCompleteAttribute>> = {
  nickname: 'nickname',
  fullName: 'name',
  payeeName: 'name',
  birthday: 'bday',
  address: 'street-address',
}

function useHint(profile: Profile): (field: ProfileField) => string | undefined {
  const t = useTranslations('profile.hints')
  return (field) => {
    const masked = profile.fields.idNumber
    if (field === 'birthday') return t('birthday', { age: profile.ageMin })
    if (field === 'idNumber') return masked === undefined ? undefined : t('idNumber', { masked })
    if (field === 'nickname' || field === 'fullName' || field === 'payeeName' || field === 'address') return t(field)
    return undefined
  }
}

function Listed({ field, form }: InputProps) {
  const t = useTranslations('profile')
  const { countries } = useCountries('')
  const options =
    field === 'nationality'
      ? countries.map(({ countryCode, name }) => ({ value: countryCode, label: name }))
      : INCOME_SOURCES.map((value) => ({ value, label: t(`income.${value}`) }))
  return (
    <Controller
      control={form.control}
      name={field}
      render={({ field: { value, onChange } }) => (
        <Choice<string>
          label={t(`fields.${field}`)}
          value={value ?? ''}
          options={[{ value: '', label: t('choose') }, ...options]}
          onChoose={onChange}
          error={form.formState.errors[field]?.message}
        />
      )}
    />
  )
}

/** One field of the profile. Fields proven by documents are shown, but cannot be changed here. */
export function ProfileInput(props: InputProps) {
  const { field, form, profile } = props
  const t = useTranslations('profile')
  const hintOf = useHint(profile)
  const isLocked = profile.locked.includes(field)
  if (field === 'nationality' || field === 'incomeSource') return <Listed {...props} />
  return (
    <TextField
      {...form.register(field)}
      label={t(`fields.${field}`)}
      type={field === 'birthday' ? 'date' : 'text'}
      inputMode={field === 'zalo' ? 'numeric' : undefined}
      autoComplete={COMPLETES[field] ?? 'off'}
      maxLength={255}
      readOnly={isLocked}
      spellCheck={false}
      hint={isLocked ? t('hints.locked') : hintOf(field)}
      error={form.formState.errors[field]?.message}
    />
  )
}
