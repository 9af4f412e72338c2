import { minesPays, TILES, type MinesBet, type MinesView } from '@ronda/games'
import { useTranslations } from 'use-intl'
import type { ArcadeClient, FieldsProps, StageProps } from '../round/client.ts'
import { Figures } from '../../shared/controls/Figures.tsx'
import { Slider } from '../../shared/controls/Slider.tsx'
import { useTimes } from '../../shared/session/times.ts'

type TileState = 'closed' | 'safe' | 'mine' | 'hidden' | 'left'

/** `hidden` mines and `left` tiles are shown when the round is over. */
function stateOf(tile: number, view: MinesView | undefined): TileState {
  if (view === undefined) return 'closed'
  const isMine = view.mines?.includes(tile) ?? false
  if (view.opened.includes(tile)) return isMine ? 'mine' : 'safe'
  if (view.mines === undefined) return 'closed'
  return isMine ? 'hidden' : 'left'
}

function Gem() {
  return (
    <svg viewBox="0 0 48 48" aria-hidden="true">
      <path className="gem-far" d="M12 10h24l8 11-20 21L4 21z" />
      <path className="gem-near" d="M12 10 4 21h40l-8-11z" />
      <path className="gem-light" d="M17 21 24 42 31 21 24 10z" />
    </svg>
  )
}

function Mine() {
  return (
    <svg viewBox="0 0 48 48" aria-hidden="true">
      <path className="mine-spike" d="M24 4v40M4 24h40M10 10l28 28M38 10 10 38" />
      <circle className="mine-ball" cx="24" cy="24" r="12" />
      <circle className="mine-light" cx="20" cy="20" r="3.5" />
    </svg>
  )
}

function Stage({ round, isBusy, onMove }: StageProps) {
  const t = useTranslations('arcade.mines')
  const view = round?.view as MinesView | undefined
  const isOpen = round !== undefined && !round.isOver
  return (
    <div className="mines" role="group" aria-label={t('mines')}>
      {Array.from({ length: TILES }, (_, tile) => {
        const state = stateOf(tile, view)
        return (
          <button
            key={tile}
            type="button"
            className={`mine-tile is-${state}`}
            aria-label={t(state === 'safe' ? 'opened' : state, { tile: tile + 1 })}
            disabled={!isOpen || isBusy || state !== 'closed'}
            onClick={() => onMove({ open: tile })}
          >
            {(state === 'safe' || state === 'left') && <Gem />}
            {(state === 'mine' || state === 'hidden') && <Mine />}
          </button>
        )
      })}
    </div>
  )
}

function Fields({ bet, onBet }: FieldsProps) {
  const t = useTranslations('arcade')
  const { mines: many } = bet as MinesBet
  const times = useTimes()
  return (
    <>
      <Slider
        label={t('mines.mines')}
        text={String(many)}
        value={many}
        min={1}
        max={24}
        onChange={(next) => onBet({ mines: next })}
      />
      <Figures
        items={[1, 2, 3, 5]
          .filter((opened) => opened <= TILES - many)
          .map((opened) => [`${opened} ◆`, t('times', { times: times(minesPays(many, opened)) })])}
      />
    </>
  )
}

function Words({ round }: { readonly round: { readonly view: object; readonly isOver: boolean } }) {
  const t = useTranslations('arcade.mines')
  const { opened, pays } = round.view as MinesView
  if (round.isOver && pays === 0) return t('hit')
  return t('safe', { count: opened.length })
}

export const mines: ArcadeClient = {
  firstBet: { mines: 3 },
  hue: 190,
  isInstant: false,
  Stage,
  Fields,
  showMs: () => 0,
  Words,
}
