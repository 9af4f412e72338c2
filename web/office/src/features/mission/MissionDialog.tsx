import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import {
  MISSION_NAME_MAX,
  MISSION_PERIODS,
  MISSION_PLACES_MAX,
  MISSION_TASKS,
  MISSION_TEXT_MAX,
  REBATE_TYPES,
  type DeskMission,
  type MissionDraft,
} from '@ronda/contract'
import { fillText, money } from '@ronda/core'
import { languages } from '@ronda/i18n'
import { Button, Dialog, formatMoney, MoneyField, Tabs, TextField, toast, useLocale } from '@ronda/ui'
import { Choice } from '@ronda/base/form/Choice.tsx'
import { LongText } from '@ronda/base/form/LongText.tsx'
import { useLanguage } from '@ronda/base/language/useLanguage.ts'
import { proven } from '@ronda/base/session/prove.ts'
import { staffApi } from '../../shell/call/staffApi.ts'
import { DESK_KEY } from '../../shell/desk/desk.queries.ts'
import { useDesk } from '../../shell/desk/DeskContext.ts'
import { fromLocalMinute, toLocalMinute } from '../../shell/form/draft.ts'
import {
  costOf,
  emptyForm,
  formOf,
  goalMax,
  prizeMax,
  readForm,
  type MissionForm,
  type MissionProblem,
  type Scale,
} from './missionForm.ts'

type FieldsProps = {
  readonly form: MissionForm
  readonly scale: Scale
  readonly problems: ReadonlySet<MissionProblem>
  readonly onChange: (part: Partial<MissionForm>) => void
}

const LANGUAGES = [
  { id: 'es', label: languages.es.name },
  { id: 'en', label: languages.en.name },
] as const

type Language = (typeof LANGUAGES)[number]['id']

/** The words in one language, and how members see them. */
function Words({ form, onChange, problems }: Pick<FieldsProps, 'form' | 'onChange' | 'problems'>) {
  const t = useDesk().texts.missions.form
  const [language, setLanguage] = useState<Language>('es')
  const { names, texts } = form
  return (
    <Tabs label={t.language} tabs={LANGUAGES} chosen={language} onChoose={setLanguage}>
      <div className="grid grid-cols-1 gap-4">
        <TextField
          label={t.name}
          maxLength={MISSION_NAME_MAX}
          value={names[language]}
          error={problems.has('words') ? t.problems.words : undefined}
          onChange={(event) => onChange({ names: { ...names, [language]: event.target.value } })}
        />
        <LongText
          label={t.text}
          charactersMax={MISSION_TEXT_MAX}
          value={texts[language]}
          onChange={(text) => onChange({ texts: { ...texts, [language]: text } })}
        />
      </div>
    </Tabs>
  )
}

function Task({ form, scale, problems, onChange }: FieldsProps) {
  const { tasks, anyGame, form: t } = useDesk().texts.missions
  const categories = useTranslations('shell.category')
  const locale = useLocale()
  const { task, gameType, goal } = form
  const max = goalMax(task, scale)
  const maxText = task === 'validBet' ? formatMoney(money(max, scale.currency), locale) : max.toLocaleString(locale)
  const limits = { label: t.goal, hint: fillText(t.goalHint, { max: maxText }) }
  const error = problems.has('goal') ? fillText(t.problems.goal, { max: maxText }) : undefined
  const types = REBATE_TYPES.map((value) => ({ value, label: categories(value) }))
  // Rounds are those of one type of game.
  const options = task === 'rounds' ? types : [{ value: 'any' as const, label: anyGame }, ...types]
  return (
    <>
      <Choice
        label={t.task}
        value={task}
        options={MISSION_TASKS.map((value) => ({ value, label: tasks[value] }))}
        onChoose={(chosen) =>
          onChange({ task: chosen, goal: '', gameType: chosen === 'rounds' ? (gameType ?? 'RNG') : gameType })
        }
      />
      <Choice
        label={t.gameType}
        value={gameType ?? 'any'}
        options={options}
        onChoose={(chosen) => onChange({ gameType: chosen === 'any' ? null : chosen })}
      />
      {task === 'validBet' ? (
        <MoneyField
          {...limits}
          currency={scale.currency}
          text={goal}
          error={error}
          onText={(text) => onChange({ goal: text })}
        />
      ) : (
        <TextField
          {...limits}
          inputMode="numeric"
          value={goal}
          error={error}
          onChange={(event) => onChange({ goal: event.target.value })}
        />
      )}
    </>
  )
}

