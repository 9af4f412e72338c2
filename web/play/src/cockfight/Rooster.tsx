import { enamelTones } from '@ronda/art'
import type { FightSide, Rooster as Build } from '@ronda/games'
import { useId, type CSSProperties } from 'react'
import './rooster.css'

/** Colours in OKLCH degrees: meron has warm hues and wala cool ones, so that they are easy to distinguish. */
const HUES = { meron: { from: 325, span: 65 }, wala: { from: 175, span: 105 } } as const
const HUE_STEP = 37
const COMBS = [
  'M123 39c-5-9 1-16 7-10 1-11 11-12 12-2 5-8 14-3 9 8-6 6-22 7-28 4z',
  'M122 40c-2-16 8-25 16-25 9 0 16 8 14 19-8 6-22 9-30 6z',
  'M124 40l-4-17 9 8 4-15 7 13 9-9-1 17c-7 5-18 6-24 3z',
]
const TAILS = [
  'M64 124C40 126 20 112 10 84',
  'M65 118C40 112 22 92 19 58',
  'M68 112C46 104 32 80 37 40',
  'M74 106C58 96 50 74 60 34',
]
const RIVETS = [
  [64, 137],
  [75, 147],
  [89, 153],
  [104, 154],
  [119, 151],
  [133, 143],
] as const
const GEAR =
  'M-2.4-12h4.8l.8 3.4 2.6 1.1 3-1.8 3.4 3.4-1.8 3 1.1 2.6 3.4.8v4.8l-3.4.8-1.1 2.6 1.8 3-3.4 3.4-3-1.8-2.6 1.1-.8 3.4h-4.8l-.8-3.4-2.6-1.1-3 1.8-3.4-3.4 1.8-3-1.1-2.6-3.4-.8v-4.8l3.4-.8 1.1-2.6-1.8-3 3.4-3.4 3 1.8 2.6-1.1z'

/** A brass gear around its own centre. */
export function Gear() {
  return (
    <>
      <path className="tin-brass" d={GEAR} transform="translate(0 -2.2)" />
      <circle className="tin-dark" r="3.4" />
    </>
  )
}

function Leg({ x }: { readonly x: number }) {
  return (
    <g transform={`translate(${x} 0)`}>
      <path className="tin-spring" d="M0 150l7 3-14 5 14 5-14 5 14 5-7 3" />
      <path className="tin-foot" d="M-13 187q2-9 13-10 12 1 20 10z" />
    </g>
  )
}

/** The pattern on the breast differs from one rooster to the next. */
function Paint({ kind }: { readonly kind: number }) {
  if (kind === 0)
    return (
      <path className="tin-paint" d="M132 92l5 9 10 1-7 7 2 10-10-5-9 5 2-10-7-7 10-1z" transform="translate(0 4)" />
    )
  if (kind === 1) return <path className="tin-paint-line" d="M120 92q14 4 28 2M118 100q16 6 32 4M118 109q16 7 31 6" />
  return (
    <g className="tin-paint">
      {[
        [122, 98],
        [134, 102],
        [146, 106],
        [130, 112],
        [142, 116],
      ].map(([x, y]) => (
        <circle key={x} cx={x} cy={y} r="3.2" />
      ))}
    </g>
  )
}

function Tail() {
  return (
    <g className="tin-tail">
      {TAILS.map((d, index) => (
        <g key={d} className={index % 2 === 0 ? 'is-shade' : 'is-enamel'}>
          <path d={d} />
          <path className="tin-glint" d={d} />
        </g>
      ))}
    </g>
  )
}

/** The winding key. */
function Key() {
  return (
    <g className="tin-key">
      <path className="tin-brass" d="M81 70h6v24h-6z" />
      <path
        className="tin-brass"
        fillRule="evenodd"
        d="M84 72c-6 8-21 6-21-6s15-14 21-6c6-8 21-6 21 6s-15 14-21 6zM75 61a5 5 0 1 0 0 10 5 5 0 0 0 0-10zm18 0a5 5 0 1 0 0 10 5 5 0 0 0 0-10z"
      />
    </g>
  )
}

function Wing() {
  return (
    <g className="tin-wing">
      <path
        className="tin-wing-plate"
        d="M106 108C92 98 72 102 62 118c-4 8-9 11-15 12 10 13 36 16 50 4 8-7 12-16 9-26z"
      />
      <path className="tin-wing-line" d="M98 113c-10-4-20-1-28 8M100 121c-9-3-20 0-30 9M97 129c-8-1-17 2-24 7" />
    </g>
  )
}

function Head({ comb, shell }: { readonly comb: number; readonly shell: string }) {
  return (
    <g className="tin-head">
      <path className="tin-comb" d={COMBS[comb]} />
      <path className="tin-comb" d="M149 60c8 4 9 15 3 20-7-4-8-14-3-20z" />
      <circle fill={`url(#${shell})`} className="tin-edge" cx="138" cy="50" r="17" />
      <path className="tin-beak" d="M152 42q14 1 20 9-9 6-20 5z" />
      <circle className="tin-eye" cx="142" cy="47" r="5.6" />
      <path className="tin-slot" d="M138.6 49.6l6.8-5.2" />
    </g>
  )
}

/** A tin toy that faces right: a winding key, a window on its gears, springs for legs. */
export function Rooster({ build, side }: { readonly build: Build; readonly side: FightSide }) {
  const shell = useId()
  const at = Number(build.id.slice(1))
  const { from, span } = HUES[side]
  const { lit, enamel, shade } = enamelTones((from + ((at * HUE_STEP) % span)) % 360)
  const style = { '--lit': lit, '--enamel': enamel, '--shade': shade }
  return (
    <svg className={`tin is-${side}`} viewBox="0 0 180 192" style={style as CSSProperties} aria-hidden="true">
      <defs>
        <linearGradient id={shell} x1="0" y1="0" x2="0.35" y2="1">
          <stop className="tin-stop-lit" offset="0" />
          <stop className="tin-stop-enamel" offset="0.45" />
          <stop className="tin-stop-shade" offset="1" />
        </linearGradient>
      </defs>
      <Leg x={92} />
      <Leg x={116} />
      <g className="tin-body">
        <Tail />
        <Key />
        <path
          fill={`url(#${shell})`}
          className="tin-edge"
          d="M56 117C60 97 80 88 100 91C112 92 116 74 122 54L153 54C158 78 158 98 152 120C148 143 126 157 102 157C76 157 52 141 56 117Z"
        />
        <Paint kind={at % 3} />
        <path className="tin-collar" d="M116 74q18 8 40 5" />
        {RIVETS.map(([x, y]) => (
          <circle key={x} className="tin-rivet" cx={x} cy={y} r="2.1" />
        ))}
        <circle className="tin-window" cx="118" cy="131" r="14.5" />
        <g transform="translate(118 131) scale(0.84)">
          <g className="tin-gear">
            <Gear />
          </g>
        </g>
        <Wing />
        <path className="tin-gloss" d="M66 108c8-9 20-13 32-12" />
        <Head comb={at % COMBS.length} shell={shell} />
      </g>
    </svg>
  )
}
