import type { BrandSettings } from '@ronda/contract'
import { TextField } from '@ronda/ui'
import { Choice } from '@ronda/base/form/Choice.tsx'
import { changeRule } from '../../../shell/form/draft.ts'
import { NumberField } from '../../../shell/form/NumberField.tsx'
import { useOffice } from '../../../shell/form/OfficeContext.ts'
import { Section } from '../../../shell/form/Section.tsx'
import { RuleRow } from './RuleRow.tsx'

type Register = BrandSettings['register']

const AGE_MIN = 18
const AGE_MAX = 30
const TERMS_MAX = 40

export function RegisterSection() {
  const { texts, draft, set, errorAt } = useOffice()
  const t = texts.register
  const { register } = draft
  const change = (part: Partial<Register>): void => set('register', { ...register, ...part })
  return (
    <Section id="register" title={t.title} lead={t.lead}>
      <div className="grid gap-4 tablet:grid-cols-3">
        <Choice
          label={t.defaultTab}
          value={register.defaultTab}
          options={[
            { value: 'register', label: t.tabs.register },
            { value: 'registerMobile', label: t.tabs.registerMobile },
          ]}
          error={errorAt('register.defaultTab')}
          onChoose={(defaultTab) => change({ defaultTab })}
        />
        <NumberField
          label={t.ageMin}
          value={register.ageMin}
          min={AGE_MIN}
          max={AGE_MAX}
          onChange={(ageMin) => change({ ageMin })}
        />
        <TextField
          label={t.termsVersion}
          value={register.termsVersion}
          maxLength={TERMS_MAX}
          onChange={(event) => change({ termsVersion: event.target.value })}
        />
      </div>
      <div>
        <h3 className="text-text-soft mb-2 text-sm font-medium">{t.rules}</h3>
        <ul className="border-line divide-line grid divide-y rounded-lg border">
          {register.rules.map((rule) => (
            <RuleRow
              key={rule.field}
              rule={rule}
              onChange={(part) => change({ rules: changeRule(register.rules, rule.field, part) })}
            />
          ))}
        </ul>
      </div>
    </Section>
  )
}
