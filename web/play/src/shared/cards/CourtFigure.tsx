import { Suit } from './Suit.tsx'
import type { RankName, SuitName } from './suits.ts'

type Court = 'J' | 'Q' | 'K'

/** What each court card wears, in a box of 60 by 44: crossed swords, a diadem, a crown. */
const WEAR: Readonly<Record<Court, string>> = {
  J: 'M8 2l28 26 5-5 4 4-5 5 6 8-6 4-7-7-5 5-4-4 5-5L4 7zM52 2L24 28l-5-5-4 4 5 5-6 8 6 4 7-7 5 5 4-4-5-5L56 7z',
  Q: 'M6 38C4 18 16 10 30 10s26 8 24 28zM17 38c0-10 6-15 13-15s13 5 13 15z',
  K: 'M9 38L3 10l14 12L22 4l8 15 8-15 5 18 14-12-6 28z',
}

const JEWELS: Readonly<Record<Court, readonly (readonly [number, number])[]>> = {
  J: [],
  Q: [
    [9, 15],
    [30, 5],
    [51, 15],
  ],
  K: [
    [3, 8],
    [22, 2],
    [38, 2],
    [57, 8],
  ],
}

function Half({ rank }: { readonly rank: Court }) {
  return (
    <>
      <g transform="translate(29 22) scale(0.7)">
        <path className="court-wear" d={WEAR[rank]} />
        {JEWELS[rank].map(([x, y]) => (
          <circle key={`${x} ${y}`} className="court-jewel" cx={x} cy={y} r="3.4" />
        ))}
      </g>
      <path className="court-band" d="M27 51h46v3.5H27z" />
    </>
  )
}

const isCourt = (rank: RankName): rank is Court => rank === 'J' || rank === 'Q' || rank === 'K'

/** Jack, queen and king: the same half twice, so that it reads from both ends. */
export function CourtFigure({ rank, suit }: { readonly rank: RankName; readonly suit: SuitName }) {
  if (!isCourt(rank)) return null
  return (
    <>
      <rect className="court-field" x="24" y="16" width="52" height="108" rx="4" />
      <Half rank={rank} />
      <g transform="rotate(180 50 70)">
        <Half rank={rank} />
      </g>
      <Suit suit={suit} x={50} y={70} size={26} />
    </>
  )
}
