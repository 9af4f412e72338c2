import { useEffect, useRef, useState, type MouseEvent } from 'react'
import { useTranslations } from 'use-intl'
import type { SlotRound } from '@ronda/contract'
import { usePlay } from '../app/context.ts'
import { Icon } from '../hud/Icon.tsx'
import { FactsPanel } from './FactsPanel.tsx'
import { FairnessPanel } from './FairnessPanel.tsx'
import { HistoryPanel } from './HistoryPanel.tsx'
import { PrizesPanel } from './PrizesPanel.tsx'
import { VerifyPanel } from './VerifyPanel.tsx'

const PAGES = ['prizes', 'facts', 'history', 'fairness'] as const
export type PanelPage = (typeof PAGES)[number]

export type PanelProps = {
  readonly page: PanelPage
  readonly onPage: (page: PanelPage) => void
  readonly onClose: () => void
}

/** Everything there is to know about the game, as a dialog: the browser keeps the focus inside and Escape closes it. */
export function Panel({ page, onPage, onClose }: PanelProps) {
  const t = useTranslations('play.panel')
  const dialog = useRef<HTMLDialogElement>(null)
  const [verified, setVerified] = useState<SlotRound>()

  useEffect(() => dialog.current?.showModal(), [])

  const closeOutside = (event: MouseEvent): void => {
    if (event.target === dialog.current) dialog.current.close()
  }
  const open = (next: PanelPage): void => {
    setVerified(undefined)
    onPage(next)
  }
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the veil; Escape is the key
    <dialog ref={dialog} className="panel" aria-label={t('title')} onClose={onClose} onClick={closeOutside}>
      <div className="panel-sheet">
        <header className="panel-head">
          <nav className="tabs">
            {PAGES.map((name) => (
              <button
                key={name}
                type="button"
                className="tab"
                aria-current={name === page ? 'page' : undefined}
                onClick={() => open(name)}
              >
                {t(name)}
              </button>
            ))}
          </nav>
          <button type="button" className="tool" aria-label={t('close')} onClick={() => dialog.current?.close()}>
            <Icon name="close" />
          </button>
        </header>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so the keyboard must reach it */}
        <section key={page} className="panel-body" aria-label={t(page)} tabIndex={0}>
          {verified ? (
            <VerifyPanel round={verified} onBack={() => setVerified(undefined)} />
          ) : (
            <Page page={page} onVerify={setVerified} onLeave={() => dialog.current?.close()} />
          )}
        </section>
      </div>
    </dialog>
  )
}

type PageProps = {
  readonly page: PanelPage
  readonly onVerify: (round: SlotRound) => void
  readonly onLeave: () => void
}

function Page({ page, onVerify, onLeave }: PageProps) {
  const { table } = usePlay()
  const replay = (round: SlotRound): void => {
    onLeave()
    table.game.replay(round)
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
