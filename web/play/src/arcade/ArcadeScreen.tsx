import './style/arcade.css'
import { useEffect, useState } from 'react'
import { useGameContext } from '../shared/session/context.ts'
import { whenHidden } from '../shared/page/hidden.ts'
import { isFramed, postToParent, watchBalance } from '../shared/page/parent.ts'
import { mutedIn } from '../shared/sound/muted.ts'
import { Preferences } from '../shared/page/preferences.ts'
import { wait } from '../shared/page/wait.ts'
import { useGameName } from '../shared/session/useGameName.ts'
import { playWin } from '../shared/sound/playWin.ts'
import { useLoaded } from '../shared/view/useLoaded.ts'
import { Sound } from '../shared/sound/sound.ts'
import type { ArcadeClient } from './round/client.ts'
import type { Tune } from '../shared/sound/tune.ts'
import { clients } from './clients.ts'
import { isStill } from '../shared/page/still.ts'
import { openPendingBets } from './round/pending.ts'
import { ArcadeGame } from './ArcadeGame.tsx'
import { loadArcadeTexts } from '../shared/text/arcadeTexts.ts'
import { LateTexts, useLateTexts } from '../shared/text/LateTexts.tsx'
import { ArcadeTable } from './round/table.ts'
import { ArcadeContext, type ArcadeContextValue } from './round/context.ts'

/** All arcade games share one bright key. */
const TUNE: Tune = ['C', 'lydian']

function useOpenArcade(rules: string, game: ArcadeClient | undefined): ArcadeContextValue | undefined {
  const { client, session, seed } = useGameContext()
  const [context, setContext] = useState<ArcadeContextValue>()
  useEffect(() => {
    if (!game || !seed) return undefined
    const sound = new Sound(TUNE, mutedIn(new Preferences()))
    const table = new ArcadeTable({
      client,
      seed,
      session,
      firstBet: game.firstBet,
      mayOverlap: game.mayOverlap ?? false,
      showMs: (round) => (isStill() && !game.isUncovered ? 0 : game.showMs(round)),
      onShown: (round) => {
        if (!playWin(sound, round.isOver ? round.win : 0n, round.staked)) sound.thump(0)
      },
      pending: openPendingBets(() => sessionStorage),
      nowMs: () => performance.now(),
      newRound: () => crypto.randomUUID(),
      wait,
      onExpired: () => postToParent({ type: 'ronda.relaunch' }),
      onClosed: () => postToParent({ type: 'ronda.closed' }),
    })
    setContext({ rules, game, table, sound })
    if (isFramed()) postToParent({ type: 'ronda.ready' })
    void table.resume()
    const stops = [whenHidden(() => table.leave()), watchBalance(session.balance.currency, table.receive)]
    return () => {
      for (const stop of stops) stop()
    }
  }, [client, session, seed, game, rules])
  return context
}

/** A whole arcade game; its code is loaded here. */
export function ArcadeScreen({ rules }: { readonly rules: string }) {
  const name = useGameName()
  const texts = useLateTexts(loadArcadeTexts)
  const context = useOpenArcade(rules, useLoaded(clients[rules]))
  if (!context || !texts) return null
  return (
    <LateTexts texts={texts}>
      <ArcadeContext value={context}>
        <ArcadeGame name={name} />
      </ArcadeContext>
    </LateTexts>
  )
}
