/** A few figures side by side: the value of a bet. */
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
