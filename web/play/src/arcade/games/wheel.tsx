import { SEGMENTS, WHEEL_RISKS, wheelPays, type WheelBet, type WheelView } from '@ronda/games'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { ArcadeClient, FieldsProps, StageProps } from '../round/client.ts'
import { Segments } from '../../shared/controls/Segments.tsx'
import { useTimes } from '../../shared/session/times.ts'

const TURN_MS = 1_100
/** Full turns before it stops. */
const TURNS = 3

const at = (part: number, radius: number) => ({
  x: radius * Math.sin(part * 2 * Math.PI),
  y: -radius * Math.cos(part * 2 * Math.PI),
})

function sectorOf(place: number, segments: number): string {
  const [from, to] = [at(place / segments, 150), at((place + 1) / segments, 150)]
  const [back, home] = [at((place + 1) / segments, 98), at(place / segments, 98)]
  return `M${from.x} ${from.y}A150 150 0 0 1 ${to.x} ${to.y}L${back.x} ${back.y}A98 98 0 0 0 ${home.x} ${home.y}Z`
}

/** The multipliers of a wheel, the lowest first. Each has its own colour; the one that pays nothing is dark. */
const kindsOf = (bet: WheelBet): readonly number[] =>
  [...new Set(wheelPays(bet))].toSorted((left, right) => left - right)

type Stood = { readonly id: string; readonly angle: number }

/** The angle that brings a segment under the pointer, always forward from where the wheel stopped. */
function turnTo(stood: Stood, round: NonNullable<StageProps['round']>): Stood {
  const { segments } = round.bet as WheelBet
  const { at: place } = round.view as WheelView
  const wanted = 360 - ((place + 0.5) / segments) * 360
  return { id: round.id, angle: (Math.ceil(stood.angle / 360) + TURNS) * 360 + wanted }
}

function useAngle(round: StageProps['round']): number {
  const [stood, setStood] = useState<Stood>({ id: '', angle: 0 })
  if (round && round.id !== stood.id) setStood(turnTo(stood, round))
  return stood.angle
}

function Stage({ bet: chosen, round, isFresh }: StageProps) {
  const t = useTranslations('arcade')
  const times = useTimes()
  const angle = useAngle(round)
  const bet = (isFresh && round ? round.bet : chosen) as WheelBet
  const pays = wheelPays(bet)
  const kinds = kindsOf(bet)
  const isSame = round !== undefined && wheelPays(round.bet as WheelBet).join() === pays.join()
  const stopped = isSame && !isFresh ? (round.view as WheelView).at : undefined
  const paid = stopped === undefined ? undefined : pays[stopped]
  return (
    <svg className="wheel" viewBox="-166 -172 332 338" aria-hidden="true">
      <g className="wheel-disc" style={{ transform: `rotate(${angle}deg)`, transitionDuration: `${TURN_MS}ms` }}>
        <circle r={157} className="wheel-rim" />
        {pays.map((one, place) => (
          <path
            key={place}
            d={sectorOf(place, bet.segments)}
            className={`wheel-sector is-${kinds.indexOf(one)}${stopped === place ? ' is-hit' : ''}`}
          />
        ))}
      </g>
      <circle r={92} className="wheel-hub" />
      <path className="wheel-pointer" d="M-11 -170h22l-11 26z" />
      <text className={`wheel-paid${paid !== undefined && paid > 10_000 ? ' is-gain' : ''}`} y={14}>
        {paid === undefined ? '' : t('times', { times: times(paid) })}
      </text>
    </svg>
  )
}

function Fields({ bet: chosen, onBet }: FieldsProps) {
  const t = useTranslations('arcade')
  const times = useTimes()
  const bet = chosen as WheelBet
  const kinds = kindsOf(bet)
  return (
    <>
      <Segments
        label={t('risk')}
        items={WHEEL_RISKS}
        value={bet.risk}
        nameOf={(risk) => t(risk)}
        onChoose={(risk) => onBet({ ...bet, risk })}
      />
      <Segments
        label={t('wheel.segments')}
        items={SEGMENTS}
        value={bet.segments}
        nameOf={String}
        onChoose={(segments) => onBet({ ...bet, segments })}
      />
      <ul className="wheel-legend">
        {kinds.map((paid, tone) => (
          <li key={paid} className={`is-${tone}`}>
            {t('times', { times: times(paid) })}
          </li>
        ))}
      </ul>
    </>
  )
}

function Words({ round }: { readonly round: { readonly view: object; readonly bet: object } }) {
  const t = useTranslations('arcade.wheel')
  const times = useTimes()
  const paid = wheelPays(round.bet as WheelBet)[(round.view as WheelView).at] ?? 0
  return t('stopped', { times: times(paid) })
}

export const wheel: ArcadeClient = {
  firstBet: { segments: 20, risk: 'medium' },
  hue: 90,
  isInstant: true,
  Stage,
  Fields,
  showMs: () => TURN_MS,
  Words,
}
