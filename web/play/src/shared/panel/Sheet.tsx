import { useEffect, type MouseEvent, type ReactNode, type RefObject } from 'react'
import { useTranslations } from 'use-intl'
import { Icon } from '../controls/Icon.tsx'

export type SheetProps<Page extends string> = {
  readonly pages: readonly Page[]
  readonly page: Page
  readonly nameOf: (page: Page) => string
  readonly onPage: (page: Page) => void
  readonly onClose: () => void
  /** Lets the parent component close the sheet. */
  readonly dialog: RefObject<HTMLDialogElement | null>
  /** The content of the page. */
  readonly children: ReactNode
}

/** All information about the game, as a dialog: the browser keeps the focus inside and Escape closes it. */
export function Sheet<Page extends string>({
  pages,
  page,
  nameOf,
  onPage,
  onClose,
  dialog,
  children,
}: SheetProps<Page>) {
  const t = useTranslations('play.panel')
  useEffect(() => dialog.current?.showModal(), [dialog])
  const leave = (): void => dialog.current?.close()
  const closeOutside = (event: MouseEvent): void => {
    if (event.target === dialog.current) leave()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- a click on the backdrop closes it; Escape is the key for that
    <dialog ref={dialog} className="panel" aria-label={t('title')} onClose={onClose} onClick={closeOutside}>
      <div className="panel-sheet">
        <header className="panel-head">
          <nav className="tabs">
            {pages.map((name) => (
              <button
                key={name}
                type="button"
                className="tab"
                aria-current={name === page ? 'page' : undefined}
                onClick={() => onPage(name)}
              >
                {nameOf(name)}
              </button>
            ))}
          </nav>
          <button type="button" className="tool" aria-label={t('close')} onClick={leave}>
            <Icon name="close" />
          </button>
        </header>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so the keyboard must reach it */}
        <section key={page} className="panel-body" aria-label={nameOf(page)} tabIndex={0}>
          {children}
        </section>
      </div>
    </dialog>
  )
}
