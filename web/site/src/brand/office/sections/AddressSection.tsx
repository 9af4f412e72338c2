import { TextField } from '@ronda/ui'
import { Entries } from '../Entries.tsx'
import { useOffice } from '../OfficeContext.ts'
import { Section } from '../Section.tsx'

const DOMAINS_MAX = 20
const ADDRESS_MAX = 200

const orNull = (text: string): string | null => (text === '' ? null : text)

export function AddressSection() {
  const { texts, draft, set, errorAt } = useOffice()
  const t = texts.addresses
  const plain = { inputMode: 'url', spellCheck: false, autoCapitalize: 'none', maxLength: ADDRESS_MAX } as const
  return (
    <Section id="addresses" title={t.title} lead={t.lead}>
      <TextField
        {...plain}
        label={t.mainDomain}
        value={draft.mainDomain}
        error={errorAt('mainDomain')}
        onChange={(event) => set('mainDomain', event.target.value)}
      />
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
      <div className="grid gap-4 tablet:grid-cols-2">
        {(['imageCdn', 'launchCdn'] as const).map((key) => (
          <TextField
            {...plain}
            key={key}
            label={t[key]}
            hint={t.cdnHint}
            value={draft[key]}
            error={errorAt(key)}
            onChange={(event) => set(key, event.target.value)}
          />
        ))}
        <TextField
          {...plain}
          label={t.helpUrl}
          hint={t.helpHint}
          value={draft.helpUrl ?? ''}
          error={errorAt('helpUrl')}
          onChange={(event) => set('helpUrl', orNull(event.target.value))}
        />
        <TextField
          {...plain}
          inputMode="text"
          maxLength={60}
          label={t.analytics}
          value={draft.analytics ?? ''}
          error={errorAt('analytics')}
          onChange={(event) => set('analytics', orNull(event.target.value))}
        />
      </div>
    </Section>
  )
}
