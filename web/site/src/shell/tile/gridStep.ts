/** How far a key moves in a grid with this many columns; undefined for keys that do not move. */
export function gridStep(key: string, columns: number, isRightToLeft: boolean): number | undefined {
  const forward = isRightToLeft ? -1 : 1
  switch (key) {
    case 'ArrowRight':
      return forward
    case 'ArrowLeft':
      return -forward
    case 'ArrowDown':
      return columns
    case 'ArrowUp':
      return -columns
    default:
      return undefined
  }
}

/** The index after a step. Below the last whole row it is the last tile; past an edge it does not change. */
export function afterStep(at: number, step: number, count: number, columns: number): number {
  const to = at + step
  if (to < 0) return at
  if (to < count) return to
  const isInLastRow = Math.floor(at / columns) === Math.floor((count - 1) / columns)
  return isInLastRow ? at : count - 1
}
