import { useId } from 'react'

type LongTextProps = {
  readonly label: string
  readonly value: string
  readonly charactersMax: number
  readonly onChange: (value: string) => void
}

export function LongText({ label, value, charactersMax, onChange }: LongTextProps) {
  const id = useId()
  return (
    <div className="grid min-w-0 grid-cols-1 gap-1">
      <label htmlFor={id} className="text-text-soft text-sm font-medium">
        {label}
      </label>
      <textarea
        id={id}
        rows={3}
        value={value}
        maxLength={charactersMax}
        onChange={(event) => onChange(event.target.value)}
        className="bg-surface-2 border-line-strong w-full rounded-md border px-4 py-3"
      />
    </div>
  )
}
