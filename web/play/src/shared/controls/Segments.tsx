import './segments.css'

export type SegmentsProps<Item extends string | number> = {
  readonly label: string
  readonly items: readonly Item[]
  readonly value: Item
  readonly nameOf: (item: Item) => string
  readonly onChoose: (item: Item) => void
}

/** A choice of one of a few, side by side. */
export function Segments<Item extends string | number>({ label, items, value, nameOf, onChoose }: SegmentsProps<Item>) {
  return (
    <fieldset className="segments">
      <legend>{label}</legend>
      <div className="segments-row">
        {items.map((item) => (
          <label key={item} className="segment">
            <input
              type="radio"
              className="spoken"
              name={label}
              checked={item === value}
              onChange={() => onChoose(item)}
            />
            <span>{nameOf(item)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
