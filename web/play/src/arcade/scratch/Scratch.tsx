import type { ScratchCardName } from '@ronda/art'
import { cosmosCard, frutalCard, marinaCard, type ScratchCard, type ScratchView } from '@ronda/games'
import { useEffect, useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { Picture } from '../../shared/controls/Picture.tsx'
import { useGameContext } from '../../shared/session/context.ts'
import { roundOnTable } from '../cards/stage.ts'
import type { ArcadeClient, StageProps } from '../round/client.ts'
import { figureSource, ScratchField } from './ScratchField.tsx'
import '../../shared/cards/table.css'
import './scratch.css'

const ALL: ReadonlySet<number> = new Set([0, 1, 2, 3, 4, 5, 6, 7, 8])
const NONE: ReadonlySet<number> = new Set()

/** A card that is not scratched opens after this time. Its prize was paid when it was bought. */
const PATIENCE_MS = 120_000

/** Which cells of this card are open. A card that was shown before is fully open. */
function useOpened(
  round: string | undefined,
  isFresh: boolean,
): readonly [ReadonlySet<number>, (cells: ReadonlySet<number>) => void] {
  const [opened, setOpened] = useState({ round, cells: isFresh ? NONE : ALL })
  const cells = opened.round === round ? opened.cells : NONE
  return [cells, (more) => setOpened({ round, cells: new Set([...cells, ...more]) })]
}

function Prizes({ card, name }: { readonly card: ScratchCard; readonly name: ScratchCardName }) {
  const t = useTranslations('arcade.tables.scratch')
  return (
    <ul className="scratch-prizes" aria-label={t('prizes')}>
      {card.prizes.map(({ stakes }, symbol) => (
        <li key={stakes}>
          <Picture source={figureSource(name, symbol)} />
          {t('times', { times: stakes })}
        </li>
      ))}
    </ul>
  )
}

type CardProps = { readonly card: ScratchCard; readonly name: ScratchCardName; readonly props: StageProps }

function Card({ card, name, props }: CardProps) {
  const t = useTranslations('arcade.tables.scratch')
  const { session } = useGameContext()
  const { view, id } = roundOnTable<ScratchView>(props)
  const [open, reveal] = useOpened(id, props.isFresh)
  const isAllOpen = view !== undefined && open.size === ALL.size
  const times = card.prizes[view?.prize ?? -1]?.stakes ?? 0
  const { isFresh, onShown } = props
  useEffect(() => {
    if (isAllOpen && isFresh) onShown()
  }, [isAllOpen, isFresh, onShown])
  const end = times > 0 ? t('three', { times }) : t('none')
  return (
    <div className="scratch">
      <div className="scratch-ticket">
        <h2>{session.gameNames[useLocale()]}</h2>
        <ScratchField
          card={name}
          picture={view?.picture}
          open={open}
          winning={isAllOpen ? (view.prize ?? undefined) : undefined}
          timesOf={(symbol) => card.prizes[symbol]?.stakes ?? 0}
          onOpen={(cell) => reveal(new Set([cell]))}
        />
        <Prizes card={card} name={name} />
      </div>
      <p className="table-line" aria-live="polite">
        {view === undefined ? t('ready') : isAllOpen ? end : t('how')}
      </p>
      {view !== undefined && !isAllOpen && (
        <div className="acts">
          <button type="button" className="button is-main" onClick={() => reveal(ALL)}>
            {t('reveal')}
          </button>
        </div>
      )}
    </div>
  )
}

function scratchClient(card: ScratchCard, name: ScratchCardName, hue: number): ArcadeClient {
  return {
    firstBet: {},
    hue,
    isInstant: false,
    Stage: (props) => (
      <div className="felt is-bare">
        <Card card={card} name={name} props={props} />
      </div>
    ),
    Fields: () => null,
    showMs: () => PATIENCE_MS,
    isUncovered: true,
    Words: function Words({ round }) {
      const t = useTranslations('arcade.tables.scratch')
      const { prize } = round.view as ScratchView
      return prize === null ? t('none') : t('three', { times: card.prizes[prize]?.stakes ?? 0 })
    },
  }
}

export const scratchFrutal: ArcadeClient = scratchClient(frutalCard, 'scratch-frutal', 40)
export const scratchMarina: ArcadeClient = scratchClient(marinaCard, 'scratch-marina', 220)
export const scratchCosmos: ArcadeClient = scratchClient(cosmosCard, 'scratch-cosmos', 290)
