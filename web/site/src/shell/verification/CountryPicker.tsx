import { ChevronDown } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { CountryList } from './CountryList.tsx'
import type { NamedCountry } from '@ronda/base/verification/countries.ts'
import { Flag } from './Flag.tsx'

/** Long enough for a tap inside the list to count before the list closes. */
const CLOSE_MS = 200

export type CountryPickerProps = {
  readonly countries: readonly NamedCountry[]
  readonly country: NamedCountry | undefined
  readonly onChoose: (countryCode: string) => void
}

/** Flag and dialing code; opens a list that can be searched. */
export function CountryPicker({ countries, country, onChoose }: CountryPickerProps) {
  const t = useTranslations('session.phone')
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  function close(): void {
    setOpen(false)
    button.current?.focus()
  }

  return (
    <div
      onFocus={() => clearTimeout(timer.current)}
      onBlur={() => {
        timer.current = setTimeout(() => setOpen(false), CLOSE_MS)
      }}
    >
      <button
        ref={button}
        type="button"
        aria-haspopup="listbox"
        aria-expanded={isOpen}
        aria-label={t('country', { name: country?.name ?? '', code: country?.countryDialingCode ?? '' })}
        onClick={() => setOpen(!isOpen)}
        className="hover:bg-surface-3 border-line flex min-h-control items-center gap-2 rounded-s-md border-e ps-3 pe-2 transition-colors"
      >
        {country && <Flag countryCode={country.countryCode} />}
        <span className="tabular text-sm font-medium">{country ? `+${country.countryDialingCode}` : '+'}</span>
        <ChevronDown aria-hidden className="text-text-soft size-icon-small" />
      </button>
      {isOpen && (
        <CountryList
          countries={countries}
          chosen={country?.countryCode}
          onClose={close}
          onChoose={(countryCode) => {
            onChoose(countryCode)
            close()
          }}
        />
      )}
    </div>
  )
}
