import { useEffect, type FocusEvent, type InputEvent as FieldInput } from 'react'
import { useTranslations } from 'use-intl'
import { TextField, type TextFieldProps } from '@ronda/ui'
import { CountryPicker, type CountryPickerProps } from './CountryPicker.tsx'
import { loadNumbers, readMobile } from '@ronda/base/verification/phone.ts'

export type PhoneFieldProps = Omit<TextFieldProps, 'label' | 'before' | 'type'> &
  CountryPickerProps & {
    /** Validates the number again: an invalid number in one country may be valid in another. */
    readonly onRecheck: () => void
    /** The text contained a dialing code: its country is chosen, and the number remains. */
    readonly onNumber: (countryCode: string, mobileNum: string) => void
  }

/** Whether text arrived as a whole: pasted, or filled in by the browser or the keyboard of a phone. */
function isFilledIn({ nativeEvent }: FieldInput): boolean {
  if (!(nativeEvent instanceof InputEvent)) return true
  const { inputType, data } = nativeEvent
  if (inputType === 'insertText') return data !== null && data.length > 1
  return !/^(?:insertComposition|delete)/.test(inputType)
}

/** A mobile number after its dialing code. */
export function PhoneField({ countries, country, onChoose, onRecheck, onNumber, ...field }: PhoneFieldProps) {
  const t = useTranslations('session.phone')
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
  async function adopt(input: HTMLInputElement): Promise<void> {
    const typed = input.value
    const read = await readMobile(code ?? '', typed).catch(() => undefined)
    if (read?.hasCode !== true || input.value !== typed) return
    const ofCode = countries.filter(({ countryDialingCode }) => countryDialingCode === read.countryDialingCode)
    const found = ofCode.find(({ countryCode }) => countryCode === read.countryCode) ?? ofCode[0]
    if (found !== undefined) onNumber(found.countryCode, read.mobileNum)
  }
  return (
    <div className="relative">
      <TextField
        {...field}
        onInput={(event: FieldInput<HTMLInputElement>) => {
          if (isFilledIn(event)) void adopt(event.currentTarget)
        }}
        onBlur={(event: FocusEvent<HTMLInputElement>) => {
          void adopt(event.currentTarget)
          field.onBlur?.(event)
        }}
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
