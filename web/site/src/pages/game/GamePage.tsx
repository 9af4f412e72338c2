import { useRouter } from '@tanstack/react-router'
import { useState, type ReactNode } from 'react'
import { isMoneyPlay, type PlayMode } from '@ronda/contract'
import { useMember } from '@ronda/base/member/useMember.ts'
import { useFrameParts } from '../../shell/layout/frameParts.ts'
import { openPopup } from '../../shell/popup/popup.ts'
import { isTrial } from '@ronda/base/member/roles.ts'
import { usePageTitle } from '@ronda/base/layout/usePageTitle.ts'
import { PlayWatch } from '../../features/position/PlayWatch.tsx'
import { SessionChip } from '../../features/position/SessionChip.tsx'
import { usePosition } from '../../features/position/usePosition.ts'
import { AddTable } from '../../features/launch/AddTable.tsx'
import { AskToSignIn } from '../../features/launch/AskToSignIn.tsx'
import { BarHeart } from '../../features/launch/BarHeart.tsx'
import { ClosingSoon } from '../../features/launch/ClosingSoon.tsx'
import { EnvelopeForGame } from '../../features/envelope/EnvelopeForGame.tsx'
import { GameEnvelopeContext, type GameEnvelope } from '../../features/launch/gameEnvelope.ts'
import { GameBar } from './GameBar.tsx'
import { GAME_WINDOW, GAME_WINDOW_SIZE, isOwnWindow } from '../../features/launch/ownWindow.ts'
import { MoneySwitch } from '../../features/launch/MoneySwitch.tsx'
import { Stage } from '../../features/launch/Stage.tsx'
import { Tables } from '../../features/launch/Tables.tsx'
import { useFullScreen } from '../../features/launch/useFullScreen.ts'
import { useGame } from '../../features/launch/useGame.ts'
import { useLeaveGame } from '../../features/launch/useLeaveGame.ts'
import type { OpenTables } from '../../features/launch/useTables.ts'

/** Games of these types may have a table with a chat. */
const CHATTING: ReadonlySet<string> = new Set(['LIVE', 'COCKFIGHT', 'RNG'])

/** The game continues in its own window, and the list it was chosen from is shown here again. */
function useOwnWindow(leave: () => void): (() => void) | undefined {
  const router = useRouter()
  if (isOwnWindow()) return undefined
  return () => openPopup({ href: router.state.location.href, name: GAME_WINDOW, ...GAME_WINDOW_SIZE, onOpen: leave })
}

export type GamePageProps = {
  readonly game: string
  readonly mode: PlayMode
  /** Between the bar and the stage: what is played beside this game. */
  readonly above?: ReactNode
  /** Set where other tables can be opened beside it. */
  readonly tables?: OpenTables
}

/**
 * One game, or several tables at once. The element stays the same, so that adding a table does not reload the first.
 */
function OnStage({ game, mode, tables }: GamePageProps) {
  const { item, isClosing } = useGame(game)
  if (tables) return <Tables tables={tables.open} mode={mode} onMove={tables.move} onRemove={tables.remove} />
  return (
    <Stage
      key={`${game} ${mode}`}
      game={game}
      name={item?.displayName ?? ''}
      cover={item?.iconUrl}
      mode={mode}
      closing={isClosing ? <ClosingSoon /> : undefined}
    />
  )
}

/** A game with the bar over it: session clock, net position, and the close button. */
export function GamePage({ game, mode, above, tables }: GamePageProps) {
  const { Header, ConnectionBar } = useFrameParts()
  const { item } = useGame(game)
  // Nothing until the catalog has loaded, rather than a code nobody knows.
  const name = tables?.name ?? item?.displayName ?? ''
  usePageTitle(name)
  const member = useMember()
  const leave = useLeaveGame()
  const screen = useFullScreen()
  // A visitor who still has to sign in is not playing yet.
  const isPlaying = mode === 'free' || Boolean(member)
  const isReal = isMoneyPlay(mode) && Boolean(member) && !isTrial(member)
  const position = usePosition(isReal)
  const [openedAtMs] = useState(Date.now)
  const onOwnWindow = useOwnWindow(leave)
  const [envelope, setEnvelope] = useState<GameEnvelope>()
  return (
    <div className="flex h-dvh flex-col">
      {!screen.isFull && (
        <div className="hidden desktop:block">
          <Header isStage />
        </div>
      )}
      <main id="content" tabIndex={-1} className="flex min-h-0 flex-1 flex-col outline-none">
        <GameBar
          name={name}
          mode={mode}
          hasBalance={isReal && mode === 'real'}
          money={isReal && mode !== 'free' && !tables?.isMany && <MoneySwitch game={game} mode={mode} />}
          session={isPlaying && <SessionChip position={position} openedAtMs={openedAtMs} isReal={isReal} />}
          heart={item && !tables?.isMany && <BarHeart game={item} />}
          more={tables && item?.gameType === 'LIVE' && isPlaying && <AddTable like={item} tables={tables} />}
          screen={screen}
          onLeave={leave}
          onOwnWindow={item && onOwnWindow}
        />
        {above}
        <ConnectionBar />
        <div className="bg-page relative min-h-0 flex-1">
          {isMoneyPlay(mode) && member === null && <AskToSignIn game={game} cover={item?.iconUrl} />}
          {isPlaying && (
            <GameEnvelopeContext value={envelope}>
              <OnStage game={game} mode={mode} {...(tables && { tables })} />
            </GameEnvelopeContext>
          )}
        </div>
      </main>
      {isReal && CHATTING.has(item?.gameType ?? '') && <EnvelopeForGame onChange={setEnvelope} />}
      {position !== undefined && <PlayWatch position={position} onLeave={leave} />}
    </div>
  )
}
