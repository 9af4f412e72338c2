import { useState } from 'react'
import { TOURNAMENT_CATEGORIES, TOURNAMENT_FORMULAS, TOURNAMENT_LIMITS, type TournamentCategory } from '@ronda/contract'
import { fillText, money, type Currency } from '@ronda/core'
import { potOf } from '@ronda/fair'
import { Checkbox, formatMoney, formatMoneyRound, MoneyField, TextField, useLocale } from '@ronda/ui'
import { languages } from '@ronda/i18n'
import { Choice } from '@ronda/base/form/Choice.tsx'
import { LongText } from '@ronda/base/form/LongText.tsx'
import { staffApi } from '../../shell/call/staffApi.ts'
import { useDesk } from '../../shell/desk/DeskContext.ts'
import { ProposalDialog } from '../../shell/desk/ProposalDialog.tsx'
import { fromLocalMinute, toLocalMinute } from '../../shell/form/draft.ts'
import { TournamentFacts } from './TournamentFacts.tsx'
import {
  emptyForm,
  placesOf,
  readForm,
  type Scale,
  type TournamentForm,
  type TournamentProblem,
} from './tournamentForm.ts'

const REASON_MAX = 500
const PRIZES_MAX = 600
const LANGUAGES = ['es', 'en'] as const

type FieldsProps = {
  readonly form: TournamentForm
  readonly scale: Scale
  readonly problems: ReadonlySet<TournamentProblem>
  readonly onChange: (part: Partial<TournamentForm>) => void
}

/** The text of a problem, where there is one. */
function useErrors({ problems, scale }: Pick<FieldsProps, 'problems' | 'scale'>) {
  const { problems: t } = useDesk().texts.tournaments.form
  const { currency, unit, locale } = scale
  const count = (value: number): string => value.toLocaleString(locale)
  const upTo = (units: number): string => formatMoneyRound(money(BigInt(units) * unit, currency), locale)
  const max: Partial<Record<TournamentProblem, string>> = {
    best: count(TOURNAMENT_LIMITS.best),
    multiple: count(TOURNAMENT_LIMITS.multiple / 100),
    stakeMin: upTo(TOURNAMENT_LIMITS.stakeUnits),
    roundsMax: count(TOURNAMENT_LIMITS.rounds),
    playersMax: count(TOURNAMENT_LIMITS.players),
    prizes: upTo(TOURNAMENT_LIMITS.prizeUnits),
  }
  return (problem: TournamentProblem): string | undefined => {
    if (!problems.has(problem)) return undefined
    const ahead = problem === 'ends' ? TOURNAMENT_LIMITS.hours / 24 : TOURNAMENT_LIMITS.aheadDays
    const parts = { max: max[problem] ?? '', days: count(ahead), places: count(TOURNAMENT_LIMITS.places) }
    return fillText(t[problem], parts)
  }
}

/** The names and the games. */
function About({ form, scale, problems, onChange }: FieldsProps) {
  const t = useDesk().texts.tournaments
  const errorOf = useErrors({ problems, scale })
  const choose = (category: TournamentCategory, isChosen: boolean): void =>
    onChange({
      categories: TOURNAMENT_CATEGORIES.filter((each) =>
        each === category ? isChosen : form.categories.includes(each),
      ),
    })
  return (
    <>
      {LANGUAGES.map((language) => (
        <TextField
          key={language}
          label={`${t.form.name} (${languages[language].name})`}
          maxLength={TOURNAMENT_LIMITS.name}
          value={form.names[language]}
          error={errorOf('name')}
          onChange={(event) => onChange({ names: { ...form.names, [language]: event.target.value } })}
        />
      ))}
      <fieldset className="grid grid-cols-2 gap-3">
        <legend className="text-text-soft mb-2 text-sm font-medium">{t.form.categories}</legend>
        {TOURNAMENT_CATEGORIES.map((category) => (
          <Checkbox
            key={category}
            checked={form.categories.includes(category)}
            onChange={(event) => choose(category, event.target.checked)}
          >
            {t.categories[category]}
          </Checkbox>
        ))}
        {problems.has('categories') && (
          <p role="alert" className="text-loss col-span-2 text-sm">
            {errorOf('categories')}
          </p>
        )}
      </fieldset>
    </>
  )
}

