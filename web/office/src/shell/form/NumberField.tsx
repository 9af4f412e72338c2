import { useState } from 'react'
import { TextField } from '@ronda/ui'
import { toWhole } from './draft.ts'

type NumberFieldProps = {
  readonly label: string
  readonly value: number
  readonly min: number
  readonly max: number
  readonly onChange: (value: number) => void
  readonly isLabelHidden?: boolean
  readonly error?: string | undefined
}

/**
 * A whole number. The text stays as typed until the field loses the focus, because a half-typed number is not yet
 * wrong.
 */
export function NumberField({ value, min, max, onChange, ...field }: NumberFieldProps) {
  const [typed, setTyped] = useState<string>()
  return (
    <TextField
      {...field}
      type="number"
      inputMode="numeric"
      min={min}
      max={max}
      value={typed ?? String(value)}
      onChange={({ target: { value: text } }) => {
        setTyped(text)
        if (text !== '' && String(toWhole(text, min, max)) === text) onChange(Number(text))
      }}
      onBlur={() => {
        if (typed !== undefined) onChange(toWhole(typed, min, max))
        setTyped(undefined)
      }}
    />
  )
}
