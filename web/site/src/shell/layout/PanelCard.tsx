import { useId, type ReactNode } from 'react'

export type PanelCardProps = { readonly title: string; readonly lead?: string; readonly children: ReactNode }

/** A part of a panel with its title. */
export function PanelCard({ title, lead, children }: PanelCardProps) {
  const heading = useId()
  return (
    <section
      aria-labelledby={heading}
      className="bg-surface-1 border-line grid grid-cols-1 gap-3 rounded-xl border p-5 tablet:p-6"
    >
      <div className="max-w-measure">
        <h2 id={heading} className="text-lg font-bold">
          {title}
        </h2>
        {lead !== undefined && <p className="text-text-soft mt-1 text-sm">{lead}</p>}
      </div>
      {children}
    </section>
  )
}
