import { useTranslations } from 'use-intl'
import type { Board } from '../variants/picks.ts'

type Props = {
  readonly board: Board
  readonly typed: string
  readonly onType: (typed: string) => void
  readonly onNumber: (number: number) => void
}

/** A field for a number: its last digit chooses it. */
export function TypeNumber({ board, typed, onType, onNumber }: Props) {
  const t = useTranslations('lottery.pad')
  const onText = (text: string): void => {
    const digits = text.replaceAll(/\D/g, '').slice(0, board.width)
    const number = Number(digits)
    if (digits.length === board.width && number >= board.first && number <= board.last) onNumber(number)
    else onType(digits.length === board.width ? '' : digits)
  }
  return (
    <input
      className="type-number"
      inputMode="numeric"
      autoComplete="off"
      placeholder={t('typeIt')}
      aria-label={t('search')}
      value={typed}
      onChange={(event) => onText(event.target.value)}
    />
  )
}
