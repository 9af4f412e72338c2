import type { ArcadeRound } from '@ronda/contract'
import { useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { FairnessPanel } from '../../shared/fairness/FairnessPanel.tsx'
import { Sheet } from '../../shared/panel/Sheet.tsx'
import { ArcadeFactsPanel } from './ArcadeFactsPanel.tsx'
import { ArcadeHistory } from './ArcadeHistory.tsx'
import { ArcadeVerify } from './ArcadeVerify.tsx'

const PAGES = ['rules', 'history', 'fairness'] as const
export type ArcadePage = (typeof PAGES)[number]

export type ArcadePanelProps = {
  readonly page: ArcadePage
  readonly onPage: (page: ArcadePage) => void
  readonly onClose: () => void
}

/** The information pages of an arcade game. */
export function ArcadePanel({ page, onPage, onClose }: ArcadePanelProps) {
  const t = useTranslations()
  const dialog = useRef<HTMLDialogElement>(null)
  const [verified, setVerified] = useState<ArcadeRound>()
  const nameOf = (name: ArcadePage): string => (name === 'rules' ? t('arcade.rules.title') : t(`play.panel.${name}`))
  const open = (next: ArcadePage): void => {
    setVerified(undefined)
    onPage(next)
  }
  return (
    <Sheet dialog={dialog} pages={PAGES} page={page} nameOf={nameOf} onPage={open} onClose={onClose}>
      {verified ? (
        <ArcadeVerify round={verified} onBack={() => setVerified(undefined)} />
      ) : (
        <Page page={page} onVerify={setVerified} />
      )}
    </Sheet>
  )
}

function Page({ page, onVerify }: { readonly page: ArcadePage; readonly onVerify: (round: ArcadeRound) => void }) {
  switch (page) {
    case 'rules':
      return <ArcadeFactsPanel />
    case 'history':
      return <ArcadeHistory onVerify={onVerify} />
    case 'fairness':
      return <FairnessPanel />
    default:
      return null
  }
}
