import { useId } from 'react'

export type SwitchProps<Choice extends string> = {
  readonly title: string
  readonly choices: readonly { readonly value: Choice; readonly label: string }[]
  readonly chosen: Choice
  readonly onChoose: (choice: Choice) => void
}

/** A few options side by side, one of them selected. */
export function Switch<Choice extends string>({ title, choices, chosen, onChoose }: SwitchProps<Choice>) {
  const name = useId()
  return (
    <fieldset className="grid min-w-0 grid-cols-1 gap-2">
      <legend className="text-text-soft mb-2 text-sm font-medium">{title}</legend>
      <div className="bg-surface-2 border-line flex flex-wrap rounded-lg border p-half">
        {choices.map(({ value, label }) => (
          <label
            key={value}
            className="text-text-soft hover:text-text has-checked:bg-accent-soft has-checked:text-accent-text has-focus-visible:outline-focus grid min-h-control-small flex-auto cursor-pointer place-items-center rounded-md px-3 text-sm font-medium whitespace-nowrap transition-colors has-focus-visible:outline-2 has-focus-visible:outline-offset-2"
          >
            <input
              type="radio"
              name={name}
              value={value}
              checked={chosen === value}
              onChange={() => onChoose(value)}
              className="spoken"
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
