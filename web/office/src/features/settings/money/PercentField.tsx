import { useState } from 'react'
import { TextField, useLocale } from '@ronda/ui'
import { parsePercent, percentText } from '../../../shell/changes/moneyDraft.ts'

type PercentFieldProps = {
  readonly label: string
  readonly permille: number
  readonly permilleMax?: number
  readonly onChange: (permille: number) => void
}

/** A fee in percent, stored in thousandths. An invalid text is discarded when the field loses the focus. */
export function PercentField({ label, permille, permilleMax, onChange }: PercentFieldProps) {
  const locale = useLocale()
  const [typed, setTyped] = useState<string>()
  return (
    <TextField
      label={label}
      inputMode="decimal"
      autoComplete="off"
      maxLength={5}
      value={typed ?? percentText(permille, locale)}
      onChange={({ target: { value } }) => {
        setTyped(value)
        const parsed = parsePercent(value, permilleMax)
        if (parsed !== undefined) onChange(parsed)
      }}
      onBlur={() => setTyped(undefined)}
    />
  )
}
