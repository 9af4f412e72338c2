/** A few figures side by side: what a bet is worth. */
export function Figures({ items }: { readonly items: readonly (readonly [name: string, value: string])[] }) {
  return (
    <dl className="figures">
      {items.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
