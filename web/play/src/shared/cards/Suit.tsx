import { SUIT_PATHS, type SuitName } from './suits.ts'

type SuitProps = {
  readonly suit: SuitName
  readonly x: number
  readonly y: number
  readonly size: number
  readonly isTurned?: boolean
}

/** A suit symbol, centred at a point. */
export function Suit({ suit, x, y, size, isTurned = false }: SuitProps) {
  const turn = isTurned ? ' rotate(180)' : ''
  return (
    <path
      d={SUIT_PATHS[suit]}
      transform={`translate(${x} ${y})${turn} scale(${size / 100}) translate(-50 -50)`}
      fill="currentColor"
    />
  )
}
