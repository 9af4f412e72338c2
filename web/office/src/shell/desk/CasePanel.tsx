import { X } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react'
import { Dialog, IconButton } from '@ronda/ui'
import { useWide } from '@ronda/base/browser/useWide.ts'
import { useDesk } from './DeskContext.ts'

type CasePanelProps = {
  readonly title: string
  readonly children: ReactNode
}

/** Moves the focus back to the case's line in the queue when the case is closed. */
function focusCase(caseId: string | undefined): void {
  document.querySelector<HTMLElement>(`[data-case="${CSS.escape(caseId ?? '')}"]`)?.focus()
}

/** A dialog over the page handles Escape first and stops it. */
function useEscape(onEscape: () => void): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const isInWindow = event.target instanceof Element && event.target.closest('[role$=dialog]') !== null
    if (event.key === 'Escape' && !isInWindow) onEscape()
  })
  useEffect(() => {
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
}

function SidePanel({ title, children }: CasePanelProps) {
  const { texts, caseId, openCase } = useDesk()
  const heading = useRef<HTMLHeadingElement>(null)
  // Moves the focus to the opened case.
  useEffect(() => heading.current?.focus({ preventScroll: true }), [caseId])
  const close = (): void => {
    openCase(undefined)
    focusCase(caseId)
  }
  useEscape(close)
  return (
    <aside
      aria-labelledby="case-title"
      className="bg-surface-1 border-line sticky top-24 grid max-h-[calc(100dvh-var(--size-header)-var(--space-16))] min-w-0 grid-cols-1 overflow-y-auto rounded-lg border"
    >
      <header className="bg-surface-1 border-line sticky top-0 z-raised flex items-center justify-between gap-3 border-b py-2 ps-5 pe-2">
        <h3 id="case-title" ref={heading} tabIndex={-1} className="min-w-0 text-lg font-bold break-words outline-none">
          {title}
        </h3>
        <IconButton icon={X} label={texts.close} onClick={close} />
      </header>
      <div className="grid min-w-0 grid-cols-1 gap-5 p-5">{children}</div>
    </aside>
  )
}

/** A case beside its queue on a laptop, over it on a phone. */
export function CasePanel(props: CasePanelProps) {
  const { texts, openCase } = useDesk()
  if (useWide()) return <SidePanel {...props} />
  return (
    <Dialog title={props.title} closeLabel={texts.close} onClose={() => openCase(undefined)}>
      <div className="grid min-w-0 grid-cols-1 gap-5">{props.children}</div>
    </Dialog>
  )
}
