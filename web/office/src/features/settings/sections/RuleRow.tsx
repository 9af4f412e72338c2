import { FIELD_CHARACTERS_MAX, PATTERN_KINDS, type RegisterRule } from '@ronda/contract'
import { Checkbox, TextField } from '@ronda/ui'
import { Choice } from '@ronda/base/form/Choice.tsx'
import { NumberField } from '../../../shell/form/NumberField.tsx'
import { useOffice } from '../../../shell/form/OfficeContext.ts'

const PATTERN_MAX = 256

type RuleProps = { readonly rule: RegisterRule; readonly onChange: (part: Partial<RegisterRule>) => void }

/** The kind of text that a field accepts. */
function Shape({ rule, onChange }: RuleProps) {
  const { texts } = useOffice()
  const t = texts.register
  return (
    <>
      <div className="grid grid-cols-2 gap-3 tablet:grid-cols-[2fr_1fr_1fr]">
        <div className="col-span-2 tablet:col-span-1">
          <Choice
            label={t.patternId}
            value={rule.patternId}
            options={PATTERN_KINDS.map((kind) => ({ value: kind, label: t.kinds[kind] }))}
            onChoose={(patternId) => onChange({ patternId })}
          />
        </div>
        {(['min', 'max'] as const).map((end) => (
          <NumberField
            key={end}
            label={t[end]}
            value={rule[end]}
            min={0}
            max={FIELD_CHARACTERS_MAX}
            onChange={(value) => onChange({ [end]: value })}
          />
        ))}
      </div>
      {rule.patternId === 'free' && (
        <TextField
          label={t.acceptedPattern}
          hint={t.patternHint}
          spellCheck={false}
          value={rule.acceptedPattern}
          maxLength={PATTERN_MAX}
          onChange={(event) => onChange({ acceptedPattern: event.target.value })}
        />
      )}
    </>
  )
}

/** One field of the register form. Its options are shown only while the form asks for the field. */
export function RuleRow({ rule, onChange }: RuleProps) {
  const { texts, errorAt } = useOffice()
  const t = texts.register
  const error = errorAt(`register.rules.${rule.field}`)
  const name = t.fields[rule.field]
  return (
    <li className="p-4">
      <fieldset className="grid gap-3">
        <legend className="spoken">{name}</legend>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
          <p className="w-full min-w-0 font-medium tablet:w-auto tablet:flex-1">{name}</p>
          <Checkbox checked={rule.enabled} onChange={(event) => onChange({ enabled: event.target.checked })}>
            {t.enabled}
          </Checkbox>
          <Checkbox
            checked={rule.required}
            disabled={!rule.enabled}
            onChange={(event) => onChange({ required: event.target.checked })}
          >
            {t.required}
          </Checkbox>
        </div>
        {rule.enabled && <Shape rule={rule} onChange={onChange} />}
        {error !== undefined && (
          <p role="alert" className="text-loss text-sm">
            {error}
          </p>
        )}
      </fieldset>
    </li>
  )
}
