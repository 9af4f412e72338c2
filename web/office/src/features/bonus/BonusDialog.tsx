import { useState } from 'react'
import { BONUS_NAME_MAX } from '@ronda/contract'
import { fillText, money, type Currency } from '@ronda/core'
import { Button, formatMoneyRound, MoneyField, TextField, useLocale } from '@ronda/ui'
import { staffApi } from '../../shell/call/staffApi.ts'
import { useDesk } from '../../shell/desk/DeskContext.ts'
import { ProposalDialog } from '../../shell/desk/ProposalDialog.tsx'
import { AMOUNT_MAX, EMPTY_FORM, readForm, type BonusForm, type BonusProblem } from './bonusForm.ts'
import { Preview } from './Preview.tsx'

const REASON_MAX = 500
const MEMBER_MAX = 64

type FieldsProps = {
  readonly form: BonusForm
  readonly currency: Currency
  readonly problems: ReadonlySet<BonusProblem>
  readonly onChange: (part: Partial<BonusForm>) => void
}

function Terms({ form, currency, problems, onChange }: FieldsProps) {
  const t = useDesk().texts.bonuses.form
  const locale = useLocale()
  const limit = { max: formatMoneyRound(money(AMOUNT_MAX, currency), locale) }
  const errorOf = (problem: BonusProblem): string | undefined =>
    problems.has(problem) ? fillText(t.problems[problem], limit) : undefined
  return (
    <>
      <MoneyField
        label={t.amount}
        currency={currency}
        text={form.amount}
        hint={fillText(t.amountHint, limit)}
        error={errorOf('amount')}
        onText={(amount) => onChange({ amount })}
      />
      <TextField
        label={t.multiple}
        inputMode="numeric"
        value={form.multiple}
        error={errorOf('multiple')}
        onChange={(event) => onChange({ multiple: event.target.value })}
      />
      <MoneyField
        label={t.stakeMax}
        currency={currency}
        text={form.stakeMax}
        error={errorOf('stakeMax')}
        onText={(stakeMax) => onChange({ stakeMax })}
      />
      <TextField
        label={t.days}
        inputMode="numeric"
        value={form.days}
        error={errorOf('days')}
        onChange={(event) => onChange({ days: event.target.value })}
      />
    </>
  )
}

function Fields(props: FieldsProps) {
  const { form, problems, onChange } = props
  const t = useDesk().texts.bonuses.form
  const names = problems.has('names') ? t.problems.names : undefined
  return (
    <>
      <TextField
        label={t.member}
        autoComplete="off"
        maxLength={MEMBER_MAX}
        value={form.member}
        error={problems.has('member') ? t.problems.member : undefined}
        onChange={(event) => onChange({ member: event.target.value })}
      />
      <TextField
        label={t.nameEs}
        maxLength={BONUS_NAME_MAX}
        value={form.nameEs}
        error={form.nameEs.trim() === '' ? names : undefined}
        onChange={(event) => onChange({ nameEs: event.target.value })}
      />
      <TextField
        label={t.nameEn}
        maxLength={BONUS_NAME_MAX}
        value={form.nameEn}
        error={form.nameEn.trim() === '' ? names : undefined}
        onChange={(event) => onChange({ nameEn: event.target.value })}
      />
      <Terms {...props} />
      <TextField
        label={t.games}
        hint={t.gamesHint}
        autoComplete="off"
        value={form.games}
        error={problems.has('games') ? t.problems.games : undefined}
        onChange={(event) => onChange({ games: event.target.value })}
      />
      <TextField
        label={t.reason}
        maxLength={REASON_MAX}
        value={form.reason}
        error={problems.has('reason') ? t.problems.reason : undefined}
        onChange={(event) => onChange({ reason: event.target.value })}
      />
    </>
  )
}

type BonusDialogProps = { readonly currency: Currency; readonly onClose: () => void }

/** Proposes to give a bonus to a member, with its terms and its cost. */
export function BonusDialog({ currency, onClose }: BonusDialogProps) {
  const { form: t, preview } = useDesk().texts.bonuses
  const locale = useLocale()
  const [form, setForm] = useState<BonusForm>(EMPTY_FORM)
  const [isShown, setShown] = useState(false)
  const { draft, problems } = readForm(form, { currency, locale })
  const send =
    draft === undefined || problems.size > 0
      ? undefined
      : (key: string) =>
          staffApi.bonusDesk.propose({ key, member: form.member.trim(), draft, reason: form.reason.trim() })
  return (
    <ProposalDialog texts={t} send={send} onClose={onClose}>
      {(isTried) => (
        <>
          <Fields
            form={form}
            currency={currency}
            problems={isTried ? problems : new Set()}
            onChange={(part) => {
              setShown(false)
              setForm((before) => ({ ...before, ...part }))
            }}
          />
          {draft !== undefined && isShown ? (
            <Preview draft={draft} currency={currency} />
          ) : (
            <Button variant="quiet" isWide disabled={draft === undefined} onClick={() => setShown(true)}>
              {preview.show}
            </Button>
          )}
        </>
      )}
    </ProposalDialog>
  )
}
