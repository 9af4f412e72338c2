import type { ReactNode } from 'react'

type SectionProps = {
  readonly id: string
  readonly title: string
  readonly lead: string
  readonly children: ReactNode
}

/** One section of the page, with an anchor of its own. */
export function Section({ id, title, lead, children }: SectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="bg-surface-1 border-line scroll-mt-24 grid min-w-0 gap-5 rounded-xl border p-4 tablet:p-6"
    >
      <header>
        <h2 id={`${id}-title`} className="text-xl font-bold">
          {title}
        </h2>
        <p className="text-text-soft mt-1 text-sm">{lead}</p>
      </header>
      {children}
    </section>
  )
}
