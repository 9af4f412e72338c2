import type { ReactNode } from 'react'
import { useLocale } from 'use-intl'
import { GAME_STATES, type GameItem, type GameState } from '@ronda/contract'
import { fillText } from '@ronda/core'
import { Choice } from '@ronda/base/form/Choice.tsx'
import { useOffice } from '../../../shell/form/OfficeContext.ts'
import { useGameState } from './useGameState.ts'

type Named = { readonly gameCode: string; readonly gameName: string }
type RowProps = { readonly game: Named; readonly state: GameState; readonly children: ReactNode }

/** A game and its state; choosing another state asks for confirmation. */
function Row({ game, state, children }: RowProps) {
  const { texts } = useOffice()
  const { games: words } = texts
  const change = useGameState(game)
  return (
    <li className="grid items-center gap-3 py-3 tablet:grid-cols-[2fr_1fr]">
      <div className="min-w-0">
        <p className="truncate font-medium">{game.gameName}</p>
        <p className="text-text-faint truncate text-sm">{children}</p>
      </div>
      <Choice
        isLabelHidden
        label={fillText(words.state, { game: game.gameName })}
        value={state}
        options={GAME_STATES.map((value) => ({ value, label: words.states[value] }))}
        onChoose={(chosen) => void change(chosen)}
      />
    </li>
  )
}

export function FoundRow({ game }: { readonly game: GameItem }) {
  return (
    <Row game={game} state={game.isMaintained ? 'maintenance' : 'open'}>
      {game.gameCode}
    </Row>
  )
}

type Closed = Named & { readonly state: GameState; readonly changedBy: string; readonly changedAt: number }

export function ClosedRow({ game }: { readonly game: Closed }) {
  const { texts } = useOffice()
  const locale = useLocale()
  const time = new Date(game.changedAt).toLocaleString(locale, { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <Row game={game} state={game.state}>
      {fillText(texts.games.changedBy, { name: game.changedBy, time })}
    </Row>
  )
}
