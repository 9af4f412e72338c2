import { Tabs } from '@ronda/ui'
import { useDesk } from '../../shell/desk/DeskContext.ts'
import { TextsProvider } from '../../shell/texts/TextsProvider.ts'
import { BillList } from './BillList.tsx'
import { RunList } from './RunList.tsx'

const TEXTS = ['agentContractTerms'] as const
const VIEWS = ['bills', 'runs'] as const

function Desk() {
  const { texts, filter, keepFilter } = useDesk()
  const t = texts.payslips
  const view = VIEWS.find((each) => each === filter.view) ?? 'bills'
  return (
    <Tabs
      label={t.view}
      tabs={VIEWS.map((id) => ({ id, label: t.views[id] }))}
      chosen={view}
      onChoose={(chosen) => keepFilter({ view: chosen })}
    >
      {view === 'bills' ? <BillList /> : <RunList />}
    </Tabs>
  )
}

/** What contracts owe to agents, and the runs that made it. */
export function PayslipDesk() {
  return (
    <TextsProvider pages={TEXTS}>
      <Desk />
    </TextsProvider>
  )
}
