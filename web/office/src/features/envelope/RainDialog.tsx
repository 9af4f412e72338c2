import { useState } from 'react'
import { RAIN_LIMITS, RANKS } from '@ronda/contract'
import { fillText, money, type Currency } from '@ronda/core'
import { formatMoney, formatMoneyRound, MoneyField, TextField, useLocale } from '@ronda/ui'
import { languages } from '@ronda/i18n'
import { Choice } from '@ronda/base/form/Choice.tsx'
import { staffApi } from '../../shell/call/staffApi.ts'
import { useDesk } from '../../shell/desk/DeskContext.ts'
import { ProposalDialog } from '../../shell/desk/ProposalDialog.tsx'
import { fromLocalMinute, toLocalMinute } from '../../shell/form/draft.ts'
import { AMOUNT_MAX, costOf, emptyForm, readForm, type RainForm, type RainProblem } from './rainForm.ts'

const REASON_MAX = 500
const LANGUAGES = ['es', 'en'] as const

type FieldsProps = {
  readonly form: RainForm
  readonly currency: Currency
  readonly problems: ReadonlySet<RainProblem>
  readonly onChange: (part: Partial<RainForm>) => void
}

/** The names, the pot and how it is split. */
function Pot({ form, currency, problems, onChange }: FieldsProps) {
  const { form: t } = useDesk().texts.envelopes
  const locale = useLocale()
  const max = formatMoneyRound(money(AMOUNT_MAX, currency), locale)
  const errorOf = (problem: 'name' | 'amount' | 'shares' | 'least', limit = ''): string | undefined =>
    problems.has(problem) ? fillText(t.problems[problem], { max: limit }) : undefined
  return (
    <>
      {LANGUAGES.map((language) => (
        <TextField
          key={language}
          label={`${t.name} (${languages[language].name})`}
          maxLength={RAIN_LIMITS.name}
          value={form.names[language]}
          error={errorOf('name')}
          onChange={(event) => onChange({ names: { ...form.names, [language]: event.target.value } })}
        />
      ))}
      <MoneyField
        label={t.amount}
        currency={currency}
        text={form.amount}
        error={errorOf('amount', max)}
        onText={(amount) => onChange({ amount })}
      />
      <TextField
        label={t.shares}
        inputMode="numeric"
        value={form.shares}
        error={errorOf('shares', RAIN_LIMITS.shares.toLocaleString(locale))}
        onChange={(event) => onChange({ shares: event.target.value })}
      />
      <MoneyField
        label={t.least}
        currency={currency}
        text={form.least}
        error={errorOf('least', RAIN_LIMITS.units.toLocaleString(locale))}
        onText={(least) => onChange({ least })}
      />
    </>
  )
}

const TIMES = [
  { field: 'windowMinutes', label: 'window', max: RAIN_LIMITS.windowMinutes },
  { field: 'count', label: 'count', max: RAIN_LIMITS.count },
  { field: 'everyMinutes', label: 'every', max: RAIN_LIMITS.everyMinutes },
] as const

/** For whom, when and how often. */
function Times({ form, problems, onChange }: FieldsProps) {
  const { form: t } = useDesk().texts.envelopes
  const locale = useLocale()
  const ranks = Array.from({ length: RANKS + 1 }, (_, level) => ({
    value: String(level),
    label: level === 0 ? t.everybody : fillText(t.fromRank, { level: String(level) }),
  }))
  return (
    <>
      <Choice
        label={t.rank}
        value={String(form.rankMin)}
        options={ranks}
        onChoose={(level) => onChange({ rankMin: Number(level) })}
      />
      <TextField
        type="datetime-local"
        label={t.first}
        value={toLocalMinute(form.firstAtMs)}
        error={problems.has('first') ? fillText(t.problems.first, { days: String(RAIN_LIMITS.aheadDays) }) : undefined}
        onChange={(event) => onChange({ firstAtMs: fromLocalMinute(event.target.value) ?? form.firstAtMs })}
      />
      {TIMES.map(({ field, label, max }) => (
        <TextField
          key={field}
          label={t[label]}
          inputMode="numeric"
          value={form[field]}
          error={problems.has(label) ? fillText(t.problems[label], { max: max.toLocaleString(locale) }) : undefined}
          onChange={(event) => onChange({ [field]: event.target.value })}
        />
      ))}
    </>
  )
}

type RainDialogProps = { readonly currency: Currency; readonly onClose: () => void }

/** Plans red envelopes, which somebody else publishes. */
export function RainDialog({ currency, onClose }: RainDialogProps) {
  const t = useDesk().texts.envelopes.form
  const locale = useLocale()
  const [openedAtMs] = useState(Date.now)
  const scale = { currency, locale, nowMs: openedAtMs }
  const [form, setForm] = useState(() => emptyForm(scale))
  const read = readForm(form, scale)
  const ready = 'plan' in read ? read : undefined
  const problems = 'plan' in read ? new Set<RainProblem>() : read
  const write = (atoms: bigint): string => formatMoney(money(atoms, currency), locale)
  const onChange = (part: Partial<RainForm>): void => setForm((before) => ({ ...before, ...part }))
  return (
    <ProposalDialog
      texts={t}
      send={ready && ((key: string) => staffApi.envelopeDesk.propose({ key, ...ready }))}
      onClose={onClose}
    >
      {(isTried) => {
        const fields = { form, currency, problems: isTried ? problems : new Set<RainProblem>(), onChange }
        return (
          <>
            <Pot {...fields} />
            <Times {...fields} />
            <TextField
              label={t.reason}
              error={fields.problems.has('reason') ? t.problems.reason : undefined}
              value={form.reason}
              maxLength={REASON_MAX}
              onChange={(event) => onChange({ reason: event.target.value })}
            />
            {ready && (
              <p className="text-sm font-medium">
                {fillText(t.cost, {
                  total: write(costOf(ready.plan)),
                  count: ready.plan.count.toLocaleString(locale),
                  amount: write(ready.plan.amount),
                })}
              </p>
            )}
          </>
        )
      }}
    </ProposalDialog>
  )
}
