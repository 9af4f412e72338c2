import { ArrowDown, ArrowUp } from 'lucide-react'
import type { MoneyPolicy } from '@ronda/contract'
import { fillText } from '@ronda/core'
import { Checkbox, IconButton } from '@ronda/ui'
import { replaceAt } from '../../../shell/form/draft.ts'
import { NumberField } from '../../../shell/form/NumberField.tsx'
import { useOffice } from '../../../shell/form/OfficeContext.ts'
import { everyMethod, MINUTES_MAX, moved, UNITS_MAX } from '../../../shell/changes/moneyDraft.ts'
import { PercentField } from './PercentField.tsx'

type Deposit = MoneyPolicy['deposits'][number]

type MethodRowProps = {
  readonly deposit: Deposit
  readonly at: number
  readonly isLast: boolean
  readonly onChange: (deposit: Deposit) => void
  readonly onMove: (step: -1 | 1) => void
}

function MethodRow({ deposit, at, isLast, onChange, onMove }: MethodRowProps) {
  const { texts, errorAt } = useOffice()
  const t = texts.money
  const way = t.ways[deposit.way]
  const error = errorAt(`money.deposits.${at}.max`) && t.problems.range
  return (
    <li className="p-4">
      <fieldset className="grid gap-3">
        <legend className="spoken">{way}</legend>
        <div className="flex items-center gap-2">
          <p className="min-w-0 flex-1 font-medium">{way}</p>
          <Checkbox
            checked={deposit.enabled}
            onChange={(event) => onChange({ ...deposit, enabled: event.target.checked })}
          >
            {t.enabled}
          </Checkbox>
          <IconButton icon={ArrowUp} label={fillText(t.up, { way })} disabled={at === 0} onClick={() => onMove(-1)} />
          <IconButton icon={ArrowDown} label={fillText(t.down, { way })} disabled={isLast} onClick={() => onMove(1)} />
        </div>
        {deposit.enabled && (
          <div className="grid grid-cols-2 gap-3 tablet:grid-cols-4">
            <NumberField
              label={t.min}
              value={deposit.min}
              min={0}
              max={UNITS_MAX}
              onChange={(min) => onChange({ ...deposit, min })}
            />
            <NumberField
              label={t.max}
              value={deposit.max}
              min={0}
              max={UNITS_MAX}
              error={error}
              onChange={(max) => onChange({ ...deposit, max })}
            />
            {deposit.way !== 'bankTransfer' && (
              <PercentField
                label={t.fee}
                permille={deposit.feePermille}
                onChange={(feePermille) => onChange({ ...deposit, feePermille })}
              />
            )}
            <NumberField
              label={t.minutes}
              value={deposit.minutes}
              min={1}
              max={MINUTES_MAX}
              onChange={(minutes) => onChange({ ...deposit, minutes })}
            />
          </div>
        )}
      </fieldset>
    </li>
  )
}

/** The deposit methods, each with its limits, in the order in which members see them. */
export function DepositMethods() {
  const { texts, draft, set } = useOffice()
  const ways = everyMethod(draft.money.deposits)
  const change = (deposits: Deposit[]): void => set('money', { ...draft.money, deposits })
  return (
    <div>
      <h3 className="text-text-soft mb-2 text-sm font-medium">{texts.money.deposits}</h3>
      <ol className="border-line divide-line grid divide-y rounded-lg border">
        {ways.map((deposit, at) => (
          <MethodRow
            key={deposit.way}
            deposit={deposit}
            at={at}
            isLast={at === ways.length - 1}
            onChange={(changed) => change(replaceAt(ways, at, changed))}
            onMove={(step) => change(moved(ways, at, step))}
          />
        ))}
      </ol>
    </div>
  )
}
