import { CHANCE_MAX, dicePays, ROLLS, type DiceBet, type DiceView } from '@ronda/games'
import type { CSSProperties } from 'react'
import { useTranslations } from 'use-intl'
import { useMoney } from '../../shared/session/context.ts'
import type { ArcadeClient, FieldsProps, StageProps } from '../round/client.ts'
import { Figures } from '../../shared/controls/Figures.tsx'
import { Segments } from '../../shared/controls/Segments.tsx'
import { Slider } from '../../shared/controls/Slider.tsx'
import { shareOf, useTimes } from '../../shared/session/times.ts'

/** Below one per cent the slider would be too coarse for a thumb. */
const SLIDER_MIN = 100

/** "07.25": two digits on either side. */
const writeRoll = (roll: number): string => (roll / 100).toFixed(2).padStart(5, '0')

const boundOf = ({ side, chance }: DiceBet): number => (side === 'under' ? chance : ROLLS - chance)

function Stage({ bet: chosen, round, isBusy }: StageProps) {
  const t = useTranslations('arcade.dice')
  // The result on screen belongs to the bet it was rolled for, until something else is chosen.
  const bet = chosen as DiceBet
  const view = round?.view as DiceView | undefined
  const bound = boundOf(bet) / 100
  const isWon = round !== undefined && round.win > round.staked
  return (
    <div className="dice">
      <p
        className={`dice-roll${round ? (isWon ? ' is-gain' : ' is-calm') : ''}${isBusy ? ' is-rolling' : ''}`}
        key={round?.id}
      >
        {view ? writeRoll(view.roll) : '··.··'}
      </p>
      <p className="dice-wins">
        {t(bet.side === 'under' ? 'winsUnder' : 'winsOver', { bound: writeRoll(boundOf(bet)) })}
      </p>
      <div className={`dice-track is-${bet.side}`} style={{ '--bound': `${bound}%` } as CSSProperties}>
        <span className="dice-bound" aria-hidden="true" />
        {view && (
          <span
            className={`dice-mark${isWon ? ' is-gain' : ''}`}
            style={{ insetInlineStart: `${view.roll / 100}%` }}
            aria-hidden="true"
          />
        )}
        <span className="dice-scale" aria-hidden="true">
          {[0, 25, 50, 75, 100].map((tick) => (
            <i key={tick}>{tick}</i>
          ))}
        </span>
      </div>
    </div>
  )
}

function Fields({ bet: chosen, stake, onBet }: FieldsProps) {
  const t = useTranslations('arcade')
  const bet = chosen as DiceBet
  const times = useTimes()
  const write = useMoney()
  const pays = dicePays(bet.chance)
  return (
    <>
      <Segments
        label={t('dice.side')}
        items={['under', 'over'] as const}
        value={bet.side}
        nameOf={(side) => t(`dice.${side}`)}
        onChoose={(side) => onBet({ ...bet, side })}
      />
      <Slider
        label={t('dice.winning')}
        text={`${(bet.chance / 100).toFixed(2)} %`}
        value={bet.chance}
        min={SLIDER_MIN}
        max={CHANCE_MAX}
        step={25}
        onChange={(chance) => onBet({ ...bet, chance })}
      />
      <Figures
        items={[
          [t('pays'), t('times', { times: times(pays) })],
          [t('toWin'), write(shareOf(stake, pays))],
        ]}
      />
    </>
  )
}

function Words({ round }: { readonly round: { readonly view: object } }) {
  const t = useTranslations('arcade.dice')
  return t('rolled', { roll: writeRoll((round.view as DiceView).roll) })
}

export const dice: ArcadeClient = {
  firstBet: { side: 'under', chance: 5_000 },
  hue: 20,
  isInstant: true,
  Stage,
  Fields,
  showMs: () => 150,
  Words,
}
