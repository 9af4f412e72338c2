import { useQueryClient } from '@tanstack/react-query'
import { useState, type SubmitEvent } from 'react'
import { REWARD_FUNDS, type RewardFundName } from '@ronda/contract'
import { fillText, money, type Currency } from '@ronda/core'
import { Button, Dialog, formatMoneyRound, MoneyField, TextField, toast, useLocale } from '@ronda/ui'
import { Choice } from '@ronda/base/form/Choice.tsx'
import { useLanguage } from '@ronda/base/language/useLanguage.ts'
import { proven } from '@ronda/base/session/prove.ts'
import { staffApi } from '../../shell/call/staffApi.ts'
import { DESK_KEY } from '../../shell/desk/desk.queries.ts'
import { useDesk } from '../../shell/desk/DeskContext.ts'
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

/** Proposes to add money. The form keeps one idempotency key, so that a second press is the same proposal. */
export function TopUpDialog({ currency, onClose }: TopUpDialogProps) {
  const { texts } = useDesk()
  const t = texts.rewardFunds.form
  const { refusalText } = useLanguage()
  const locale = useLocale()
  const queries = useQueryClient()
  const [form, setForm] = useState<Form>({ fund: REWARD_FUNDS[0], text: '', reason: '' })
  const [key] = useState(() => crypto.randomUUID())
  const [failure, setFailure] = useState<string>()
  const [isTried, setTried] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const amount = topUpAmount(form.text, currency, locale)
  const problems = topUpProblems(amount, form.reason)

  async function submit(event: SubmitEvent): Promise<void> {
    event.preventDefault()
    setTried(true)
    setFailure(undefined)
    if (amount === undefined || problems.size > 0) return
    setBusy(true)
    const { fund, reason } = form
    const reply = await proven(() => staffApi.rewardFunds.propose({ key, fund, amount, reason: reason.trim() }))
    setBusy(false)
    if (!reply.ok) return setFailure(refusalText(reply.error.code))
    toast(t.proposed, 'good')
    onClose()
    await queries.invalidateQueries({ queryKey: DESK_KEY })
  }

  return (
    <Dialog title={t.title} closeLabel={texts.reason.cancel} onClose={onClose}>
      <form noValidate className="grid grid-cols-1 gap-4" onSubmit={(event) => void submit(event)}>
        <Fields
          form={form}
          currency={currency}
          problems={isTried ? problems : new Set()}
          onChange={(part) => setForm((before) => ({ ...before, ...part }))}
        />
        {failure !== undefined && (
          <p role="alert" className="text-loss text-sm">
            {failure}
          </p>
        )}
        <p className="text-text-faint text-sm">{t.note}</p>
        <Button type="submit" isWide isBusy={isBusy}>
          {t.submit}
        </Button>
      </form>
    </Dialog>
  )
}
