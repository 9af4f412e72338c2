import { useTranslations } from 'use-intl'
import { Chip, toneOf } from './Chip.tsx'
import type { ChipTable } from './pile.ts'
import { useShortMoney } from './useShortMoney.ts'
import { useMoney } from '../session/context.ts'
import { Icon } from '../controls/Icon.tsx'

/** The values of the chips, in base stakes. */
const CHIP_COUNTS = [1, 5, 10, 50] as const

export type ChipRackProps = {
  readonly table: ChipTable
  readonly stake: bigint
  readonly isFixed: boolean
  /** How many stakes each chip is worth. */
  readonly counts?: readonly number[]
  /** Icon buttons take less space than buttons with text. */
  readonly hasIcons?: boolean
}

/** The selected chip, and the actions for the chips on the table. */
export function ChipRack({ table, stake, isFixed, counts = CHIP_COUNTS, hasIcons = false }: ChipRackProps) {
  const { pile, count, setCount, change: apply } = table
  const t = useTranslations('arcade.tables.chips')
  const write = useMoney()
  const short = useShortMoney()
  const isEmpty = Object.keys(pile.chips).length === 0
  const tools = [
    { change: { type: 'undo' }, isOff: pile.before.length === 0 },
    { change: { type: 'clear' }, isOff: isEmpty },
    { change: { type: 'repeat' }, isOff: pile.last === undefined },
    { change: { type: 'double' }, isOff: isEmpty },
  ] as const
  return (
    <fieldset className="chip-rack" disabled={isFixed}>
      <legend className="spoken">{t('choose')}</legend>
      <div className="chip-choice" role="radiogroup" aria-label={t('choose')}>
        {counts.map((each) => (
          <label key={each} className="chip-option">
            <input
              type="radio"
              name="chip"
              className="spoken"
              checked={each === count}
              aria-label={t('value', { value: write(stake * BigInt(each)) })}
              onChange={() => setCount(each)}
            />
            <Chip tone={toneOf(each)} text={short(stake * BigInt(each))} />
          </label>
        ))}
      </div>
      <div className="chip-tools">
        {tools.map(({ change, isOff }) => (
          <button
            key={change.type}
            type="button"
            className={hasIcons ? 'tool' : 'button is-small'}
            aria-label={t(change.type)}
            title={t(change.type)}
            disabled={isOff}
            onClick={() => apply(change)}
          >
            {hasIcons ? <Icon name={change.type} /> : t(change.type)}
          </button>
        ))}
      </div>
    </fieldset>
  )
}
