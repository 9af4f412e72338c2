import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Refusal } from '@ronda/client/lazy'
import type { Currency, Result } from '@ronda/core'
import { MoneyField, TextField, useLocale } from '@ronda/ui'
import { ProposalDialog } from '../../shell/desk/ProposalDialog.tsx'
import { dayOf, recordAmount, recordProblems, type RecordForm, type RecordProblem } from './recordForm.ts'

const REFERENCE_MAX = 60

type FieldsProps = {
  readonly form: RecordForm
  /** Undefined where the amount is known. */
  readonly currency: Currency | undefined
  readonly problems: ReadonlySet<RecordProblem>
  readonly onChange: (part: Partial<RecordForm>) => void
}

function Fields({ form, currency, problems, onChange }: FieldsProps) {
  const t = useTranslations('bankTransferDesk.form')
  const errorOf = (field: RecordProblem): string | undefined =>
    problems.has(field) ? t(`problems.${field}`) : undefined
  return (
    <>
      {currency !== undefined && (
        <MoneyField
          label={t('amount')}
          currency={currency}
          text={form.amount}
          error={errorOf('amount')}
          onText={(amount) => onChange({ amount })}
        />
      )}
      <TextField
        label={t('bankReference')}
        hint={t('bankReferenceHint')}
        error={errorOf('bankReference')}
        spellCheck={false}
        autoComplete="off"
        maxLength={REFERENCE_MAX}
        value={form.bankReference}
        onChange={({ target }) => onChange({ bankReference: target.value })}
      />
      <TextField
        label={t('on')}
        type="date"
        error={errorOf('on')}
        value={form.on}
        onChange={({ target }) => onChange({ on: target.value })}
      />
    </>
  )
}

export type Recorded = { readonly key: string; readonly bankReference: string; readonly on: string }

type RecordDialogProps = {
  readonly title: string
  /** The currency of an amount that is typed; undefined where the amount is known. */
  readonly currency?: Currency
  readonly send: (recorded: Recorded, amount: bigint) => Promise<Result<{ readonly id: string }, Refusal>>
  readonly onClose: () => void
}

/** Records a line of the bank's statement, which somebody else confirms. */
export function RecordDialog({ title, currency, send, onClose }: RecordDialogProps) {
  const t = useTranslations('bankTransferDesk.form')
  const locale = useLocale()
  const [form, setForm] = useState<RecordForm>(() => ({ amount: '', bankReference: '', on: dayOf(new Date()) }))
  const amount = currency === undefined ? undefined : recordAmount(form.amount, currency, locale)
  const problems = recordProblems(form, amount, currency !== undefined)
  const recorded = { bankReference: form.bankReference.trim(), on: form.on }
  return (
    <ProposalDialog
      texts={{ title, note: t('note'), submit: t('submit'), proposed: t('proposed') }}
      send={problems.size > 0 ? undefined : (key) => send({ key, ...recorded }, amount ?? 0n)}
      onClose={onClose}
    >
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
