import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { TextField, type TextFieldProps } from '@ronda/ui'
import { CountryPicker, type CountryPickerProps } from './CountryPicker.tsx'
import { loadNumbers } from '@ronda/base/verification/phone.ts'

export type PhoneFieldProps = Omit<TextFieldProps, 'label' | 'before' | 'type'> &
  CountryPickerProps & {
    /** Validates the number again: an invalid number in one country may be valid in another. */
    readonly onRecheck: () => void
  }

/** A mobile number after its dialing code. */
export function PhoneField({ countries, country, onChoose, onRecheck, ...field }: PhoneFieldProps) {
  const t = useTranslations('auth.phone')
  useEffect(() => {
    // Preloads the number tables while typing; if they fail to load, the validation requests them again.
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
