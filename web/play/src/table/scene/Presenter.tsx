import type { TableGame } from '../game.ts'
import type { Stage } from '../view.ts'
import { HairBack, HairFront } from './Hair.tsx'
import type { Looks } from './looks.ts'

export type PresenterProps = {
  readonly looks: Looks
  readonly stage: Stage
  /** What is done with the hands while the round is shown. */
  readonly act: TableGame['showing']
  /** Undefined for the arms, which lie on the table: the body behind it speaks for both. */
  readonly label: string | undefined
}

/** An arm that turns at the shoulder, with a hand that turns at the elbow. */
function Arm({ side }: { readonly side: 'left' | 'right' }) {
  return (
    <g className={`presenter-arm is-${side}`}>
      <path className="presenter-coat" d="M58 196c-12 8-19 26-22 44-1 9 5 14 12 14 8 0 13-5 15-13l8-36z" />
      <g className="presenter-fore">
        <path
          className="presenter-coat"
          d="M38 236c-3 8 0 16 8 19l44 12c6 1 10-2 11-7 1-6-2-10-8-11l-42-15c-6-2-11-2-13 2z"
        />
        <path className="presenter-shirt" d="M90 249l10 3c3 1 4 4 3 8-1 5-3 8-7 8l-9-3z" />
        <path
          className="presenter-skin"
          d="M100 253c7-2 14-1 20 2 4 2 8 3 9 6 1 2-1 4-4 3l-8-2 5 5c2 2 1 5-2 5-7 0-15-1-21-4z"
        />
      </g>
    </g>
  )
}

function Face() {
  return (
    <g className="presenter-face">
      <path className="presenter-brow" d="M100 98q7-5 14-1M126 97q7-4 14 1" />
      <g className="presenter-eyes">
        <ellipse className="presenter-white" cx="107.5" cy="108" rx="6" ry="4.2" />
        <ellipse className="presenter-white" cx="132.5" cy="108" rx="6" ry="4.2" />
        <circle className="presenter-iris" cx="108" cy="108.4" r="3.1" />
        <circle className="presenter-iris" cx="132" cy="108.4" r="3.1" />
        <path className="presenter-lash" d="M101 107q6.5-6 13 0M126 107q6.5-6 13 0" />
      </g>
      <path className="presenter-nose" d="M120 110c-1 6-4 9-3 11q3 2.5 6 0" />
      <path className="presenter-lips" d="M110 131q10 6.5 20 0q-10 2.5-20 0z" />
      <circle className="presenter-blush" cx="101" cy="121" r="6.5" />
      <circle className="presenter-blush" cx="139" cy="121" r="6.5" />
    </g>
  )
}

/** A drawn presenter who opens the bets, closes them, and spins or deals: the body behind the table, the arms on it. */
export function Presenter({ looks, stage, act, label }: PresenterProps) {
  const { hair, hairTone, skinTone } = looks
  const className = `presenter is-${stage} does-${act} has-hair-${hairTone} has-skin-${skinTone}`
  if (label === undefined)
    return (
      <svg className={className} viewBox="0 0 240 280" aria-hidden="true">
        <g className="presenter-body">
          <Arm side="left" />
          <g transform="translate(240 0) scale(-1 1)">
            <Arm side="right" />
          </g>
        </g>
      </svg>
    )
  return (
    <svg className={className} viewBox="0 0 240 280" role="img" aria-label={label}>
      <g className="presenter-body">
        <HairBack hair={hair} />
        <path className="presenter-skin is-shaded" d="M107 136h26v30q-13 12-26 0z" />
        <path
          className="presenter-coat"
          d="M46 290c0-60 10-92 32-102 10-5 20-9 28-14q14 12 28 0c8 5 18 9 28 14 22 10 32 42 32 102z"
        />
        <path className="presenter-shirt" d="M104 172l16 58 16-58q-16 12-32 0z" />
        <path className="presenter-vest" d="M98 178l22 62 22-62 10 8-8 104H96l-8-104z" />
        <path className="presenter-lapel" d="M103 173 92 184l26 50zM137 173l11 11-26 50z" />
        <path className="presenter-bow" d="M120 181l-13-7q-3 7 0 14zm0 0l13-7q3 7 0 14z" />
        <circle className="presenter-bow" cx="120" cy="181" r="3.6" />
        <g className="presenter-head">
          <ellipse className="presenter-skin is-shaded" cx="87" cy="112" rx="6" ry="9" />
          <ellipse className="presenter-skin is-shaded" cx="153" cy="112" rx="6" ry="9" />
          <path
            className="presenter-skin"
            d="M120 62c23 0 34 16 34 40 0 28-16 50-34 50s-34-22-34-50c0-24 11-40 34-40z"
          />
          <Face />
          <HairFront hair={hair} />
        </g>
      </g>
    </svg>
  )
}
