/** Ronda's mark: the ring of the house and the ball that has just found its place. */
export function BrandMark({ className }: { readonly className: string }) {
  return (
    <svg aria-hidden viewBox="0 0 32 32" className={className}>
      <path
        d="M24.6 24.6A12 12 0 1 1 28 16"
        fill="none"
        stroke="var(--color-accent)"
        strokeWidth="5"
        strokeLinecap="round"
      />
      <circle cx="26.4" cy="21.4" r="3" fill="var(--color-loss)" />
      <circle cx="16" cy="16" r="3.6" fill="var(--color-text)" />
    </svg>
  )
}
