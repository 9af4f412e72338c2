import { useId } from 'react'

type RulesProps = { readonly title: string; readonly lines: readonly string[] }

/** Rules in words. */
export function Rules({ title, lines }: RulesProps) {
  const heading = useId()
  return (
    <section
      aria-labelledby={heading}
      className="bg-surface-1 border-line grid grid-cols-1 gap-2 rounded-xl border p-5 tablet:p-6"
    >
      <h2 id={heading} className="font-bold">
        {title}
      </h2>
      <ul className="text-text-soft grid list-disc gap-1 ps-5 text-sm">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  )
}
