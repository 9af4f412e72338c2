import type { ReactNode } from 'react'

export type Fact = { readonly label: string; readonly value: ReactNode }

/** The facts of a case, one name and value per line; two lines side by side where there is room. */
export function Facts({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <div className="@container">
      <dl className="grid grid-cols-1 gap-x-10 gap-y-2 text-sm @tablet:grid-cols-2">
        {facts.map(({ label, value }) => (
          <div key={label} className="flex justify-between gap-5">
            <dt className="text-text-faint shrink-0">{label}</dt>
            <dd className="min-w-0 text-end break-words">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
