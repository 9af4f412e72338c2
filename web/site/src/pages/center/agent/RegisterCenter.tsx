import { useState } from 'react'
import { Tabs } from '@ronda/ui'
import { AgentAccounts } from '../../../features/agentAccount/AgentAccounts.tsx'
import { AgentLinks } from '../../../features/agentLink/AgentLinks.tsx'
import { usePageTexts } from '../../../shell/texts/pageTexts.ts'

const TABS = ['links', 'accounts'] as const
type Tab = (typeof TABS)[number]

/** How an agent brings others: by link, or with an account opened for them. */
export function RegisterCenter() {
  const texts = usePageTexts('center')?.registerCenter
  const [tab, setTab] = useState<Tab>('links')
  if (texts === undefined) return null
  return (
    <Tabs label={texts.ways} tabs={TABS.map((id) => ({ id, label: texts[id] }))} chosen={tab} onChoose={setTab}>
      {tab === 'links' ? <AgentLinks /> : <AgentAccounts />}
    </Tabs>
  )
}
