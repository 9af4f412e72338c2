import { useState } from 'react'
import { REWARD_FUNDS, type RewardFundName } from '@ronda/contract'
import { fillText, money, type Currency } from '@ronda/core'
import { formatMoneyRound, MoneyField, TextField, useLocale } from '@ronda/ui'
import { Choice } from '@ronda/base/form/Choice.tsx'
import { staffApi } from '../../shell/call/staffApi.ts'
import { useDesk } from '../../shell/desk/DeskContext.ts'
import { ProposalDialog } from '../../shell/desk/ProposalDialog.tsx'
import { AMOUNT_MAX, AMOUNT_MIN, topUpAmount, topUpProblems, type TopUpProblem } from './topUpForm.ts'

const REASON_MAX = 500

type Form = { readonly fund: RewardFundName; readonly text: string; readonly reason: string }

type FieldsProps = {
  readonly form: Form
  readonly currency: Currency
  readonly problems: ReadonlySet<TopUpProblem>
  readonly onChange: (part: Partial<Form>) => void
}

function Fields({ form, currency, problems, onChange }: FieldsProps) {
  const { names, form: t } = useDesk().texts.rewardFunds
  const locale = useLocale()
  const limits = {
    min: formatMoneyRound(money(AMOUNT_MIN, currency), locale),
    max: formatMoneyRound(money(AMOUNT_MAX, currency), locale),
  }
  return (
    <>
      <Choice
        label={t.fund}
        value={form.fund}
        options={REWARD_FUNDS.map((value) => ({ value, label: names[value] }))}
        onChoose={(fund) => onChange({ fund })}
      />
      <MoneyField
        label={t.amount}
        currency={currency}
        text={form.text}
        hint={fillText(t.amountHint, limits)}
        error={problems.has('amount') ? fillText(t.problems.amount, limits) : undefined}
        onText={(text) => onChange({ text })}
      />
      <TextField
        label={t.reason}
        error={problems.has('reason') ? t.problems.reason : undefined}
        value={form.reason}
        maxLength={REASON_MAX}
        onChange={(event) => onChange({ reason: event.target.value })}
      />
    </>
  )
}

type TopUpDialogProps = { readonly currency: Currency; readonly onClose: () => void }

/** Proposes to add money to a fund. */
export function TopUpDialog({ currency, onClose }: TopUpDialogProps) {
  const t = useDesk().texts.rewardFunds.form
  const locale = useLocale()
  const [form, setForm] = useState<Form>({ fund: REWARD_FUNDS[0], text: '', reason: '' })
  const { fund, text, reason } = form
  const amount = topUpAmount(text, currency, locale)
  const problems = topUpProblems(amount, reason)
  const send =
    amount === undefined || problems.size > 0
      ? undefined
      : (key: string) => staffApi.rewardFunds.propose({ key, fund, amount, reason: reason.trim() })
  return (
    <ProposalDialog texts={t} send={send} onClose={onClose}>
      {(isTried) => (
        <Fields
          form={form}
          currency={currency}
          problems={isTried ? problems : new Set()}
          onChange={(part) => setForm((before) => ({ ...before, ...part }))}
        />
      )}
    </ProposalDialog>
  )
}
