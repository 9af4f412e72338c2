import { useEffect, useRef } from 'react'
import { classes } from '@ronda/ui'
import type { NamedCountry } from '@ronda/base/verification/countries.ts'
import { Flag } from './Flag.tsx'

export type CountryOptionsProps = {
  readonly id: string
  readonly label: string
  readonly found: readonly NamedCountry[]
  readonly chosen: string | undefined
  /** The option that Enter would select. */
  readonly at: number
  readonly onChoose: (countryCode: string) => void
}

/** The matching countries. The search field above handles the keys and says which option is active. */
export function CountryOptions({ id, label, found, chosen, at, onChoose }: CountryOptionsProps) {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    list.current?.children[at]?.scrollIntoView({ block: 'nearest' })
  }, [at, found])
  return (
    <div
      ref={list}
      id={id}
      role="listbox"
      tabIndex={-1}
      aria-label={label}
      className="max-h-menu overflow-y-auto overscroll-contain"
    >
      {found.map(({ countryCode, countryDialingCode, name }, index) => (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- see above
        <div
          key={countryCode}
          id={`${id}-${countryCode}`}
          role="option"
          aria-selected={countryCode === chosen}
          tabIndex={-1}
          // The search field keeps the focus, so that no blur closes the list before the tap counts.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onChoose(countryCode)}
          className={classes(
            'hover:bg-surface-3 flex min-h-control cursor-pointer items-center gap-3 rounded-md px-3 text-sm',
            index === at && 'bg-surface-3',
            countryCode === chosen && 'font-bold',
          )}
        >
          <Flag countryCode={countryCode} />
          <span className="min-w-0 flex-1 truncate">{name}</span>
          <span className="text-text-soft tabular">{`+${countryDialingCode}`}</span>
        </div>
      ))}
    </div>
  )
}
