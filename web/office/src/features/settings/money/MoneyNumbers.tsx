import type { ReactNode } from 'react'
import {
  IDENTITY_BEFORE_PLAY,
  POINT_RATE_MAX,
  POINT_SOURCES,
  POINTS_PER_UNIT_MAX,
  REBATE_TYPES,
  type MoneyPolicy,
} from '@ronda/contract'
import { Checkbox } from '@ronda/ui'
import { Choice } from '@ronda/base/form/Choice.tsx'
import { NumberField } from '../../../shell/form/NumberField.tsx'
import { useOffice } from '../../../shell/form/OfficeContext.ts'
import { HOURS_MAX, MINUTES_MAX, UNITS_MAX } from '../../../shell/changes/moneyDraft.ts'
import { PercentField } from './PercentField.tsx'

type Part = 'withdrawal' | 'transfer' | 'control' | 'documents' | 'staff'
type NumberKey<Of extends Part> = {
  [Key in keyof MoneyPolicy[Of]]: MoneyPolicy[Of][Key] extends number ? Key : never
}[keyof MoneyPolicy[Of]] &
  string

type PolicyNumberProps<Of extends Part> = {
  readonly part: Of
  readonly name: NumberKey<Of>
  readonly label: string
  readonly min?: number
  readonly max: number
  /** Shown at the field when the settings have a problem there. */
  readonly problem?: string
}

/** One number of the policy, part of the draft. */
function PolicyNumber<Of extends Part>({ part, name, label, min = 0, max, problem }: PolicyNumberProps<Of>) {
  const { draft, set, errorAt } = useOffice()
  const values: Readonly<Record<string, unknown>> = draft.money[part]
  return (
    <NumberField
      label={label}
      value={Number(values[name])}
      min={min}
      max={max}
      error={errorAt(`money.${part}.${name}`) && problem}
      onChange={(value) => set('money', { ...draft.money, [part]: { ...draft.money[part], [name]: value } })}
    />
  )
}

function Group({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <fieldset>
      <legend className="text-text-soft mb-2 text-sm font-medium">{title}</legend>
      <div className="grid grid-cols-1 items-end gap-3 narrow:grid-cols-2 tablet:grid-cols-3">{children}</div>
    </fieldset>
  )
}

export function WithdrawalNumbers() {
  const { texts, draft, set } = useOffice()
  const { money: t } = texts
  const { withdrawal: words } = t
  const { withdrawal } = draft.money
  return (
    <Group title={words.title}>
      <PolicyNumber part="withdrawal" name="min" label={t.min} max={UNITS_MAX} />
      <PolicyNumber part="withdrawal" name="max" label={t.max} max={UNITS_MAX} problem={t.problems.range} />
      <PercentField
        label={t.fee}
        permille={withdrawal.feePermille}
        onChange={(feePermille) => set('money', { ...draft.money, withdrawal: { ...withdrawal, feePermille } })}
      />
      <PolicyNumber part="withdrawal" name="fourEyesFrom" label={words.fourEyesFrom} max={UNITS_MAX} />
      <PolicyNumber part="withdrawal" name="promisedHours" label={words.promisedHours} max={HOURS_MAX} />
      <PolicyNumber part="withdrawal" name="newAccountHours" label={words.newAccountHours} max={HOURS_MAX} />
      <PolicyNumber part="withdrawal" name="pauseHours" label={words.pauseHours} max={HOURS_MAX} />
      <PolicyNumber
        part="withdrawal"
        name="autoReceiveMinutes"
        label={words.autoReceiveMinutes}
        min={1}
        max={MINUTES_MAX}
      />
    </Group>
  )
}

export function TransferNumbers() {
  const { texts, draft, set } = useOffice()
  const { money: t } = texts
  const { transfer } = draft.money
  return (
    <Group title={t.transfer.title}>
      <PolicyNumber part="transfer" name="min" label={t.min} max={UNITS_MAX} />
      <PolicyNumber part="transfer" name="max" label={t.max} max={UNITS_MAX} problem={t.problems.range} />
      <PolicyNumber
        part="transfer"
        name="perDay"
        label={t.transfer.perDay}
        max={UNITS_MAX}
        problem={t.problems.perDay}
      />
      <PolicyNumber part="transfer" name="chargebackDays" label={t.transfer.chargebackDays} max={CHARGEBACK_DAYS_MAX} />
      {(['toUpline', 'toDownline'] as const).map((way) => (
        <Checkbox
          key={way}
          checked={transfer[way]}
          onChange={(event) => set('money', { ...draft.money, transfer: { ...transfer, [way]: event.target.checked } })}
        >
          {t.transfer[way]}
        </Checkbox>
      ))}
    </Group>
  )
}

