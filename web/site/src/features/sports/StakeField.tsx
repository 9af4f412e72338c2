import { Delete } from 'lucide-react'
import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { ATOMS_PER_UNIT, type Currency } from '@ronda/core'
import { useAmounts } from '@ronda/base/statement/useAmounts.ts'
import { eraseDigit, typeDigit } from './sportsView.ts'

const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9']
const QUICK = [5, 10, 50]
const STAKE_DIGITS = 9
const STAKE_MAX = 10 ** STAKE_DIGITS - 1
const KEY =
  'bg-surface-2 border-line hover:bg-surface-3 grid min-h-control place-items-center rounded-md border text-lg font-medium transition-colors'

type PadProps = { readonly text: string; readonly onText: (text: string) => void }

/** Keys for whole amounts: one tap each. */
function StakePad({ text, onText }: PadProps) {
  const t = useTranslations('sports.slip')
  const digit = (one: string) => (
    <button key={one} type="button" className={KEY} onClick={() => onText(typeDigit(text, one))}>
      {one}
    </button>
  )
  return (
    <div role="group" aria-label={t('keypad')} className="grid grid-cols-3 gap-1">
      {DIGITS.map(digit)}
      <span />
      {digit('0')}
      <button type="button" aria-label={t('erase')} className={KEY} onClick={() => onText(eraseDigit(text))}>
        <Delete aria-hidden className="size-icon" />
      </button>
    </div>
  )
}

export type StakeFieldProps = PadProps & {
  readonly currency: Currency
  /** An exact amount in place of the typed one. */
  readonly exact: bigint | undefined
  /** Whether it is staked on each of several lines. */
  readonly isOnLines: boolean
  /** Where there may be no keyboard. */
  readonly hasPad: boolean
}

/** The stake in whole units: typed, added by quick amounts, or by the keypad. */
export function StakeField({ text, onText, currency, exact, isOnLines, hasPad }: StakeFieldProps) {
  const t = useTranslations('sports.slip')
  const id = useId()
  const { write } = useAmounts(currency)
  // Whoever edits an exact amount goes on from its whole units.
  const typed = exact === undefined ? text : String(exact / ATOMS_PER_UNIT)
  return (
    <div className="grid gap-2">
      <label htmlFor={id} className="text-sm font-medium">
        {t(isOnLines ? 'stakeOnLines' : 'stakeIn', { currency })}
      </label>
      <input
        id={id}
        inputMode="numeric"
        autoComplete="off"
        value={exact === undefined ? text : write(exact)}
        onFocus={() => exact !== undefined && onText(typed)}
        onChange={(event) => onText(event.target.value.replaceAll(/\D/gu, '').slice(0, STAKE_DIGITS))}
        className="bg-surface-2 border-line-strong tabular min-h-control-large w-full rounded-md border px-3 text-xl font-bold"
      />
      <div className="flex gap-1">
        {QUICK.map((add) => (
          <button
            key={add}
            type="button"
            aria-label={t('quick', { amount: write(BigInt(add) * ATOMS_PER_UNIT) })}
            onClick={() => onText(String(Math.min(Number(typed === '' ? '0' : typed) + add, STAKE_MAX)))}
            className="border-line bg-surface-2 hover:bg-surface-3 tabular min-h-control-small flex-1 rounded-full border text-sm font-medium transition-colors"
          >
            {`+${add}`}
          </button>
        ))}
      </div>
      {hasPad && <StakePad text={typed} onText={onText} />}
    </div>
  )
}
