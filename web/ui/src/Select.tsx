import { ChevronDown, type LucideIcon } from 'lucide-react'
import type { ComponentProps } from 'react'

export type SelectProps = Omit<ComponentProps<'select'>, 'className' | 'children' | 'onChange' | 'aria-label'> & {
  readonly label: string
  readonly icon?: LucideIcon
  readonly options: readonly { readonly value: string; readonly label: string }[]
  readonly onChoose: (value: string) => void
}

/** The native select: a wheel on a phone, type-ahead on a keyboard, and accessible to every screen reader. */
export function Select({ label, icon: Icon, options, onChoose, ...select }: SelectProps) {
  return (
    <span className="text-text-soft hover:text-text relative inline-flex min-w-0 items-center transition-colors">
      {Icon && <Icon aria-hidden className="pointer-events-none absolute start-3 size-icon-small" />}
      <select
        {...select}
        aria-label={label}
        title={label}
        onChange={(event) => onChoose(event.target.value)}
        className="hover:bg-surface-3 min-h-control-small field-sizing-content max-w-full min-w-0 appearance-none truncate rounded-full bg-transparent ps-8 pe-8 text-sm font-medium transition-colors"
      >
        {options.map((option) => (
          <option key={option.value} value={option.value} className="bg-surface-2 text-text">
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown aria-hidden className="pointer-events-none absolute end-3 size-icon-small" />
    </span>
  )
}
