import { TextField } from '@ronda/ui'
import { Choice } from '@ronda/base/form/Choice.tsx'
import { fromLocalMinute, toLocalMinute } from '../../../shell/form/draft.ts'
import { LongText } from '@ronda/base/form/LongText.tsx'
import { useOffice } from '../../../shell/form/OfficeContext.ts'
import { Section } from '../../../shell/form/Section.tsx'

const INFO_MAX = 1_000

export function StatusSection() {
  const { texts, draft, set } = useOffice()
  const t = texts.status
  return (
    <Section id="status" title={t.title} lead={t.lead}>
      <div className="grid gap-4 tablet:grid-cols-2">
        <Choice
          label={t.choose}
          value={draft.status === 1 ? '1' : '0'}
          options={[
            { value: '0', label: t.open },
            { value: '1', label: t.closed },
          ]}
          onChoose={(value) => set('status', value === '1' ? 1 : 0)}
        />
        <TextField
          label={t.end}
          hint={t.endHint}
          type="datetime-local"
          value={toLocalMinute(draft.maintenanceEnd)}
          onChange={(event) => set('maintenanceEnd', fromLocalMinute(event.target.value))}
        />
      </div>
      <LongText
        label={t.info}
        value={draft.maintenanceInfo}
        charactersMax={INFO_MAX}
        onChange={(value) => set('maintenanceInfo', value)}
      />
    </Section>
  )
}
