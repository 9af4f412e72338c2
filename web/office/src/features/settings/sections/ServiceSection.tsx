import { CS_TYPES, type CustomerService } from '@ronda/contract'
import { TextField } from '@ronda/ui'
import { Choice } from '@ronda/base/form/Choice.tsx'
import { Entries } from '../../../shell/form/Entries.tsx'
import { useOffice } from '../../../shell/form/OfficeContext.ts'
import { Section } from '../../../shell/form/Section.tsx'

const ENTRIES_MAX = 12
const ADDRESS_MAX = 300

export function ServiceSection() {
  const { texts, draft, set, errorAt } = useOffice()
  const t = texts.service
  return (
    <Section id="service" title={t.title} lead={t.lead}>
      <Entries<CustomerService>
        label={t.title}
        entries={draft.customerService}
        entriesMax={ENTRIES_MAX}
        fresh={{ csType: 'email', path: '' }}
        nameOf={({ csType }) => t.types[csType]}
        onChange={(entries) => set('customerService', entries)}
      >
        {(entry, change, at) => (
          <div className="grid gap-3 tablet:grid-cols-[1fr_2fr]">
            <Choice
              isLabelHidden
              label={t.kind}
              value={entry.csType}
              options={CS_TYPES.map((value) => ({ value, label: t.types[value] }))}
              onChoose={(csType) => change({ ...entry, csType })}
            />
            <TextField
              isLabelHidden
              label={t.path}
              hint={at === 0 ? t.pathHint : undefined}
              spellCheck={false}
              autoCapitalize="none"
              maxLength={ADDRESS_MAX}
              value={entry.path}
              error={errorAt(`customerService.${at}`)}
              onChange={(event) => change({ ...entry, path: event.target.value })}
            />
          </div>
        )}
      </Entries>
    </Section>
  )
}
