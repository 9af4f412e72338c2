import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { TextField, type TextFieldProps } from '@ronda/ui'
import { CountryPicker, type CountryPickerProps } from './CountryPicker.tsx'
import { loadNumbers } from './phone.ts'

export type PhoneFieldProps = Omit<TextFieldProps, 'label' | 'before' | 'type'> &
  CountryPickerProps & {
    /** Judges the number again: what is none in one country may be one in another. */
    readonly onRecheck: () => void
  }

/** A mobile number after its dialing code. */
export function PhoneField({ countries, country, onChoose, onRecheck, ...field }: PhoneFieldProps) {
  const t = useTranslations('auth.phone')
  useEffect(() => {
    // On their way while the number is being typed; if they do not come, judging it asks again.
    loadNumbers().catch(() => undefined)
  }, [])
  const code = country?.countryDialingCode
  const isWrong = field.error !== undefined
  useEffect(() => {
    if (isWrong) onRecheck()
    // oxlint-disable-next-line react/exhaustive-deps -- only when the country changes
  }, [code])
  return (
    <div className="relative">
      <TextField
        {...field}
        label={t('label')}
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        maxLength={24}
        before={<CountryPicker countries={countries} country={country} onChoose={onChoose} />}
      />
    </div>
  )
}
