import { openKept } from '@ronda/client/kept'
import { present } from '@ronda/core'
import { sharedOf } from '@ronda/games'
import { useEffect, useState } from 'react'
import { IntlProvider, useLocale, useMessages } from 'use-intl'
import { useGameContext, type GameContextValue } from '../app/context.ts'
import { LaunchScreen } from '../app/LaunchScreen.tsx'
import type { ArcadeWords } from '../arcade/texts.ts'
import { readAddress } from '../launch/address.ts'
import { postToParent } from '../launch/parent.ts'
import { Preferences } from '../launch/preferences.ts'
import { levelOf } from '../round/celebration.ts'
import { muteOthers } from '../sound/muteOthers.ts'
import { Sound } from '../sound/sound.ts'
import type { Tune } from '../sound/tune.ts'
import { readBlocked, writeBlocked } from './chat/blocked.ts'
import { Chat } from './chat/chat.ts'
import { emptyRoom } from './chat/room.ts'
import { openSharedClient, type SharedClient } from './client.ts'
import type { SharedGame } from './game.ts'
import { games } from './games.ts'
import { openConnection } from './connection.ts'
import { LiveScreen } from './LiveScreen.tsx'
import { loadLiveWords, type LiveWords } from './texts.ts'
import { LiveTable } from './table.ts'
import { LiveContext, type LiveContextValue } from './useLive.ts'
import { Watcher } from './watcher.ts'
import './style/live.css'

/** All tables share one warm key. */
const TUNE: Tune = ['D', 'dorian']

const wait = (spanMs: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, spanMs))

/** Only spreads requests over time; no result depends on it. */
const chance = (): number => present(crypto.getRandomValues(new Uint32Array(1))[0], 'a random 32-bit number') / 2 ** 32

function schedule(work: () => void, spanMs: number): () => void {
  const timer = setTimeout(work, spanMs)
  return () => clearTimeout(timer)
}

/** A win of no more than its stake plays no music. */
function soundOf(sound: Sound, win: bigint, staked: bigint): void {
  const level = levelOf(Number(win), Number(staked))
  if (level === 'none' || level === 'quiet') return
  if (level === 'win') sound.gain()
  else sound.play({ type: 'cheer', level, atMs: 0 })
}

/** The chat uses the connection of the table watcher. */
function openChat(client: SharedClient, watcherOf: () => Watcher | undefined): Chat {
  const preferences = new Preferences()
  return new Chat({
    client,
    room: () => watcherOf()?.room ?? emptyRoom,
    subscribe: (isSubscribed) => watcherOf()?.subscribeChat(isSubscribed),
    newKey: () => crypto.randomUUID(),
    isHidden: preferences.has('chatHidden'),
    storeHidden: (isHidden) => preferences.set('chatHidden', isHidden),
    blocked: readBlocked(),
    storeBlocked: writeBlocked,
  })
}

function openTable(
  client: SharedClient,
  session: GameContextValue['session'],
  sound: Sound,
): Pick<LiveContextValue, 'table' | 'chat'> {
  const { gameCode } = session
  let watcher: Watcher | undefined
  const chat = openChat(client, () => watcher)
  const table = new LiveTable({
    client,
    session,
    watch: (onChange) =>
      (watcher = new Watcher({
        gameCode,
        open: openConnection,
        schedule,
        nowMs: () => performance.now(),
        chance,
        onChange,
        onChat: () => chat.update(),
      })),
    schedule,
    wait,
    chance,
    newTicket: () => crypto.randomUUID(),
    kept: openKept(() => localStorage),
    onPlayed: ({ win, staked, isVoid }) => {
      if (!isVoid) soundOf(sound, win, staked)
    },
    onExpired: () => postToParent({ type: 'ronda.relaunch' }),
    onClosed: () => postToParent({ type: 'ronda.closed' }),
  })
  return { table, chat }
}

/** Calls back when the page is visible again, or the network is back. */
function onWake(wake: () => void): () => void {
  const update = (): void => {
    if (document.visibilityState === 'visible') wake()
  }
  document.addEventListener('visibilitychange', update)
  window.addEventListener('online', update)
  return () => {
    document.removeEventListener('visibilitychange', update)
    window.removeEventListener('online', update)
  }
}

function useOpenTable(game: SharedGame | undefined): LiveContextValue | undefined {
  const { session } = useGameContext()
  const [context, setContext] = useState<LiveContextValue>()
  useEffect(() => {
    const title = sharedOf(session.gameCode)
    if (!game || !title) return undefined
    const sound = new Sound(TUNE, new Preferences().has('muted'))
    const client = openSharedClient({ bearer: session.playToken })
    const { table, chat } = openTable(client, session, sound)
    setContext({ game, rules: title.rules, pace: title.pace, client, table, chat, sound })
    table.open()
    chat.begin()
    if (readAddress(location.hash).hasChat) void chat.open()
    postToParent({ type: 'ronda.ready' })
    const stopWaking = onWake(() => table.wake())
    const stopMuting = muteOthers(sound)
    return () => {
      stopWaking()
      stopMuting()
      table.close()
    }
  }, [session, game])
  return context
}

type Words = { readonly live: LiveWords; readonly arcade: ArcadeWords }

/** The code and the texts of the game, loaded when it is opened. */
function useLate(rules: string): { readonly game: SharedGame | undefined; readonly words: Words | undefined } {
  const language = useLocale()
  const [game, setGame] = useState<SharedGame>()
  const [words, setWords] = useState<Words>()
  useEffect(() => {
    void games[rules]?.().then(setGame)
  }, [rules])
  useEffect(() => {
    void loadLiveWords(language).then(setWords)
  }, [language])
  return { game, words }
}

/** A whole game with shared rounds. */
export function SharedScreen({ rules }: { readonly rules: string }) {
  const language = useLocale()
  const messages = useMessages()
  const { session, refusals } = useGameContext()
  const { game, words } = useLate(rules)
  const context = useOpenTable(game)
  const name = session.gameNames[language]
  useEffect(() => {
    document.title = name
  }, [name])
  // This page was loaded before the game existed.
  if (games[rules] === undefined) return <LaunchScreen refusal={{ code: 'game.unknown' }} refusals={refusals} />
  if (!context || !words) return null
  return (
    <IntlProvider
      locale={language}
      messages={{ ...messages, ...words }}
      timeZone={new Intl.DateTimeFormat().resolvedOptions().timeZone}
    >
      <LiveContext value={context}>
        {'Screen' in context.game ? <context.game.Screen name={name} /> : <LiveScreen name={name} />}
      </LiveContext>
    </IntlProvider>
  )
}
