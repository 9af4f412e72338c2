import type { ArcadeRound } from '@ronda/contract'
import { useEffect, useRef, useState, type MouseEvent } from 'react'
import { useTranslations } from 'use-intl'
import { Icon } from '../../hud/Icon.tsx'
import { FairnessPanel } from '../../panels/FairnessPanel.tsx'
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

/** Everything there is to know about the game, as a dialog: the browser keeps the focus inside and Escape closes it. */
export function ArcadePanel({ page, onPage, onClose }: ArcadePanelProps) {
  const t = useTranslations()
  const dialog = useRef<HTMLDialogElement>(null)
  const [verified, setVerified] = useState<ArcadeRound>()
  useEffect(() => dialog.current?.showModal(), [])
  const closeOutside = (event: MouseEvent): void => {
    if (event.target === dialog.current) dialog.current.close()
  }
  const nameOf = (name: ArcadePage): string => (name === 'rules' ? t('arcade.rules.title') : t(`play.panel.${name}`))
  const open = (next: ArcadePage): void => {
    setVerified(undefined)
    onPage(next)
  }
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the veil; Escape is the key
    <dialog ref={dialog} className="panel" aria-label={t('play.panel.title')} onClose={onClose} onClick={closeOutside}>
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
                {nameOf(name)}
              </button>
            ))}
          </nav>
          <button
            type="button"
            className="tool"
            aria-label={t('play.panel.close')}
            onClick={() => dialog.current?.close()}
          >
            <Icon name="close" />
          </button>
        </header>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so the keyboard must reach it */}
        <section key={page} className="panel-body" aria-label={nameOf(page)} tabIndex={0}>
          {verified ? (
            <ArcadeVerify round={verified} onBack={() => setVerified(undefined)} />
          ) : (
            <Page page={page} onVerify={setVerified} />
          )}
        </section>
      </div>
    </dialog>
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
