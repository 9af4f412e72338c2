import { TextField } from '@ronda/ui'
import { Entries } from '../../../shell/form/Entries.tsx'
import { useOffice } from '../../../shell/form/OfficeContext.ts'
import { Section } from '../../../shell/form/Section.tsx'

const DOMAINS_MAX = 20

/** For fields that are no sentence: no capitals, no spell check. */
const plain = { inputMode: 'url', spellCheck: false, autoCapitalize: 'none', maxLength: 200 } as const

function Domains() {
  const { texts, draft, set, errorAt } = useOffice()
  const t = texts.addresses
  return (
    <Entries
      label={t.domains}
      entries={draft.domains}
      entriesMax={DOMAINS_MAX}
      fresh={{ domainName: '' }}
      nameOf={({ domainName }) => domainName}
      onChange={(domains) => set('domains', domains)}
    >
      {({ domainName }, change, at) => (
        <TextField
          {...plain}
          isLabelHidden
          label={[t.domain, at + 1].join(' ')}
          value={domainName}
          hint={at === 0 ? t.domainHint : undefined}
          error={errorAt(`domains.${at}`)}
          onChange={(event) => change({ domainName: event.target.value })}
        />
      )}
    </Entries>
  )
}

export function AddressSection() {
  const { texts, draft, set, errorAt } = useOffice()
  const t = texts.addresses
  return (
    <Section id="addresses" title={t.title} lead={t.lead}>
      <TextField
        {...plain}
        label={t.mainDomain}
        value={draft.mainDomain}
        error={errorAt('mainDomain')}
        onChange={(event) => set('mainDomain', event.target.value)}
      />
      <Domains />
      <TextField
        {...plain}
        label={t.helpUrl}
        hint={t.helpHint}
        value={draft.helpUrl ?? ''}
        error={errorAt('helpUrl')}
        onChange={({ target: { value } }) => set('helpUrl', value === '' ? null : value)}
      />
    </Section>
  )
}
