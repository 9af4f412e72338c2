import { RAFFLE_LIMITS } from '@ronda/contract'
import { fillText, money, type Currency } from '@ronda/core'
import { Checkbox, formatMoneyRound, MoneyField, TextField, useLocale } from '@ronda/ui'
import { languages } from '@ronda/i18n'
import { useDesk } from '../../shell/desk/DeskContext.ts'
import { EntryList } from '../../shell/form/EntryList.tsx'
import { fromLocalMinute, toLocalMinute } from '../../shell/form/draft.ts'
import { BET_MAX, FRESH_PRIZE, PRIZE_MAX, type RaffleForm, type RaffleProblem } from './raffleForm.ts'

const LANGUAGES = ['es', 'en'] as const

export type RaffleFieldsProps = {
  readonly form: RaffleForm
  readonly currency: Currency
  readonly problems: ReadonlySet<RaffleProblem>
  readonly onChange: (part: Partial<RaffleForm>) => void
}

/** The text of a problem, with the limits that it names. */
function useProblem({ currency, problems }: Pick<RaffleFieldsProps, 'currency' | 'problems'>) {
  const { problems: t } = useDesk().texts.raffles.form
  const locale = useLocale()
  const count = (value: number): string => value.toLocaleString(locale)
  const { aheadDays, daysMax, minutesMin, stock, ticketsMax, perPrize } = RAFFLE_LIMITS
  const values: Partial<Record<RaffleProblem, Readonly<Record<string, string>>>> = {
    starts: { days: count(aheadDays) },
    ends: { days: count(daysMax), minutes: count(minutesMin) },
    betPerTicket: { max: formatMoneyRound(money(BET_MAX, currency), locale) },
    ticketsMax: { max: count(ticketsMax) },
    perPrize: { max: count(perPrize) },
    prizesMax: { max: count(stock) },
    prizes: { max: formatMoneyRound(money(PRIZE_MAX, currency), locale), stock: count(stock) },
  }
  return (problem: RaffleProblem): string | undefined =>
    problems.has(problem) ? fillText(t[problem], values[problem] ?? {}) : undefined
}

/** The names, when tickets are given, and for what. */
export function TicketFields({ form, currency, problems, onChange }: RaffleFieldsProps) {
  const { form: t } = useDesk().texts.raffles
  const errorOf = useProblem({ currency, problems })
  return (
    <>
      {LANGUAGES.map((language) => (
        <TextField
          key={language}
          label={`${t.name} (${languages[language].name})`}
          maxLength={RAFFLE_LIMITS.name}
          value={form.names[language]}
          error={errorOf('name')}
          onChange={(event) => onChange({ names: { ...form.names, [language]: event.target.value } })}
        />
      ))}
      <TextField
        type="datetime-local"
        label={t.starts}
        value={toLocalMinute(form.startsAtMs)}
        error={errorOf('starts')}
        onChange={(event) => onChange({ startsAtMs: fromLocalMinute(event.target.value) ?? form.startsAtMs })}
      />
      <TextField
        type="datetime-local"
        label={t.ends}
        value={toLocalMinute(form.endsAtMs)}
        error={errorOf('ends')}
        onChange={(event) => onChange({ endsAtMs: fromLocalMinute(event.target.value) ?? form.endsAtMs })}
      />
      <Checkbox checked={form.hasFree} onChange={(event) => onChange({ hasFree: event.target.checked })}>
        {t.free}
      </Checkbox>
      <MoneyField
        label={t.betPerTicket}
        hint={t.betHint}
        currency={currency}
        text={form.betPerTicket}
        error={errorOf('betPerTicket')}
        onText={(betPerTicket) => onChange({ betPerTicket })}
      />
    </>
  )
}

const NUMBERS = ['ticketsMax', 'perPrize', 'prizesMax'] as const

/** The prizes, and how many of them are drawn. */
export function PrizeFields({ form, currency, problems, onChange }: RaffleFieldsProps) {
  const { form: t } = useDesk().texts.raffles
  const errorOf = useProblem({ currency, problems })
  const wrong = errorOf('prizes')
  return (
    <>
      {NUMBERS.map((field) => (
        <TextField
          key={field}
          label={t[field]}
          inputMode="numeric"
          value={form[field]}
          error={errorOf(field)}
          onChange={(event) => onChange({ [field]: event.target.value })}
        />
      ))}
      <EntryList
        texts={t}
        label={t.prizes}
        entries={form.prizes}
        entriesMax={RAFFLE_LIMITS.kinds}
        fresh={FRESH_PRIZE}
        nameOf={(prize) => fillText(t.prize, { number: String(form.prizes.indexOf(prize) + 1) })}
        onChange={(prizes) => onChange({ prizes })}
      >
        {(prize, change, at) => (
          <div className="grid grid-cols-[minmax(0,2fr)_minmax(0,1fr)] gap-2">
            <MoneyField
              label={fillText(t.prize, { number: String(at + 1) })}
              currency={currency}
              text={prize.amount}
              onText={(amount) => change({ ...prize, amount })}
            />
            <TextField
              label={t.count}
              inputMode="numeric"
              value={prize.count}
              onChange={(event) => change({ ...prize, count: event.target.value })}
            />
          </div>
        )}
      </EntryList>
      {wrong !== undefined && (
        <p role="alert" className="text-loss text-sm">
          {wrong}
        </p>
      )}
    </>
  )
}
