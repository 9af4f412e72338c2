import { useState } from 'react'
import { classes } from './classes.ts'
import { useScrollToChosen } from './useScrollToChosen.ts'

export type RangePickerWords = {
  readonly label: string
  readonly custom: string
  readonly from: string
  readonly to: string
}

export type RangePickerProps<Range extends string> = {
  readonly words: RangePickerWords
  readonly ranges: readonly { readonly id: Range; readonly label: string }[]
  /** Undefined when other days are chosen. */
  readonly chosen: Range | undefined
  readonly from: string
  readonly to: string
  /** The latest day. */
  readonly max: string
  readonly onRange: (range: Range) => void
  readonly onDays: (days: { readonly from: string; readonly to: string }) => void
}

const CHIP =
  'inline-flex min-h-control-small shrink-0 items-center rounded-full border px-4 text-sm font-medium transition-colors'
const ON = 'bg-accent-soft text-accent-text border-accent'
const OFF = 'text-text-soft border-line hover:text-text hover:bg-surface-2'

type DayProps = {
  readonly label: string
  readonly value: string
  readonly max: string
  readonly onChange: (day: string) => void
}

/** The browser's own date input. */
function Day({ label, value, max, onChange }: DayProps) {
  return (
    <label className="text-text-soft grid min-w-0 gap-1 text-sm font-medium">
      {label}
      <input
        type="date"
        required
        value={value}
        max={max}
        onChange={(event) => event.target.value !== '' && onChange(event.target.value)}
        className="bg-surface-2 border-line-strong text-text tabular min-h-control w-full min-w-0 rounded-md border px-3"
      />
    </label>
  )
}

/** A range of days: by its name, or from one day to another. */
export function RangePicker<Range extends string>(props: RangePickerProps<Range>) {
  const { words, ranges, chosen, from, to, max, onRange, onDays } = props
  const [isAsked, setAsked] = useState(false)
  const isCustom = isAsked || chosen === undefined
  const row = useScrollToChosen<HTMLDivElement>(isCustom ? undefined : chosen)
  return (
    <div className="grid grid-cols-1 gap-3">
      <div
        ref={row}
        role="group"
        aria-label={words.label}
        className="scroll-row -mx-4 flex gap-2 px-4 py-1 tablet:-mx-1 tablet:px-1"
      >
        {ranges.map(({ id, label }) => (
          <button
            key={id}
            type="button"
            aria-pressed={!isCustom && chosen === id}
            onClick={() => {
              setAsked(false)
              onRange(id)
            }}
            className={classes(CHIP, !isCustom && chosen === id ? ON : OFF)}
          >
            {label}
          </button>
        ))}
        <button
          type="button"
          aria-pressed={isCustom}
          aria-expanded={isCustom}
          onClick={() => setAsked(true)}
          className={classes(CHIP, isCustom ? ON : OFF)}
        >
          {words.custom}
        </button>
      </div>
      {isCustom && (
        <div className="grid max-w-measure grid-cols-2 gap-3">
          <Day
            label={words.from}
            value={from}
            max={max}
            onChange={(day) => onDays({ from: day, to: day > to ? day : to })}
          />
          <Day
            label={words.to}
            value={to}
            max={max}
            onChange={(day) => onDays({ from: day < from ? day : from, to: day })}
          />
        </div>
      )}
    </div>
  )
}
