import type { ReactNode } from 'react'
import { decimalsOf, money, type Currency } from '@ronda/core'
import { classes } from './classes.ts'
import { currencySign, formatMoneyRound } from './formatMoney.ts'
import { useLocale } from './locale.ts'
import { TextField, type TextFieldProps } from './TextField.tsx'
import { makeTyped } from './typedMoney.ts'

type MoneyFieldProps = Pick<
  TextFieldProps,
  'label' | 'hint' | 'error' | 'isRequired' | 'name' | 'onBlur' | 'ref' | 'disabled'
> & {
  readonly currency: Currency
  /** The text in the field; `parseTyped` reads it. */
  readonly text: string
  readonly onText: (text: string) => void
  /** Amounts in atoms that one tap fills in. */
  readonly quick?: readonly bigint[]
  /** The name of the group of these amounts, for screen readers. */
  readonly quickLabel?: string
  /** The maximum, in atoms, and its label. */
  readonly max?: { readonly atoms: bigint; readonly label: string } | undefined
  /** In large figures, for a form whose main field is the amount. */
  readonly isLarge?: boolean
}

type ChipProps = {
  readonly isChosen: boolean
  /** Several share the width; a single one is as wide as its text. */
  readonly isOneOfMany: boolean
  readonly onChoose: () => void
  readonly children: ReactNode
}

function Chip({ isChosen, isOneOfMany, onChoose, children }: ChipProps) {
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={onChoose}
      className={classes(
        'border-line bg-surface-2 hover:bg-surface-3 aria-pressed:border-accent aria-pressed:bg-accent-soft aria-pressed:text-accent-text tabular min-h-control-small min-w-16 rounded-full border px-2 text-sm font-medium whitespace-nowrap transition-colors',
        isOneOfMany && 'flex-1',
      )}
    >
      {children}
    </button>
  )
}

/** An amount as the user types it: the currency before it, quick amounts below it. */
export function MoneyField(props: MoneyFieldProps) {
  const { currency, text, onText, quick = [], quickLabel, max, isLarge = false, ...field } = props
  const locale = useLocale()
  const sign = currencySign(currency, locale)
  const write = (atoms: bigint): string => makeTyped(atoms, currency, locale)
  return (
    <div className="grid grid-cols-1 gap-2">
      <TextField
        {...field}
        value={text}
        onChange={(event) => onText(event.target.value)}
        inputMode={decimalsOf(currency) === 0 ? 'numeric' : 'decimal'}
        autoComplete="off"
        enterKeyHint="done"
        maxLength={30}
        isLarge={isLarge}
        before={
          <span aria-hidden className={classes('text-text-faint ps-4 font-bold', isLarge && 'text-2xl')}>
            {sign}
          </span>
        }
        after={
          <span className="text-text-faint pe-4 text-sm" aria-hidden>
            {currency === 'XTR' ? '' : currency}
          </span>
        }
      />
      {(quick.length > 0 || max !== undefined) && (
        <div role="group" aria-label={quickLabel} className="flex flex-wrap gap-2">
          {quick.map((atoms) => (
            <Chip key={atoms} isOneOfMany isChosen={text === write(atoms)} onChoose={() => onText(write(atoms))}>
              {formatMoneyRound(money(atoms, currency), locale)}
            </Chip>
          ))}
          {max !== undefined && (
            <Chip
              isOneOfMany={quick.length > 0}
              isChosen={text === write(max.atoms)}
              onChoose={() => onText(write(max.atoms))}
            >
              {max.label}
            </Chip>
          )}
        </div>
      )}
    </div>
  )
}
