import { Search } from 'lucide-react'
import { useId, useMemo, useState, type KeyboardEvent } from 'react'
import { useTranslations } from 'use-intl'
import { CountryOptions } from './CountryOptions.tsx'
import { searchCountries, type NamedCountry } from '@ronda/base/verification/countries.ts'

export type CountryListProps = {
  readonly countries: readonly NamedCountry[]
  readonly chosen: string | undefined
  readonly onChoose: (countryCode: string) => void
  readonly onClose: () => void
}

/** The list under the dialing code: typing filters it, arrows move, Enter selects, Escape closes only the list. */
export function CountryList({ countries, chosen, onChoose, onClose }: CountryListProps) {
  const t = useTranslations('session.phone')
  const id = useId()
  const [search, setSearch] = useState('')
  const found = useMemo(() => searchCountries(countries, search), [countries, search])
  const [at, setAt] = useState(() => countries.findIndex(({ countryCode }) => countryCode === chosen))
  const meant = found[at]?.countryCode

  function onKeyDown(event: KeyboardEvent): void {
    const moves: Readonly<Record<string, () => void>> = {
      ArrowDown: () => setAt(Math.min(at + 1, found.length - 1)),
      ArrowUp: () => setAt(Math.max(at - 1, 0)),
      Enter: () => meant !== undefined && onChoose(meant),
      Escape: onClose,
    }
    const move = moves[event.key]
    if (move === undefined) return
    event.preventDefault()
    event.stopPropagation()
    move()
  }

  return (
    <div className="bg-surface-2 border-line shadow-floating animate-appear absolute inset-x-0 top-full z-raised mt-1 grid grid-cols-1 gap-1 rounded-lg border p-2">
      <div className="border-line flex items-center gap-2 border-b px-2">
        <Search aria-hidden className="text-text-faint size-icon-small" />
        <input
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the list opens by a press, and typing is what one opens it for
          autoFocus
          role="combobox"
          aria-expanded
          aria-controls={id}
          aria-activedescendant={meant === undefined ? undefined : `${id}-${meant}`}
          aria-autocomplete="list"
          aria-label={t('search')}
          placeholder={t('search')}
          autoComplete="off"
          value={search}
          onChange={(event) => {
            setSearch(event.target.value)
            setAt(0)
          }}
          onKeyDown={onKeyDown}
          className="placeholder:text-text-faint min-h-control min-w-0 flex-1 bg-transparent outline-none"
        />
      </div>
      <CountryOptions id={id} label={t('search')} found={found} chosen={chosen} at={at} onChoose={onChoose} />
      {found.length === 0 && <p className="text-text-soft px-3 py-2 text-sm">{t('none')}</p>}
    </div>
  )
}
