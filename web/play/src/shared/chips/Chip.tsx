import './chips.css'

const EDGES = [0, 60, 120, 180, 240, 300]

/** The value of a chip selects one of seven colours. */
export function toneOf(count: number): number {
  if (count < 5) return 1
  if (count < 10) return 2
  if (count < 50) return 3
  if (count < 100) return 4
  if (count < 500) return 5
  return count < 2_500 ? 6 : 7
}

export type ChipProps = { readonly tone: number; readonly text: string }

/** A chip seen from above, with its value on it. */
export function Chip({ tone, text }: ChipProps) {
  return (
    <svg className={`token is-tone-${tone}`} viewBox="0 0 48 48" aria-hidden="true">
      <circle className="token-rim" cx="24" cy="24" r="22.5" />
      {EDGES.map((edge) => (
        <path
          key={edge}
          className="token-edge"
          d="M19.5 2.2a22.5 22.5 0 0 1 9 0l-1.2 6a16.5 16.5 0 0 0-6.6 0z"
          transform={`rotate(${edge} 24 24)`}
        />
      ))}
      <circle className="token-face" cx="24" cy="24" r="15" />
      <text
        className={text.length > 3 ? 'token-text is-long' : 'token-text'}
        x="24"
        y="24"
        textAnchor="middle"
        dominantBaseline="central"
      >
        {text}
      </text>
    </svg>
  )
}
