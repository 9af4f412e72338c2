import { colourOf, WHEEL } from '@ronda/games'

const STEP = 360 / WHEEL.length
const OUTER = 96
const INNER = 62

const point = (radius: number, degrees: number): string => {
  const angle = ((degrees - 90) * Math.PI) / 180
  return `${(100 + radius * Math.cos(angle)).toFixed(2)} ${(100 + radius * Math.sin(angle)).toFixed(2)}`
}

const wedge = `M${point(OUTER, -STEP / 2)}A${OUTER} ${OUTER} 0 0 1 ${point(OUTER, STEP / 2)}L${point(INNER, STEP / 2)}A${INNER} ${INNER} 0 0 0 ${point(INNER, -STEP / 2)}z`

/** Where a pocket is on the wheel, in degrees from the top. */
export const angleOf = (pocket: number): number => WHEEL.indexOf(pocket) * STEP

/** The part of the wheel that turns, in a box of 200. */
export function WheelDisc() {
  return (
    <>
      {WHEEL.map((number, at) => (
        <g key={number} transform={`rotate(${at * STEP} 100 100)`}>
          <path className={`roulette-pocket is-${colourOf(number)}`} d={wedge} />
          <text className="roulette-number" x="100" y="17" textAnchor="middle">
            {number}
          </text>
        </g>
      ))}
      <circle className="roulette-hub" cx="100" cy="100" r="60" />
      <path className="roulette-spokes" d="M100 52v96M52 100h96" />
      <circle className="roulette-knob" cx="100" cy="100" r="12" />
    </>
  )
}
