import { useState } from 'react'
import {
  BONUS_BASES,
  BONUS_GAMES_MAX,
  PROMOTION_KINDS,
  PROMOTION_NAME_MAX,
  PROMOTION_PERIODS,
  PROMOTION_TEXT_MAX,
  RANKS,
} from '@ronda/contract'
import { fillText } from '@ronda/core'
import { languages } from '@ronda/i18n'
import { Choice } from '@ronda/base/form/Choice.tsx'
import { LongText } from '@ronda/base/form/LongText.tsx'
import { Checkbox, MoneyField, Tabs, TextField } from '@ronda/ui'
import { useDesk } from '../../shell/desk/DeskContext.ts'
import { fromLocalMinute, toLocalMinute } from '../../shell/form/draft.ts'
import {
  BOUNDS,
  FIELDS_OF,
  isForDeposit,
  NUMBER_FIELDS,
  PRIZE_FIELDS,
  prizesOf,
  type PrizeField,
  type PromotionForm,
  type PromotionProblem,
  type RuleField,
  type Scale,
} from './promotionForm.ts'

export type FieldsProps = {
  readonly form: PromotionForm
  readonly scale: Scale
  readonly problems: ReadonlySet<PromotionProblem>
  readonly onChange: (part: Partial<PromotionForm>) => void
}

const LANGUAGES = [
  { id: 'es', label: languages.es.name },
  { id: 'en', label: languages.en.name },
] as const

/** The words in one language. */
export function PromotionWords({ form, problems, onChange }: FieldsProps) {
  const t = useDesk().texts.promotions.form
  const [language, setLanguage] = useState<'es' | 'en'>('es')
  const { names, texts } = form
  return (
    <Tabs label={t.language} tabs={LANGUAGES} chosen={language} onChoose={setLanguage}>
      <div className="grid grid-cols-1 gap-4">
        <TextField
          label={t.name}
          maxLength={PROMOTION_NAME_MAX}
          value={names[language]}
          error={problems.has('words') ? t.problems.words : undefined}
          onChange={({ target }) => onChange({ names: { ...names, [language]: target.value } })}
        />
        <LongText
          label={t.text}
          charactersMax={PROMOTION_TEXT_MAX}
          value={texts[language]}
          onChange={(text) => onChange({ texts: { ...texts, [language]: text } })}
        />
      </div>
    </Tabs>
  )
}

type Typed = keyof typeof BOUNDS

/** A whole number with its bounds. */
function NumberInput({ field, form, problems, onChange }: FieldsProps & { readonly field: Typed }) {
  const t = useDesk().texts.promotions.form
  const [min, max] = BOUNDS[field]
  const bounds = { min: String(min), max: String(max) }
  return (
    <TextField
      label={t[field]}
      hint={field === 'newDays' ? t.newDaysHint : undefined}
      inputMode="numeric"
      value={form[field]}
      error={problems.has(field) ? fillText(t.problems.whole, bounds) : undefined}
      onChange={({ target }) => onChange({ [field]: target.value })}
    />
  )
}

type Amount = 'depositMin' | 'goal' | 'prize' | 'budget' | 'stakeMax' | 'spinStake'

function AmountInput({
  field,
  label,
  form,
  scale,
  problems,
  onChange,
}: FieldsProps & { field: Amount; label: string }) {
  const t = useDesk().texts.promotions.form
  const text = field in t.problems ? t.problems[field as keyof typeof t.problems] : t.problems.amount
  return (
    <MoneyField
      label={label}
      hint={field === 'budget' ? t.budgetHint : field === 'stakeMax' ? t.stakeMaxHint : undefined}
      currency={scale.currency}
      text={form[field]}
      error={problems.has(field) ? text : undefined}
      onText={(typed) => onChange({ [field]: typed })}
    />
  )
}

function RuleInput({ field, ...fields }: FieldsProps & { readonly field: RuleField }) {
  const t = useDesk().texts.promotions.form
  const { form, problems, onChange } = fields
  if (field === 'depositMin' || field === 'goal') return <AmountInput {...fields} field={field} label={t[field]} />
  if (field !== 'share' && field !== 'code') return <NumberInput {...fields} field={field} />
  return (
    <TextField
      label={t[field]}
      hint={field === 'code' ? t.codeHint : undefined}
      inputMode={field === 'share' ? 'decimal' : 'text'}
      value={form[field]}
      error={problems.has(field) ? t.problems[field] : undefined}
      onChange={({ target }) => onChange({ [field]: field === 'code' ? target.value.toUpperCase() : target.value })}
    />
  )
}

