import type { SharedPlayed } from '@ronda/contract'
import { useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { TableOptions, type Option } from '../controls/TableOptions.tsx'
import { Sheet } from '../panel/Sheet.tsx'
import { useTableField, useTableGame } from '../sharedRound/context.ts'
import { ChainPanel } from '../verify/ChainPanel.tsx'
import { TableFacts } from './TableFacts.tsx'
import { SharedVerify } from '../verify/SharedVerify.tsx'
import { MyRounds } from './MyRounds.tsx'
import { PastRounds } from './PastRounds.tsx'
import { Replay, type Replayed } from '../replay/Replay.tsx'

const PAGES = ['rules', 'company', 'trends', 'mine', 'past', 'fair'] as const
export type TablePage = (typeof PAGES)[number]

export type TablePanelProps = {
  readonly page: TablePage
  /** The options of this table. */
  readonly options: readonly Option[]
  readonly onPage: (page: TablePage) => void
  readonly onClose: () => void
}

/** The information pages of a table. */
export function TablePanel({ page, options, onPage, onClose }: TablePanelProps) {
  const t = useTranslations('sharedRound.panel')
  const dialog = useRef<HTMLDialogElement>(null)
  const [verified, setVerified] = useState<SharedPlayed>()
  const [replayed, setReplayed] = useState<Replayed>()
  const { PlayerList } = useTableGame()
  const pages = PAGES.filter((name) => name !== 'company' || PlayerList !== undefined)
  const open = (next: TablePage): void => {
    setVerified(undefined)
    setReplayed(undefined)
    onPage(next)
  }
  return (
    <Sheet dialog={dialog} pages={pages} page={page} nameOf={(name) => t(name)} onPage={open} onClose={onClose}>
      {replayed ? (
        <Replay round={replayed} onBack={() => setReplayed(undefined)} />
      ) : verified ? (
        <SharedVerify round={verified} onBack={() => setVerified(undefined)} onReplay={setReplayed} />
      ) : (
        <Page page={page} options={options} onVerify={setVerified} onReplay={setReplayed} />
      )}
    </Sheet>
  )
}

type PageProps = Pick<TablePanelProps, 'page' | 'options'> & {
  readonly onVerify: (round: SharedPlayed) => void
  readonly onReplay: (round: Replayed) => void
}

function Page({ page, options, onVerify, onReplay }: PageProps) {
  switch (page) {
    case 'rules':
      return (
        <>
          {options.length > 0 && <TableOptions options={options} />}
          <TableFacts />
        </>
      )
    case 'company':
      return <PlayerList />
    case 'trends':
      return <Trends />
    case 'mine':
      return <MyRounds onVerify={onVerify} />
    case 'past':
      return <PastRounds onReplay={onReplay} />
    case 'fair':
      return <ChainPanel />
    default:
      return page
  }
}

function PlayerList() {
  const { PlayerList: Shown } = useTableGame()
  return Shown ? <Shown /> : null
}

function Trends() {
  const { Trends: Shown } = useTableGame()
  const snapshot = useTableField('snapshot')
  return snapshot ? <Shown number={snapshot.round.number} past={snapshot.past} /> : null
}
