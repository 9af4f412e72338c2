import { ChevronDown } from 'lucide-react'
import { useId } from 'react'
import { classes } from '@ronda/ui'

type ChoiceProps<Value extends string> = {
  readonly label: string
  readonly value: Value
  readonly options: readonly { readonly value: Value; readonly label: string }[]
  readonly onChoose: (value: Value) => void
  readonly isLabelHidden?: boolean
  readonly error?: string | undefined
}

/** A native select with its label above, like any other field. */
export function Choice<Value extends string>(props: ChoiceProps<Value>) {
  const { label, value, options, onChoose, isLabelHidden = false, error } = props
  const id = useId()
  return (
    <div className="grid min-w-0 grid-cols-1 content-start gap-1">
      <label htmlFor={id} className={isLabelHidden ? 'spoken' : 'text-text-soft text-sm font-medium'}>
        {label}
      </label>
      <span
        className={classes(
          'bg-surface-2 relative flex items-center rounded-md border transition-colors',
          error === undefined ? 'border-line-strong' : 'border-loss',
        )}
      >
        <select
          id={id}
          value={value}
          aria-invalid={error !== undefined}
          aria-describedby={error === undefined ? undefined : `${id}-note`}
          onChange={(event) => {
            const chosen = options.find((option) => option.value === event.target.value)
            if (chosen) onChoose(chosen.value)
          }}
          className="min-h-control w-full min-w-0 appearance-none truncate rounded-md bg-transparent ps-4 pe-10"
        >
          {options.map((option) => (
            <option key={option.value} value={option.value} className="bg-surface-2 text-text">
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown aria-hidden className="text-text-faint pointer-events-none absolute end-3 size-icon-small" />
      </span>
      {error !== undefined && (
        <p id={`${id}-note`} role="alert" className="text-loss text-sm">
          {error}
        </p>
      )}
    </div>
  )
}
