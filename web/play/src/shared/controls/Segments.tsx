import './segments.css'

export type SegmentsProps<Item extends string | number> = {
  readonly label: string
  readonly items: readonly Item[]
  readonly value: Item
  readonly nameOf: (item: Item) => string
  readonly onChoose: (item: Item) => void
}

/** A choice of one of a few, side by side. */
export function Segments<Item extends string | number>(props: SegmentsProps<Item>) {
  return (
    <fieldset className="segments">
      <legend>{props.label}</legend>
      <SegmentRow {...props} />
    </fieldset>
  )
}

/** The same without a visible heading; `label` names the group of radio buttons. */
export function SegmentRow<Item extends string | number>(props: SegmentsProps<Item>) {
  const { label, items, value, nameOf, onChoose } = props
  return (
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
  )
}
