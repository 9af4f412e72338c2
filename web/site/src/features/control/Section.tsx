import type { LucideIcon } from 'lucide-react'
import { useId, type ReactNode } from 'react'

export type SectionProps = {
  readonly icon: LucideIcon
  readonly title: string
  readonly text: string
  readonly children: ReactNode
}

/** One section of the page: a title, an explanation, and its controls. */
export function Section({ icon: Icon, title, text, children }: SectionProps) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="bg-surface-1 border-line grid grid-cols-1 content-start gap-5 rounded-xl border p-5 tablet:p-6"
    >
      <div className="flex items-start gap-4">
        <span className="bg-surface-2 text-text-soft grid size-control shrink-0 place-items-center rounded-full">
          <Icon aria-hidden className="size-icon" />
        </span>
        <div className="min-w-0">
          <h2 id={id} className="text-xl font-bold">
            {title}
          </h2>
          <p className="text-text-soft max-w-measure text-sm">{text}</p>
        </div>
      </div>
      {children}
    </section>
  )
}
