import { useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { SlotRound } from '@ronda/contract'
import { usePlay } from '../machine/context.ts'
import { FactsPanel } from './FactsPanel.tsx'
import { FairnessPanel } from '../../shared/fairness/FairnessPanel.tsx'
import { HistoryPanel } from './HistoryPanel.tsx'
import { PrizesPanel } from './PrizesPanel.tsx'
import { Sheet } from '../../shared/panel/Sheet.tsx'
import { VerifyPanel } from './VerifyPanel.tsx'

const PAGES = ['prizes', 'facts', 'history', 'fairness'] as const
export type PanelPage = (typeof PAGES)[number]

export type PanelProps = {
  readonly page: PanelPage
  readonly onPage: (page: PanelPage) => void
  readonly onClose: () => void
}

/** The information pages of a slot. */
export function Panel({ page, onPage, onClose }: PanelProps) {
  const t = useTranslations('play.panel')
  const dialog = useRef<HTMLDialogElement>(null)
  const [verified, setVerified] = useState<SlotRound>()
  const open = (next: PanelPage): void => {
    setVerified(undefined)
    onPage(next)
  }
  return (
    <Sheet dialog={dialog} pages={PAGES} page={page} nameOf={(name) => t(name)} onPage={open} onClose={onClose}>
      {verified ? (
        <VerifyPanel round={verified} onBack={() => setVerified(undefined)} />
      ) : (
        <Page page={page} onVerify={setVerified} onLeave={() => dialog.current?.close()} />
      )}
    </Sheet>
  )
}

type PageProps = {
  readonly page: PanelPage
  readonly onVerify: (round: SlotRound) => void
  readonly onLeave: () => void
}

function Page({ page, onVerify, onLeave }: PageProps) {
  const { machine } = usePlay()
  const replay = (round: SlotRound): void => {
    onLeave()
    machine.game.replay(round)
  }
  switch (page) {
    case 'prizes':
      return <PrizesPanel />
    case 'facts':
      return <FactsPanel />
    case 'history':
      return <HistoryPanel onReplay={replay} onVerify={onVerify} />
    case 'fairness':
      return <FairnessPanel />
    default:
      return null
  }
}