/** How rounds make a score. */
function Score({ form, scale, problems, onChange }: FieldsProps) {
  const t = useDesk().texts.tournaments
  const errorOf = useErrors({ problems, scale })
  const options = TOURNAMENT_FORMULAS.map((value) => ({ value, label: t.formulas[value] }))
  return (
    <>
      <Choice
        label={t.form.formula}
        value={form.formula}
        options={options}
        onChoose={(formula) => onChange({ formula })}
      />
      {form.formula === 'sum' && (
        <TextField
          label={t.form.best}
          inputMode="numeric"
          value={form.best}
          error={errorOf('best')}
          onChange={(event) => onChange({ best: event.target.value })}
        />
      )}
      {form.formula === 'hits' && (
        <TextField
          label={t.form.multiple}
          inputMode="decimal"
          value={form.multiple}
          error={errorOf('multiple')}
          onChange={(event) => onChange({ multiple: event.target.value })}
        />
      )}
      <MoneyField
        label={t.form.stakeMin}
        currency={scale.currency}
        text={form.stakeMin}
        error={errorOf('stakeMin')}
        onText={(stakeMin) => onChange({ stakeMin })}
      />
    </>
  )
}

const TIMES = [
  { field: 'startsAtMs', name: 'starts' },
  { field: 'endsAtMs', name: 'ends' },
] as const

const COUNTS = ['roundsMin', 'roundsMax', 'playersMin', 'playersMax'] as const

/** When, with how many rounds, and for how many. */
function Limits({ form, scale, problems, onChange }: FieldsProps) {
  const t = useDesk().texts.tournaments.form
  const errorOf = useErrors({ problems, scale })
  return (
    <>
      {TIMES.map(({ field, name }) => (
        <TextField
          key={field}
          type="datetime-local"
          label={t[name]}
          value={toLocalMinute(form[field])}
          error={errorOf(name)}
          onChange={(event) => onChange({ [field]: fromLocalMinute(event.target.value) ?? form[field] })}
        />
      ))}
      {COUNTS.map((field) => (
        <TextField
          key={field}
          label={t[field]}
          inputMode="numeric"
          value={form[field]}
          error={errorOf(field)}
          onChange={(event) => onChange({ [field]: event.target.value })}
        />
      ))}
    </>
  )
}

/** What each place gets. */
function Prizes({ form, scale, problems, onChange }: FieldsProps) {
  const t = useDesk().texts.tournaments.form
  const errorOf = useErrors({ problems, scale })
  return (
    <div className="grid grid-cols-1 gap-1">
      <LongText
        label={t.prizes}
        value={form.prizes}
        charactersMax={PRIZES_MAX}
        onChange={(prizes) => onChange({ prizes })}
      />
      {problems.has('prizes') ? (
        <p role="alert" className="text-loss text-sm">
          {errorOf('prizes')}
        </p>
      ) : (
        <p className="text-text-faint text-sm">{t.prizesHint}</p>
      )}
    </div>
  )
}

type DialogProps = { readonly currency: Currency; readonly unit: bigint; readonly onClose: () => void }

/** Plans a tournament, which somebody else publishes. */
export function TournamentDialog({ currency, unit, onClose }: DialogProps) {
  const t = useDesk().texts.tournaments.form
  const locale = useLocale()
  const [nowMs] = useState(Date.now)
  const scale = { currency, unit, locale, nowMs }
  const [form, setForm] = useState(() => emptyForm(scale))
  const read = readForm(form, scale)
  const ready = 'terms' in read ? read : undefined
  const problems = 'terms' in read ? new Set<TournamentProblem>() : read
  const onChange = (part: Partial<TournamentForm>): void => setForm((before) => ({ ...before, ...part }))
  return (
    <ProposalDialog
      texts={t}
      send={ready && ((key: string) => staffApi.tournamentDesk.propose({ key, ...ready }))}
      onClose={onClose}
    >
      {(isTried) => {
        const fields = { form, scale, problems: isTried ? problems : new Set<TournamentProblem>(), onChange }
        return (
          <>
            <About {...fields} />
            <Score {...fields} />
            <Limits {...fields} />
            <Prizes {...fields} />
            <TextField
              label={t.reason}
              error={fields.problems.has('reason') ? t.problems.reason : undefined}
              value={form.reason}
              maxLength={REASON_MAX}
              onChange={(event) => onChange({ reason: event.target.value })}
            />
            {ready && (
              <section aria-label={t.preview} className="border-line grid grid-cols-1 gap-3 rounded-lg border p-4">
                <h3 className="font-bold">{t.preview}</h3>
                <TournamentFacts terms={ready.terms} currency={currency} />
                <p className="text-sm font-medium">
                  {fillText(t.cost, {
                    total: formatMoney(money(potOf(ready.terms), currency), locale),
                    count: placesOf(ready.terms.prizes).toLocaleString(locale),
                  })}
                </p>
              </section>
            )}
          </>
        )
      }}
    </ProposalDialog>
  )
}
