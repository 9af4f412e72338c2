import { hairBack, hairFront, presenterFigure as figure, type PresenterAppearance } from '@ronda/art'
import type { TableGame } from '../sharedRound/game.ts'
import type { Stage } from '../sharedRound/view.ts'

export type PresenterProps = {
  readonly appearance: PresenterAppearance
  readonly stage: Stage
  /** The gesture while the round is shown. */
  readonly act: TableGame['showing']
  /** Undefined for the arms, which are drawn over the table: the label is on the body. */
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
      <path className="presenter-brow" d={figure.brow} />
      <g className="presenter-eyes">
        <ellipse className="presenter-white" cx="107.5" cy="108" rx="6" ry="4.2" />
        <ellipse className="presenter-white" cx="132.5" cy="108" rx="6" ry="4.2" />
        <circle className="presenter-iris" cx="108" cy="108.4" r="3.1" />
        <circle className="presenter-iris" cx="132" cy="108.4" r="3.1" />
        <path className="presenter-lash" d={figure.lash} />
      </g>
      <path className="presenter-nose" d={figure.nose} />
      <path className="presenter-lips" d={figure.lips} />
      <circle className="presenter-blush" cx="101" cy="121" r="6.5" />
      <circle className="presenter-blush" cx="139" cy="121" r="6.5" />
    </g>
  )
}

/** A drawn presenter who opens and closes the bets, and spins or deals: the body behind the table, the arms over it. */
export function Presenter({ appearance, stage, act, label }: PresenterProps) {
  const { hair, hairTone, skinTone } = appearance
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
        <path className="presenter-hair is-back" d={hairBack[hair]} />
        <path className="presenter-skin is-shaded" d={figure.neck} />
        <path className="presenter-coat" d={figure.coat} />
        <path className="presenter-shirt" d={figure.shirt} />
        <path className="presenter-vest" d={figure.vest} />
        <path className="presenter-lapel" d={figure.lapel} />
        <path className="presenter-bow" d={figure.bow} />
        <circle className="presenter-bow" cx="120" cy="181" r="3.6" />
        <g className="presenter-head">
          <ellipse className="presenter-skin is-shaded" cx="87" cy="112" rx="6" ry="9" />
          <ellipse className="presenter-skin is-shaded" cx="153" cy="112" rx="6" ry="9" />
          <path className="presenter-skin" d={figure.head} />
          <Face />
          <path className="presenter-hair" d={hairFront[hair]} />
        </g>
      </g>
    </svg>
  )
}
