import { useMemo } from 'react'
import type { Written } from './draft.ts'
import { LeaveDialog } from './LeaveDialog.tsx'
import { OfficeContext, type Office } from './OfficeContext.ts'
import { SaveBar } from './SaveBar.tsx'
import { AddressSection } from './sections/AddressSection.tsx'
import { MarketSection } from './sections/MarketSection.tsx'
import { ModulesSection } from './sections/ModulesSection.tsx'
import { RegionSection } from './sections/RegionSection.tsx'
import { RegisterSection } from './sections/RegisterSection.tsx'
import { ResourcesSection } from './sections/ResourcesSection.tsx'
import { ServiceSection } from './sections/ServiceSection.tsx'
import { StatusSection } from './sections/StatusSection.tsx'
import { useDraft } from './useDraft.ts'

/** In the order of the page; each name is a section's address and the key of its texts. */
const SECTIONS = ['status', 'region', 'modules', 'register', 'addresses', 'service', 'resources', 'market'] as const

type OfficeFormProps = { readonly written: Written; readonly texts: Office['texts'] }

export function OfficeForm({ written, texts }: OfficeFormProps) {
  const draft = useDraft(written, texts)
  const { settings, problems, set } = draft
  const office = useMemo<Office>(
    () => ({ texts, draft: settings, set, errorAt: (place) => (problems.has(place) ? texts.problem : undefined) }),
    [texts, settings, set, problems],
  )
  return (
    <OfficeContext value={office}>
      <div className="page-column grid grid-cols-1 gap-8 py-8 desktop:grid-cols-[1fr_auto] desktop:py-12">
        <div className="grid min-w-0 max-w-measure grid-cols-1 gap-6">
          <header>
            <h1 className="text-3xl font-bold">{texts.title}</h1>
            <p className="text-text-soft mt-2">{texts.lead}</p>
          </header>
          <StatusSection />
          <RegionSection />
          <ModulesSection />
          <RegisterSection />
          <AddressSection />
          <ServiceSection />
          <ResourcesSection />
          <MarketSection />
          <SaveBar draft={draft} />
        </div>
        <nav
          aria-label={texts.contents}
          className="order-first self-start desktop:sticky desktop:top-24 desktop:order-none desktop:w-menu"
        >
          <p className="text-text-faint text-sm font-medium">{texts.contents}</p>
          <ul className="mt-2 flex flex-wrap gap-x-6 gap-y-1 desktop:grid">
            {SECTIONS.map((section) => (
              <li key={section}>
                <a
                  href={`#${section}`}
                  className="text-text-soft hover:text-text inline-flex min-h-control-small items-center transition-colors"
                >
                  {texts[section].title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <LeaveDialog isDirty={draft.isDirty} />
    </OfficeContext>
  )
}
