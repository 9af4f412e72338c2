import './style/arcade.css'
import { useEffect, useState } from 'react'
import { IntlProvider, useLocale, useMessages } from 'use-intl'
import { useGameContext } from '../app/context.ts'
import { whenHidden } from '../launch/hidden.ts'
import { isFramed, postToParent } from '../launch/parent.ts'
import { Preferences } from '../launch/preferences.ts'
import { levelOf } from '../round/celebration.ts'
import { Sound } from '../sound/sound.ts'
import type { Tune } from '../sound/tune.ts'
import type { ArcadeClient } from './client.ts'
import { clients } from './clients.ts'
import { isStill } from '../kit/still.ts'
import { openPendingBets } from './pending.ts'
import { ArcadeGame } from './ArcadeGame.tsx'
import { loadArcadeWords, type ArcadeWords } from './texts.ts'
import { ArcadeTable } from './table.ts'
import { ArcadeContext, type ArcadeContextValue } from './useTable.ts'

const wait = (spanMs: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, spanMs))

/** A gain plays music by its size; a win of no more than its stake plays none. */
function soundOf(sound: Sound, win: bigint, staked: bigint): void {
  const level = levelOf(Number(win), Number(staked))
  if (level === 'none' || level === 'quiet') sound.play({ type: 'stop', reel: 0, scatters: 0, atMs: 0 })
  else if (level === 'win') sound.gain()
  else sound.play({ type: 'cheer', level, atMs: 0 })
}

/** All arcade games share one bright key. */
const TUNE: Tune = ['C', 'lydian']

function useOpenArcade(rules: string, game: ArcadeClient | undefined): ArcadeContextValue | undefined {
  const { client, session, seed } = useGameContext()
  const [context, setContext] = useState<ArcadeContextValue>()
  useEffect(() => {
    if (!game || !seed) return undefined
    const sound = new Sound(TUNE, new Preferences().has('muted'))
    const table = new ArcadeTable({
      client,
      seed,
      session,
      firstBet: game.firstBet,
      showMs: (round) => (isStill() && !game.isUncovered ? 0 : game.showMs(round)),
      onShown: (round) => soundOf(sound, round.isOver ? round.win : 0n, round.staked),
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
    return whenHidden(() => table.leave())
  }, [client, session, seed, game, rules])
  return context
}

/** The code and the texts of the game, loaded when it is opened. */
function useLate(rules: string): { readonly game: ArcadeClient | undefined; readonly words: ArcadeWords | undefined } {
  const language = useLocale()
  const [game, setGame] = useState<ArcadeClient>()
  const [words, setWords] = useState<ArcadeWords>()
  useEffect(() => {
    void clients[rules]?.().then(setGame)
  }, [rules])
  useEffect(() => {
    void loadArcadeWords(language).then(setWords)
  }, [language])
  return { game, words }
}

/** A whole arcade game. */
export function ArcadeScreen({ rules }: { readonly rules: string }) {
  const language = useLocale()
  const messages = useMessages()
  const { session } = useGameContext()
  const { game, words } = useLate(rules)
  const context = useOpenArcade(rules, game)
  const name = session.gameNames[language]
  useEffect(() => {
    document.title = name
  }, [name])
  if (!context || !words) return null
  return (
    <IntlProvider
      locale={language}
      messages={{ ...messages, arcade: words }}
      timeZone={new Intl.DateTimeFormat().resolvedOptions().timeZone}
    >
      <ArcadeContext value={context}>
        <ArcadeGame name={name} />
      </ArcadeContext>
    </IntlProvider>
  )
}
