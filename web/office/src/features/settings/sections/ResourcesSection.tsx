import { RESOURCE_TYPES, type Resource } from '@ronda/contract'
import { TextField } from '@ronda/ui'
import { Choice } from '@ronda/base/form/Choice.tsx'
import { Entries } from '../../../shell/form/Entries.tsx'
import { useOffice } from '../../../shell/form/OfficeContext.ts'
import { Section } from '../../../shell/form/Section.tsx'

const ENTRIES_MAX = 40
const LABEL_MAX = 80
const ADDRESS_MAX = 300

export function ResourcesSection() {
  const { texts, draft, set, errorAt } = useOffice()
  const t = texts.resources
  return (
    <Section id="resources" title={t.title} lead={t.lead}>
      <Entries<Resource>
        label={t.title}
        entries={draft.resources}
        entriesMax={ENTRIES_MAX}
        fresh={{ labelNameEn: '', url: '/', resourceType: 'guide' }}
        nameOf={({ labelNameEn, resourceType }) => (labelNameEn === '' ? t.types[resourceType] : labelNameEn)}
        onChange={(entries) => set('resources', entries)}
      >
        {(entry, change, at) => (
          <div className="grid gap-3 tablet:grid-cols-3">
            <Choice
              isLabelHidden
              label={t.kind}
              value={entry.resourceType}
              options={RESOURCE_TYPES.map((value) => ({ value, label: t.types[value] }))}
              onChoose={(resourceType) => change({ ...entry, resourceType })}
            />
            <TextField
              isLabelHidden
              label={t.label}
              placeholder={t.label}
              maxLength={LABEL_MAX}
              value={entry.labelNameEn}
              onChange={(event) => change({ ...entry, labelNameEn: event.target.value })}
            />
            <TextField
              isLabelHidden
              label={t.url}
              hint={at === 0 ? t.urlHint : undefined}
              spellCheck={false}
              autoCapitalize="none"
              maxLength={ADDRESS_MAX}
              value={entry.url}
              error={errorAt(`resources.${at}`)}
              onChange={(event) => change({ ...entry, url: event.target.value })}
            />
          </div>
        )}
      </Entries>
    </Section>
  )
}
