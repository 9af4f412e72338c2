import type { CSSProperties } from 'react'

export type SliderProps = {
  readonly label: string
  /** The value as text. */
  readonly text: string
  readonly value: number
  readonly min: number
  readonly max: number
  readonly step?: number
  readonly onChange: (value: number) => void
}

export function Slider({ label, text, value, min, max, step = 1, onChange }: SliderProps) {
  const fill = ((value - min) / (max - min)) * 100
  return (
    <div className="slider">
      <p className="slider-head" aria-hidden="true">
        <span>{label}</span>
        <strong>{text}</strong>
      </p>
      <input
        type="range"
        aria-label={label}
        min={min}
        max={max}
        step={step}
        value={value}
        aria-valuetext={text}
        style={{ '--fill': `${fill}%` } as CSSProperties}
        onChange={(event) => onChange(Number(event.target.value))}
      />
    </div>
  )
}
