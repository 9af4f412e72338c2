import { tableTones } from '@ronda/art'
import type { SharedTableState } from '@ronda/contract'
import { useState, type CSSProperties } from 'react'
import { useTranslations } from 'use-intl'
import { useFourColours } from '../cards/useFourColours.ts'
import { HeadTools } from '../controls/HeadTools.tsx'
import { ChatButton } from '../chat/ChatButton.tsx'
import { ChatPanel } from '../chat/ChatPanel.tsx'
import { PlayersPill } from './PlayersPill.tsx'
import { Countdown } from './Countdown.tsx'
import { TableFoot } from './TableFoot.tsx'
import { TableNotice } from './TableNotice.tsx'
import { TablePlaces } from '../places/TablePlaces.tsx'
import { TableScene } from './TableScene.tsx'
import { TablePanel, type TablePage } from '../tablePanel/TablePanel.tsx'
import { ConnectionLost } from './ConnectionLost.tsx'
import { PastStrip } from './PastStrip.tsx'
import { Spoken } from './Spoken.tsx'
import { useTableField, useTableContext, useTableGame } from '../sharedRound/context.ts'
import { useTableKeys } from './useTableKeys.ts'
import { useTableSounds } from './useTableSounds.ts'
import { usePostTable } from './usePostTable.ts'

/** Games with cards offer the option of the card colours. */
const HAS_CARDS: ReadonlySet<string> = new Set(['baccarat', 'dragonTiger'])

/** The table, its bets, and the past results. */
export function TableScreen({ name }: { readonly name: string }) {
  const game = useTableGame()
  const stage = useTableField('stage')
  const [page, setPage] = useState<TablePage>()
  const isPaused = page !== undefined
  usePostTable()
  useTableSounds()
  useTableKeys(isPaused || !('Places' in game))
  const { glow, deep } = tableTones(game.hue)
  const fourColours = useFourColours()
  const state = `is-${stage} is-at-${game.showing}${fourColours.isOn ? ' has-four-colours' : ''}`
  return (
    <main className={`live ${state}`} style={{ '--glow': glow, '--deep': deep } as CSSProperties}>
      <TableHead name={name} onOpen={setPage} />
      <div className="live-view">
        <TableScene />
        <Countdown />
        {game.PlayerList && <PlayersPill onOpen={() => setPage('company')} />}
        <ConnectionLost />
      </div>
      <PastStrip onOpen={() => setPage('trends')} />
      {'Places' in game ? (
        <>
          <TablePlaces game={game} />
          <TableFoot />
        </>
      ) : (
        <game.BetControls isPaused={isPaused} />
      )}
      <Side />
      <ChatPanel />
      <TableNotice />
      <Spoken />
      {page && (
        <TablePanel
          page={page}
          options={HAS_CARDS.has(game.showing) ? [fourColours] : []}
          onPage={setPage}
          onClose={() => setPage(undefined)}
        />
      )}
    </main>
  )
}

function TableHead({ name, onOpen }: { readonly name: string; readonly onOpen: (page: TablePage) => void }) {
  const t = useTranslations('sharedRound')
  const { sound } = useTableContext()
  const snapshot = useTableField('snapshot')
  const words = ({ round, players }: SharedTableState): string => {
    const number = t('round', { number: round.number })
    return players === 0 ? number : `${number} · ${t('players', { count: players })}`
  }
  return (
    <header className="live-head">
      <div className="live-title">
        <h1>{name}</h1>
        {snapshot && <p>{words(snapshot)}</p>}
      </div>
      <ChatButton />
      <HeadTools sound={sound} more={t('more')} onMore={() => onOpen('rules')} />
    </header>
  )
}

/** Where there is space, the other players and past results are beside the table. */
function Side() {
  const { PlayerList, Trends } = useTableGame()
  const snapshot = useTableField('snapshot')
  return (
    <aside className="live-side">
      {PlayerList && <PlayerList />}
      {snapshot && <Trends number={snapshot.round.number} past={snapshot.past} />}
    </aside>
  )
}
