import { Link } from '@tanstack/react-router'
import { LockKeyhole } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import type { LinePerson } from '@ronda/contract'
import { ATOMS_PER_UNIT, money } from '@ronda/core'
import { Button, buttonClass, formatMoney, MoneyField, TextField, useLocale } from '@ronda/ui'
import { PasswordInput } from '@ronda/base/form/PasswordInput.tsx'
import { FormError } from '@ronda/base/form/FormError.tsx'
import type { Line } from './transfer.queries.ts'
import { mostOf } from './transferView.ts'
import { useSend, type Typed } from './useSend.ts'

const QUICK = [10n, 50n, 100n, 500n].map((units) => units * ATOMS_PER_UNIT)
const REASON_MAX = 120
const NOTHING: Typed = { amount: '', reason: '', password: '' }

/** Why nothing can be sent now, and what to do about it. */
function Blocked({ line }: { readonly line: Line }) {
  const t = useTranslations('transfer')
  const format = useFormatter()
  if (line.blockedUntilMs !== null) {
    const time = format.dateTime(line.blockedUntilMs, { timeStyle: 'short' })
    return <p className="bg-loss-soft text-loss rounded-md p-4 text-sm">{t('blocked', { time })}</p>
  }
  return (
    <div className="bg-surface-2 flex flex-wrap items-center gap-4 rounded-lg p-4">
      <LockKeyhole aria-hidden className="text-accent-text size-icon shrink-0" />
      <p className="min-w-0 flex-1 basis-tile text-sm">{t('noPassword')}</p>
      <Link to="/member" search={{ view: 'securityCenter' }} className={buttonClass('primary', 'small')}>
        {t('setPassword')}
      </Link>
    </div>
  )
}

type AmountFieldProps = {
  readonly line: Line
  readonly text: string
  readonly onText: (text: string) => void
  readonly error: string | undefined
}

/** The amount, with its limits below. */
function AmountField({ line, text, onText, error }: AmountFieldProps) {
  const t = useTranslations('transfer')
  const locale = useLocale()
  const write = (atoms: bigint): string => formatMoney(money(atoms, line.currency), locale)
  const most = mostOf(line)
  return (
    <MoneyField
      label={t('amount')}
      currency={line.currency}
      text={text}
      onText={onText}
      quick={QUICK.filter((atoms) => atoms >= line.min && atoms <= most)}
      quickLabel={t('quick')}
      max={most >= line.min ? { atoms: most, label: t('max') } : undefined}
      hint={t('bounds', { min: write(line.min), max: write(line.max), left: write(line.leftToday) })}
      error={error}
    />
  )
}

/** The part of the balance that cannot be sent now, and why. */
function Bound({ line }: { readonly line: Line }) {
  const t = useTranslations('transfer')
  const locale = useLocale()
  const write = (atoms: bigint): string => formatMoney(money(atoms, line.currency), locale)
  const { leftToPlay, chargeable, chargebackDays } = line
  if (leftToPlay === 0n && chargeable === 0n) return null
  return (
    <ul className="bg-surface-2 text-text-soft grid gap-2 rounded-md p-4 text-sm">
      {leftToPlay > 0n && <li>{t('leftToPlay', { amount: write(leftToPlay) })}</li>}
      {chargeable > 0n && <li>{t('chargeable', { amount: write(chargeable), days: String(chargebackDays) })}</li>}
    </ul>
  )
}

export type SendFormProps = {
  readonly line: Line
  readonly to: LinePerson | undefined
  /** The recipient, shown or chosen. */
  readonly children: ReactNode
}

/** Amount, purpose and payment password. */
export function SendForm({ line, to, children }: SendFormProps) {
  const t = useTranslations('transfer')
  const [typed, setTyped] = useState(NOTHING)
  const {
    amountProblem,
    passwordProblem,
    failure,
    isBusy = false,
    send,
    forgive,
  } = useSend(line, () => setTyped(NOTHING))
  const change = (part: Partial<Typed>): void => {
    setTyped((before) => ({ ...before, ...part }))
    forgive()
  }
  if (line.blockedUntilMs !== null || !line.hasPaymentPassword) return <Blocked line={line} />
  return (
    <form
      noValidate
      className="grid grid-cols-1 gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        if (!isBusy) void send(to, typed)
      }}
    >
      {children}
      <AmountField line={line} text={typed.amount} onText={(amount) => change({ amount })} error={amountProblem} />
      <Bound line={line} />
      <TextField
        label={t('reason')}
        value={typed.reason}
        maxLength={REASON_MAX}
        autoComplete="off"
        onChange={(event) => change({ reason: event.target.value })}
      />
      <PasswordInput
        label={t('paymentPassword')}
        value={typed.password}
        onChange={(event) => change({ password: event.target.value })}
        autoComplete="off"
        inputMode="numeric"
        error={passwordProblem}
      />
      <FormError text={failure} />
      <Button type="submit" size="large" isWide isBusy={isBusy}>
        {t('send')}
      </Button>
    </form>
  )
}
