import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { classes } from './classes.ts'

export type TabsProps<Id extends string> = {
  /** What is chosen between, for screen readers. */
  readonly label: string
  readonly tabs: readonly { readonly id: Id; readonly label: string }[]
  readonly chosen: Id
  readonly onChoose: (id: Id) => void
  readonly children: ReactNode
}

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 }

/** A few alternatives, one of them shown. Arrow keys move between them; tabs that do not fit are scrolled. */
export function Tabs<Id extends string>({ label, tabs, chosen, onChoose, children }: TabsProps<Id>) {
  const id = useId()
  const row = useRef<HTMLDivElement>(null)

  function onKeyDown(event: KeyboardEvent): void {
    const step = STEPS[event.key]
    if (step === undefined) return
    event.preventDefault()
    const at = tabs.findIndex((tab) => tab.id === chosen)
    const next = (at + step + tabs.length) % tabs.length
    const tab = tabs[next]
    if (tab === undefined) return
    onChoose(tab.id)
    row.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus()
  }

  // One tab alone is no choice. The panel keeps its place in the tree, so that typed text survives when a second tab is
  // added.
  const isChoice = tabs.length > 1
  return (
    <div className="grid grid-cols-1 gap-4">
      {isChoice && (
        <div
          ref={row}
          role="tablist"
          aria-label={label}
          tabIndex={-1}
          onKeyDown={onKeyDown}
          className="bg-page border-line scroll-row relative flex gap-1 rounded-full border p-1"
        >
          {tabs.map((tab) => (
            <button
              key={tab.id}
              id={`${id}-${tab.id}`}
              type="button"
              role="tab"
              aria-selected={tab.id === chosen}
              aria-controls={`${id}-panel`}
              tabIndex={tab.id === chosen ? 0 : -1}
              onClick={() => onChoose(tab.id)}
              className={classes(
                'min-h-control-small min-w-max flex-1 rounded-full px-3 text-sm font-medium whitespace-nowrap transition-colors',
                tab.id === chosen ? 'bg-surface-3 text-text' : 'text-text-soft hover:text-text',
              )}
            >
              {tab.label}
            </button>
          ))}
        </div>
      )}
      <div
        id={`${id}-panel`}
        role={isChoice ? 'tabpanel' : undefined}
        aria-labelledby={isChoice ? `${id}-${chosen}` : undefined}
      >
        {children}
      </div>
    </div>
  )
}
