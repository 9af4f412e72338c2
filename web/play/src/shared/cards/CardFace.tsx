import type { Card } from '@ronda/games'
import { CourtFigure } from './CourtFigure.tsx'
import { Suit } from './Suit.tsx'
import { PIPS, rankName, suitName, type SuitName } from './suits.ts'

/** Rank and suit in a corner; the other corner shows the same upside down. */
function Corner({ rank, suit }: { readonly rank: string; readonly suit: SuitName }) {
  return (
    <>
      <text className={rank.length > 1 ? 'playing-rank is-wide' : 'playing-rank'} x="13.5" y="25" textAnchor="middle">
        {rank}
      </text>
      <Suit suit={suit} x={13.5} y={38} size={15} />
    </>
  )
}

function Middle({ card }: { readonly card: Card }) {
  const [rank, suit] = [rankName(card), suitName(card)]
  if (rank === 'A') return <Suit suit={suit} x={50} y={70} size={46} />
  const pips = PIPS[rank]
  if (!pips) return <CourtFigure rank={rank} suit={suit} />
  return pips.map(([x, y]) => <Suit key={`${x} ${y}`} suit={suit} x={x} y={y} size={19} isTurned={y > 70} />)
}

/** The front of a card. */
export function CardFace({ card }: { readonly card: Card }) {
  const [rank, suit] = [rankName(card), suitName(card)]
  return (
    <svg className={`playing-face is-${suit}`} viewBox="0 0 100 140" aria-hidden="true">
      <rect className="playing-paper" x="0.75" y="0.75" width="98.5" height="138.5" rx="9" />
      <Middle card={card} />
      <Corner rank={rank} suit={suit} />
      <g transform="rotate(180 50 70)">
        <Corner rank={rank} suit={suit} />
      </g>
    </svg>
  )
}

const RAYS = Array.from({ length: 24 }, (_, ray) => ray * 15)

/** The back: a sun over a fair, the same in both orientations, so that no card appears rotated. */
export function CardBack() {
  return (
    <svg className="playing-face is-back" viewBox="0 0 100 140" aria-hidden="true">
      <rect className="playing-paper" x="0.75" y="0.75" width="98.5" height="138.5" rx="9" />
      <rect className="playing-back-field" x="6" y="6" width="88" height="128" rx="5.5" />
      <g className="playing-back-lines">
        {RAYS.map((ray) => (
          <path key={ray} d="M50 46V16" transform={`rotate(${ray} 50 70)`} />
        ))}
        <circle cx="50" cy="70" r="20" />
        <circle cx="50" cy="70" r="13" />
        <rect x="10" y="10" width="80" height="120" rx="3" />
      </g>
      <path className="playing-back-star" d="M50 58l3.4 8.6L62 70l-8.6 3.4L50 82l-3.4-8.6L38 70l8.6-3.4z" />
    </svg>
  )
}
