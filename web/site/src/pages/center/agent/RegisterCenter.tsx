import { useState } from 'react'
import { Tabs } from '@ronda/ui'
import { AgentAccounts } from '../../../features/agentAccount/AgentAccounts.tsx'
import { AgentLinks } from '../../../features/agentLink/AgentLinks.tsx'
import { usePageTexts } from '../../../shell/texts/pageTexts.ts'
import { AgentLink } from './AgentLink.tsx'

const TABS = ['links', 'accounts'] as const
type Tab = (typeof TABS)[number]

/** How an agent brings others: by link, or with an account opened for them. */
export function RegisterCenter() {
  const texts = usePageTexts('center')?.registerCenter
  const [tab, setTab] = useState<Tab>('links')
  if (texts === undefined) return null
  return (
    <Tabs label={texts.ways} tabs={TABS.map((id) => ({ id, label: texts[id] }))} chosen={tab} onChoose={setTab}>
      {tab === 'links' ? (
        <div className="grid grid-cols-1 gap-4">
          <AgentLinks />
          <AgentLink />
        </div>
      ) : (
        <AgentAccounts />
      )}
    </Tabs>
  )
}
