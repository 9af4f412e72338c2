import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useLocale } from 'use-intl'
import { Checkbox } from '@ronda/ui'
import { Choice } from '@ronda/base/form/Choice.tsx'
import { countriesQuery } from '../settings.queries.ts'
import { useOffice } from '../../../shell/form/OfficeContext.ts'
import { Section } from '../../../shell/form/Section.tsx'

export function RegionSection() {
  const { texts, draft, set } = useOffice()
  const t = texts.region
  const locale = useLocale()
  const names = new Intl.DisplayNames(locale, { type: 'region' })
  const nameOf = (countryCode: string): string => names.of(countryCode) ?? countryCode
  const blocked = draft.blockedCountries
  const { data: countries = [] } = useQuery(countriesQuery)
  const others = countries
    .filter(({ countryCode }) => !blocked.includes(countryCode))
    .map(({ countryCode }) => ({ value: countryCode, label: nameOf(countryCode) }))
    .toSorted((left, right) => left.label.localeCompare(right.label, locale))

  return (
    <Section id="region" title={t.title} lead={t.lead}>
      {blocked.length === 0 ? (
        <p className="text-text-faint text-sm">{t.none}</p>
      ) : (
        <ul className="flex flex-wrap gap-2">
          {blocked.map((countryCode) => (
            <li key={countryCode}>
              <button
                type="button"
                aria-label={[texts.remove, nameOf(countryCode)].join(' ')}
                onClick={() =>
                  set(
                    'blockedCountries',
                    blocked.filter((each) => each !== countryCode),
                  )
                }
                className="bg-surface-2 hover:bg-surface-3 border-line inline-flex min-h-control-small items-center gap-2 rounded-full border px-4 text-sm transition-colors"
              >
                <img src={`/art/flag/${countryCode}.png`} alt="" width={18} height={12} className="rounded-xs" />
                {nameOf(countryCode)}
                <X aria-hidden className="size-icon-small" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <Choice
        label={t.choose}
        value=""
        options={[{ value: '', label: t.pick }, ...others]}
        onChoose={(countryCode) => countryCode !== '' && set('blockedCountries', [...blocked, countryCode])}
      />
      <Checkbox checked={draft.blockUnknown} onChange={(event) => set('blockUnknown', event.target.checked)}>
        {t.unknown}
      </Checkbox>
    </Section>
  )
}