const CHARGEBACK_DAYS_MAX = 540
const MONTHS_MAX = 60
const REALITY_MAX = 240

export function ControlNumbers() {
  const { texts, draft, set } = useOffice()
  const { control: t } = texts.money
  const { control } = draft.money
  return (
    <Group title={t.title}>
      <PolicyNumber part="control" name="raiseHours" label={t.raiseHours} max={HOURS_MAX} />
      <PolicyNumber part="control" name="exclusionMonthsMin" label={t.exclusionMonthsMin} min={1} max={MONTHS_MAX} />
      <PolicyNumber part="control" name="realityMinutes" label={t.realityMinutes} max={REALITY_MAX} />
      <Choice
        label={t.identityBeforePlay}
        value={control.identityBeforePlay}
        options={IDENTITY_BEFORE_PLAY.map((value) => ({ value, label: t.identity[value] }))}
        onChoose={(identityBeforePlay) => set('money', { ...draft.money, control: { ...control, identityBeforePlay } })}
      />
    </Group>
  )
}

/** What part of the expected loss is paid back, by type of game. */
export function RebateNumbers() {
  const { texts, draft, set } = useOffice()
  const { rebate: t } = texts.money
  const { rebate } = draft.money
  return (
    <Group title={t.title}>
      {REBATE_TYPES.map((type) => (
        <PercentField
          key={type}
          label={t[type]}
          permille={rebate[type]}
          onChange={(permille) => set('money', { ...draft.money, rebate: { ...rebate, [type]: permille } })}
        />
      ))}
    </Group>
  )
}

/** What bets and deposits earn in points, and what points are worth. */
export function PointNumbers() {
  const { texts, draft, set, errorAt } = useOffice()
  const { points: t, problems } = texts.money
  const { points } = draft.money
  return (
    <Group title={t.title}>
      {POINT_SOURCES.map((source) => (
        <NumberField
          key={source}
          label={t[source]}
          value={points.rates[source]}
          min={0}
          max={POINT_RATE_MAX}
          error={errorAt(`money.points.rates.${source}`) && problems.points}
          onChange={(rate) =>
            set('money', { ...draft.money, points: { ...points, rates: { ...points.rates, [source]: rate } } })
          }
        />
      ))}
      <NumberField
        label={t.convert}
        value={points.convert}
        min={1}
        max={POINTS_PER_UNIT_MAX}
        onChange={(convert) => set('money', { ...draft.money, points: { ...points, convert } })}
      />
    </Group>
  )
}

/** How much one person may approve alone in a day. */
export function StaffNumbers() {
  const { staff: t } = useOffice().texts.money
  return (
    <Group title={t.title}>
      <PolicyNumber part="staff" name="approvedPerDay" label={t.approvedPerDay} max={UNITS_MAX} />
      <PolicyNumber part="staff" name="adjustmentsFrom" label={t.adjustmentsFrom} max={UNITS_MAX} />
      <PolicyNumber part="staff" name="exclusionsFrom" label={t.exclusionsFrom} max={UNITS_MAX} />
    </Group>
  )
}

const TIERS = ['tier0', 'tier1', 'tier2'] as const

/** How much may be paid out in a day, per verification tier of the member. */
export function TierNumbers() {
  const { texts, draft, set, errorAt } = useOffice()
  const { tiers: t, problems } = texts.money
  const { tiers } = draft.money
  return (
    <Group title={t.title}>
      {TIERS.map((tier, at) => (
        <NumberField
          key={tier}
          label={t[tier]}
          value={tiers[at]?.payoutPerDay ?? 0}
          min={0}
          max={UNITS_MAX}
          error={errorAt(`money.tiers.${at}`) && problems.tier}
          onChange={(payoutPerDay) =>
            set('money', {
              ...draft.money,
              tiers: tiers.map((each, index) => (index === at ? { ...each, payoutPerDay } : each)),
            })
          }
        />
      ))}
      <PolicyNumber part="documents" name="secondApprovalAbove" label={t.secondApprovalAbove} max={UNITS_MAX} />
    </Group>
  )
}
