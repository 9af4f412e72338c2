import { useId } from 'react'
import { classes } from '@ronda/ui'

type RadioRowsProps<Value extends string> = {
  readonly legend: string
  readonly options: readonly { readonly value: Value; readonly label: string }[]
  readonly value: Value
  readonly onChoose: (value: Value) => void
  /** Two columns, for short names. */
  readonly isPaired?: boolean
}

/** A choice with all options visible: a wrong one sends money to the wrong place, so none is hidden in a select. */
export function RadioRows<Value extends string>(props: RadioRowsProps<Value>) {
  const { legend, options, value, onChoose, isPaired = false } = props
  const name = useId()
  return (
    <fieldset className={classes('grid min-w-0 gap-2', isPaired ? 'grid-cols-2' : 'grid-cols-1')}>
      <legend className="text-text-soft mb-1 text-sm font-medium">{legend}</legend>
      {options.map((option) => (
        <label
          key={option.value}
          className="bg-surface-2 border-line has-checked:border-accent has-focus-visible:outline-focus flex min-h-control min-w-0 cursor-pointer items-center gap-3 rounded-md border px-4 has-focus-visible:outline-2 has-focus-visible:outline-offset-2"
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={value === option.value}
            onChange={() => onChoose(option.value)}
            className="accent-accent size-icon-small shrink-0 outline-none"
          />
          <span className="text-sm font-medium">{option.label}</span>
        </label>
      ))}
    </fieldset>
  )
}