function PrizeInput({ field, ...fields }: FieldsProps & { readonly field: PrizeField }) {
  const t = useDesk().texts.promotions.form
  const { form, problems, onChange } = fields
  if (field === 'stakeMax' || field === 'spinStake') return <AmountInput {...fields} field={field} label={t[field]} />
  if (field !== 'games' && field !== 'spinGame') return <NumberInput {...fields} field={field} />
  return (
    <TextField
      label={t[field]}
      hint={field === 'games' ? t.gamesHint : undefined}
      autoComplete="off"
      value={form[field]}
      error={problems.has(field) ? fillText(t.problems[field], { max: String(BONUS_GAMES_MAX) }) : undefined}
      onChange={({ target }) => onChange({ [field]: target.value.toUpperCase() })}
    />
  )
}

/** In what it is paid, with the terms of that. */
function PromotionPrizeFields(fields: FieldsProps) {
  const { gives, form: t } = useDesk().texts.promotions
  const { form, onChange } = fields
  return (
    <>
      <Choice
        label={t.gives}
        value={form.gives}
        options={prizesOf(form.kind).map((value) => ({ value, label: gives[value] }))}
        onChoose={(value) => onChange({ gives: value })}
      />
      {form.gives === 'bonus' && isForDeposit(form.kind) && (
        <Choice
          label={t.base}
          value={form.base}
          options={BONUS_BASES.map((value) => ({ value, label: t.bases[value] }))}
          onChoose={(base) => onChange({ base })}
        />
      )}
      {PRIZE_FIELDS[form.gives].map((field) => (
        <PrizeInput key={field} {...fields} field={field} />
      ))}
      {form.gives !== 'cash' && <p className="text-text-soft text-sm">{t.bonusFund}</p>}
    </>
  )
}

/** What it pays for, and how much. */
export function PromotionRuleFields(fields: FieldsProps) {
  const { kinds, form: t } = useDesk().texts.promotions
  const { form, onChange } = fields
  const asked = FIELDS_OF[form.kind]
  return (
    <>
      <Choice
        label={t.kind}
        value={form.kind}
        options={PROMOTION_KINDS.map((value) => ({ value, label: kinds[value] }))}
        onChoose={(kind) => onChange({ kind, gives: prizesOf(kind).includes(form.gives) ? form.gives : 'cash' })}
      />
      {form.kind === 'cashBack' && (
        <Choice
          label={t.period}
          value={form.period}
          options={PROMOTION_PERIODS.map((value) => ({ value, label: t.periods[value] }))}
          onChoose={(period) => onChange({ period })}
        />
      )}
      {asked.map((field) => (
        <RuleInput key={field} {...fields} field={field} />
      ))}
      <PromotionPrizeFields {...fields} />
      {form.gives !== 'spins' && (
        <AmountInput {...fields} field="prize" label={asked.includes('share') ? t.prizeMost : t.prize} />
      )}
      <AmountInput {...fields} field="budget" label={t.budget} />
    </>
  )
}

const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const

/** Who can join, how often and when. */
export function PromotionAudienceFields(fields: FieldsProps) {
  const t = useDesk().texts.promotions.form
  const { form, problems, onChange } = fields
  const { weekdays, rankMin, fromMs, untilMs, isReviewed } = form
  const ranks = Array.from({ length: RANKS + 1 }, (_, rank) => String(rank))
  return (
    <>
      {NUMBER_FIELDS.map((field) => (
        <NumberInput key={field} {...fields} field={field} />
      ))}
      <Choice
        label={t.rank}
        value={String(rankMin)}
        options={ranks.map((value) => ({ value, label: value === '0' ? t.anyRank : `VIP ${value}` }))}
        onChoose={(value) => onChange({ rankMin: Number(value) })}
      />
      <TextField label={t.zone} value={form.zone} onChange={({ target }) => onChange({ zone: target.value })} />
      <TextField
        type="datetime-local"
        label={t.from}
        value={toLocalMinute(fromMs)}
        onChange={({ target }) => onChange({ fromMs: fromLocalMinute(target.value) ?? fromMs })}
      />
      <TextField
        type="datetime-local"
        label={t.until}
        value={toLocalMinute(untilMs)}
        error={problems.has('until') ? t.problems.until : undefined}
        onChange={({ target }) => onChange({ untilMs: fromLocalMinute(target.value) ?? untilMs })}
      />
      <fieldset className="grid content-start gap-2">
        <legend className="mb-2 text-sm font-medium">{t.weekdays}</legend>
        <div className="flex flex-wrap gap-3">
          {WEEKDAYS.map((day) => (
            <Checkbox
              key={day}
              checked={weekdays.includes(day)}
              onChange={({ target }) =>
                onChange({ weekdays: target.checked ? [...weekdays, day] : weekdays.filter((each) => each !== day) })
              }
            >
              {t.days7[`d${day}`]}
            </Checkbox>
          ))}
        </div>
        <p className="text-text-faint text-sm">{t.weekdaysHint}</p>
      </fieldset>
      <Checkbox checked={isReviewed} onChange={({ target }) => onChange({ isReviewed: target.checked })}>
        {t.review}
      </Checkbox>
    </>
  )
}
