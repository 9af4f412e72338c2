import { useTranslations } from 'use-intl'
import { TextField, type TextFieldProps } from '@ronda/ui'
import { CountryPicker, type CountryPickerProps } from './CountryPicker.tsx'

export type PhoneFieldProps = Omit<TextFieldProps, 'label' | 'before' | 'type'> & CountryPickerProps

/** A mobile number after its dialing code. */
export function PhoneField({ countries, country, onChoose, ...field }: PhoneFieldProps) {
  const t = useTranslations('doors.phone')
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
