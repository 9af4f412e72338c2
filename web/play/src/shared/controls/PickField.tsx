type PickFieldProps<Item extends string | number> = {
  readonly label: string
  readonly items: readonly Item[]
  readonly value: NoInfer<Item>
  readonly nameOf: (item: Item) => string
  readonly onPick: (item: Item) => void
}

/** A labelled choice of one of a few. */
export function PickField<Item extends string | number>({ label, items, value, nameOf, onPick }: PickFieldProps<Item>) {
  return (
    <label className="field">
      <span>{label}</span>
      <select
        value={value}
        onChange={(event) => {
          const chosen = items.find((item) => String(item) === event.target.value)
          if (chosen !== undefined) onPick(chosen)
        }}
      >
        {items.map((item) => (
          <option key={item} value={item}>
            {nameOf(item)}
          </option>
        ))}
      </select>
    </label>
  )
}
