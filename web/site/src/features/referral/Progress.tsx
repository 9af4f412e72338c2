/** How much of a goal is reached, as a bar. */
export function Progress({
  label,
  valid,
  goal,
}: {
  readonly label: string
  readonly valid: bigint
  readonly goal: bigint
}) {
  // Whole per cent, rounded down, so that only the goal itself is a full bar.
  const percent = goal === 0n ? 100 : Number((valid * 100n) / goal)
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
      className="bg-surface-3 h-2 overflow-hidden rounded-full"
    >
      <div className="bg-accent h-full rounded-full" style={{ width: `${percent}%` }} />
    </div>
  )
}