function Terms({ form, scale, problems, onChange }: FieldsProps) {
  const { periods, form: t } = useDesk().texts.missions
  const locale = useLocale()
  const write = (atoms: bigint): string => formatMoney(money(atoms, scale.currency), locale)
  return (
    <>
      <Choice
        label={t.period}
        value={form.period}
        options={MISSION_PERIODS.map((value) => ({ value, label: periods[value] }))}
        onChoose={(period) => onChange({ period })}
      />
      <MoneyField
        label={t.prize}
        currency={scale.currency}
        text={form.prize}
        error={problems.has('prize') ? fillText(t.problems.prize, { max: write(prizeMax(scale)) }) : undefined}
        onText={(prize) => onChange({ prize })}
      />
      <TextField
        label={t.places}
        inputMode="numeric"
        value={form.places}
        error={
          problems.has('places')
            ? fillText(t.problems.places, { max: MISSION_PLACES_MAX.toLocaleString(locale) })
            : undefined
        }
        onChange={(event) => onChange({ places: event.target.value })}
      />
      <TextField
        type="datetime-local"
        label={t.from}
        value={toLocalMinute(form.fromMs)}
        onChange={(event) => onChange({ fromMs: fromLocalMinute(event.target.value) ?? form.fromMs })}
      />
      <TextField
        type="datetime-local"
        label={t.until}
        hint={t.untilHint}
        value={toLocalMinute(form.untilMs)}
        error={problems.has('until') ? t.problems.until : undefined}
        onChange={(event) => onChange({ untilMs: fromLocalMinute(event.target.value) })}
      />
    </>
  )
}

type PreviewProps = { readonly form: MissionForm; readonly draft: MissionDraft | undefined; readonly scale: Scale }

/** Both languages as members see them, and the most that a period can cost. */
function Preview({ form, draft, scale }: PreviewProps) {
  const t = useDesk().texts.missions.form
  const locale = useLocale()
  const write = (atoms: bigint): string => formatMoney(money(atoms, scale.currency), locale)
  return (
    <section aria-label={t.preview} className="border-line grid grid-cols-1 gap-3 rounded-md border p-4">
      <p className="text-text-faint text-sm font-medium">{t.preview}</p>
      <div className="grid grid-cols-1 gap-4 tablet:grid-cols-2">
        {LANGUAGES.map(({ id, label }) => (
          <div key={id} lang={id} className="grid content-start gap-1">
            <p className="text-text-faint text-xs">{label}</p>
            <h3 className="font-bold break-words">{form.names[id]}</h3>
            <p className="text-text-soft text-sm break-words">{form.texts[id]}</p>
          </div>
        ))}
      </div>
      {draft !== undefined && (
        <p className="text-sm font-medium">
          {fillText(t.cost, {
            amount: write(costOf(draft)),
            places: draft.places.toLocaleString(locale),
            prize: write(draft.prize),
          })}
        </p>
      )}
    </section>
  )
}

export type MissionDialogProps = {
  /** The mission that is changed; none for a new one. */
  readonly mission: DeskMission | undefined
  readonly scale: Omit<Scale, 'locale'>
  readonly onClose: () => void
}

/** Adds a mission or changes one. It keeps one idempotency key, so that a second press saves the same one. */
export function MissionDialog({ mission, scale: given, onClose }: MissionDialogProps) {
  const t = useDesk().texts.missions.form
  const scale = { ...given, locale: useLocale() }
  const { refusalText } = useLanguage()
  const queries = useQueryClient()
  const [key] = useState(() => crypto.randomUUID())
  const [form, setForm] = useState(() => (mission ? formOf(mission.draft, scale) : emptyForm(Date.now())))
  const [isTried, setTried] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const read = readForm(form, scale)
  const draft = 'goal' in read ? read : undefined
  const problems = isTried && !('goal' in read) ? read : new Set<MissionProblem>()
  const fields = { form, scale, problems, onChange: (part: Partial<MissionForm>) => setForm({ ...form, ...part }) }

  async function save(): Promise<void> {
    setTried(true)
    setFailure(undefined)
    if (draft === undefined) return
    setBusy(true)
    const { id = null, version = 0 } = mission ?? {}
    const reply = await proven(() => staffApi.missionDesk.save({ key, id, version, draft }))
    setBusy(false)
    if (!reply.ok) return setFailure(refusalText(reply.error.code))
    toast(t.saved, 'good')
    onClose()
    await queries.invalidateQueries({ queryKey: DESK_KEY })
  }

  return (
    <Dialog isBroad title={mission ? t.editTitle : t.addTitle} closeLabel={t.cancel} onClose={onClose}>
      <div className="grid grid-cols-1 gap-5">
        <Words {...fields} />
        <div className="grid grid-cols-1 gap-4 tablet:grid-cols-2">
          <Task {...fields} />
          <Terms {...fields} />
        </div>
        <Preview form={form} draft={draft} scale={scale} />
        <p className="text-text-faint text-sm">{t.note}</p>
        {failure !== undefined && (
          <p role="alert" className="text-loss text-sm">
            {failure}
          </p>
        )}
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="quiet" onClick={onClose}>
            {t.cancel}
          </Button>
          <Button isBusy={isBusy} onClick={() => void save()}>
            {t.save}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
