import { Link } from '@tanstack/react-router'
import { Inbox } from 'lucide-react'
import { useMemo } from 'react'
import { secondaryLinkClass } from '@ronda/ui'
import { DESK_PATH } from '@ronda/base/browser/officePaths.ts'
import type { Written } from '../../shell/form/draft.ts'
import { AnnouncementsSection } from '../../features/announcement/AnnouncementsSection.tsx'
import { LeaveDialog } from '../../features/settings/LeaveDialog.tsx'
import { OfficeContext, type Office } from '../../shell/form/OfficeContext.ts'
import { ProposeDialog } from '../../features/proposal/ProposeDialog.tsx'
import { SaveBar } from '../../features/settings/SaveBar.tsx'
import { AddressSection } from '../../features/settings/sections/AddressSection.tsx'
import { GamesSection } from '../../features/settings/sections/GamesSection.tsx'
import { MarketSection } from '../../features/settings/sections/MarketSection.tsx'
import { MoneySection } from './MoneySection.tsx'
import { ModulesSection } from '../../features/settings/sections/ModulesSection.tsx'
import { RegionSection } from '../../features/settings/sections/RegionSection.tsx'
import { RegisterSection } from '../../features/settings/sections/RegisterSection.tsx'
import { ResourcesSection } from '../../features/settings/sections/ResourcesSection.tsx'
import { ServiceSection } from '../../features/settings/sections/ServiceSection.tsx'
import { StatusSection } from '../../features/settings/sections/StatusSection.tsx'
import { useDraft } from '../../features/settings/useDraft.ts'

/** In page order; each name is the anchor of a section and the key of its texts. */
const SECTIONS = [
  'status',
  'games',
  'announcements',
  'money',
  'region',
  'modules',
  'register',
  'addresses',
  'service',
  'resources',
  'market',
] as const

function Contents({ texts }: Pick<Office, 'texts'>) {
  return (
    <nav
      aria-label={texts.contents}
      className="self-start desktop:sticky desktop:top-24 desktop:col-start-2 desktop:row-start-2 desktop:w-menu"
    >
      <p className="text-text-faint text-sm font-medium">{texts.contents}</p>
      <ul className="mt-1 flex flex-wrap gap-x-5 desktop:grid">
        {SECTIONS.map((section) => (
          <li key={section}>
            <a
              href={`#${section}`}
              className="text-text-soft hover:text-text inline-flex min-h-control-small items-center text-sm transition-colors desktop:text-md"
            >
              {texts[section].title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

type SettingsFormProps = { readonly written: Written; readonly texts: Office['texts'] }

export function SettingsForm({ written, texts }: SettingsFormProps) {
  const draft = useDraft(written, texts)
  const { settings, problems, set } = draft
  const office = useMemo<Office>(
    () => ({ texts, draft: settings, set, errorAt: (place) => (problems.has(place) ? texts.problem : undefined) }),
    [texts, settings, set, problems],
  )
  return (
    <OfficeContext value={office}>
      <div className="page-column grid grid-cols-1 gap-6 py-8 desktop:grid-cols-[minmax(0,1fr)_auto] desktop:gap-x-10 desktop:py-12">
        <header className="desktop:col-span-2">
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <h1 className="text-3xl font-bold">{texts.title}</h1>
            <Link to={DESK_PATH} className={secondaryLinkClass}>
              <Inbox aria-hidden className="size-icon-small" />
              {texts.desk}
            </Link>
          </div>
          <p className="text-text-soft mt-2">{texts.lead}</p>
        </header>
        <Contents texts={texts} />
        {/* Keeps the focused field from being hidden by the save bar. */}
        <div className="grid min-w-0 grid-cols-1 gap-6 desktop:row-start-2 [&_:is(input,select,textarea,button)]:scroll-mb-[calc(var(--size-bar)+var(--space-24))]">
          <StatusSection />
          <GamesSection />
          <AnnouncementsSection />
          <MoneySection />
          <RegionSection />
          <ModulesSection />
          <RegisterSection />
          <AddressSection />
          <ServiceSection />
          <ResourcesSection />
          <MarketSection />
          <SaveBar draft={draft} />
        </div>
      </div>
      <LeaveDialog isDirty={draft.isDirty} />
      {draft.proposing && (
        <ProposeDialog
          {...draft.proposing}
          onClose={() => draft.endProposing(false)}
          onProposed={() => draft.endProposing(true)}
        />
      )}
    </OfficeContext>
  )
}
