import { useSearch } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { rememberGame } from '../../catalog/shelf/recentGames.ts'
import { ConnectionBar } from '../../shell/ConnectionBar.tsx'
import { Header } from '../../shell/Header.tsx'
import { useMember } from '../../people/session/useMember.ts'
import { usePageTitle } from '../../shell/usePageTitle.ts'
import { AskToSignIn } from './AskToSignIn.tsx'
import { GameBar } from './GameBar.tsx'
import { Stage } from './Stage.tsx'
import { useGame } from './useGame.ts'
import { useLeaveGame } from './useLeaveGame.ts'

/** A game and nothing else: no side menu, no footer; on a phone not even the header. */
export function SeamlessPage() {
  const { game, mode } = useSearch({ from: '/seamless' })
  const item = useGame(game)
  // Until the catalogue is here nothing, rather than a code nobody knows.
  const name = item?.displayName ?? ''
  usePageTitle(name)
  const member = useMember()
  const leave = useLeaveGame()
  const stage = useRef<HTMLDivElement>(null)
  const memberId = member?.id
  useEffect(() => {
    if (memberId !== undefined && item !== undefined) rememberGame(memberId, item.gameCode)
  }, [memberId, item])
  return (
    <div className="flex h-dvh flex-col">
      <div className="hidden desktop:block">
        <Header isStage />
      </div>
      <main id="content" tabIndex={-1} className="flex min-h-0 flex-1 flex-col outline-none">
        <GameBar
          name={name}
          mode={mode}
          hasBalance={mode === 'real' && Boolean(member)}
          onLeave={leave}
          onFullScreen={() => void stage.current?.requestFullscreen()}
        />
        <ConnectionBar />
        <div ref={stage} className="bg-page relative min-h-0 flex-1">
          {mode === 'real' && member === null && <AskToSignIn game={game} cover={item?.iconUrl} />}
          {(mode === 'free' || member) && (
            <Stage key={`${game} ${mode}`} game={game} name={name} cover={item?.iconUrl} mode={mode} />
          )}
        </div>
      </main>
    </div>
  )
}
