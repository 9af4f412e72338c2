/** Shoulders and joined arms of eight people in a circle, seen from above. */
const ARMS =
  'M40.7 13.7A10.2 10.2 0 0 0 59.3 13.7A37.5 37.5 0 0 1 69.1 17.7A10.2 10.2 0 0 0 82.3 30.9A37.5 37.5 0 0 1 86.3 40.7A10.2 10.2 0 0 0 86.3 59.3A37.5 37.5 0 0 1 82.3 69.1A10.2 10.2 0 0 0 69.1 82.3A37.5 37.5 0 0 1 59.3 86.3A10.2 10.2 0 0 0 40.7 86.3A37.5 37.5 0 0 1 30.9 82.3A10.2 10.2 0 0 0 17.7 69.1A37.5 37.5 0 0 1 13.7 59.3A10.2 10.2 0 0 0 13.7 40.7A37.5 37.5 0 0 1 17.7 30.9A10.2 10.2 0 0 0 30.9 17.7A37.5 37.5 0 0 1 40.7 13.7ZM28.5 50a21.5 21.5 0 1 0 43 0a21.5 21.5 0 1 0 -43 0Z'

const HEADS = [
  [50, 9.5],
  [90.5, 50],
  [78.6, 78.6],
  [50, 90.5],
  [21.4, 78.6],
  [9.5, 50],
  [21.4, 21.4],
] as const

/** Ronda's logo, as in `art`, in the colours of the theme: people dancing in a circle. */
export function BrandMark({ className }: { readonly className: string }) {
  return (
    <svg aria-hidden viewBox="0 0 100 100" className={className}>
      <g fill="var(--color-accent)">
        <path d={ARMS} fillRule="evenodd" />
        {HEADS.map(([x, y]) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r="7.6" />
        ))}
      </g>
      <circle cx="78.6" cy="21.4" r="7.6" fill="var(--color-danger)" />
    </svg>
  )
}
