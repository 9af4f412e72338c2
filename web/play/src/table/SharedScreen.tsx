import { openKept } from '@ronda/client/kept'
import { present, type Tune } from '@ronda/core'
import { sharedOf } from '@ronda/games'
import { useEffect, useState } from 'react'
import { IntlProvider, useLocale, useMessages } from 'use-intl'
import { useDesk, type Desk } from '../app/context.ts'
import { Doorway } from '../app/Doorway.tsx'
import type { ArcadeWords } from '../arcade/speech.ts'
import { readAddress } from '../launch/address.ts'
import { tellParent } from '../launch/parent.ts'
import { Preferences } from '../launch/preferences.ts'
import { levelOf } from '../round/celebration.ts'
import { hearOnlyOne } from '../sound/onlyOne.ts'
import { Sound } from '../sound/sound.ts'
import { readBlocked, writeBlocked } from './chat/blocked.ts'
import { Chat } from './chat/chat.ts'
import { emptyRoom } from './chat/room.ts'
import { openSharedClient, type SharedClient } from './client.ts'
import type { SharedGame } from './game.ts'
import { games } from './games.ts'
import { openLine } from './line.ts'
import { LiveScreen } from './LiveScreen.tsx'
import { loadLiveWords, type LiveWords } from './speech.ts'
import { LiveTable } from './table.ts'
import { LiveContext, type LiveSeat } from './useLive.ts'
import { Watcher } from './watcher.ts'
import './style/live.css'

/** All tables share one warm key. */
const TUNE: Tune = ['D', 'dorian']

const wait = (spanMs: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, spanMs))

/** Only spreads requests over time; no result depends on it. */
const chance = (): number => present(crypto.getRandomValues(new Uint32Array(1))[0], 'a random 32-bit number') / 2 ** 32

function later(work: () => void, spanMs: number): () => void {
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
    hear: (isHeard) => watcherOf()?.hearChat(isHeard),
    newKey: () => crypto.randomUUID(),
    isHidden: preferences.has('chatHidden'),
    keepHidden: (isHidden) => preferences.set('chatHidden', isHidden),
    blocked: readBlocked(),
    keepBlocked: writeBlocked,
  })
}

function openTable(client: SharedClient, session: Desk['session'], sound: Sound): Pick<LiveSeat, 'table' | 'chat'> {
  const { gameCode } = session
  let watcher: Watcher | undefined
  const chat = openChat(client, () => watcher)
  const table = new LiveTable({
    client,
    session,
    watch: (onChange) =>
      (watcher = new Watcher({
        gameCode,
        open: openLine,
        later,
        nowMs: () => performance.now(),
        chance,
        onChange,
        onChat: () => chat.look(),
      })),
    later,
    wait,
    chance,
    newTicket: () => crypto.randomUUID(),
    kept: openKept(() => localStorage),
    onPlayed: ({ win, staked, isVoid }) => {
      if (!isVoid) soundOf(sound, win, staked)
    },
    onExpired: () => tellParent({ type: 'ronda.relaunch' }),
    onClosed: () => tellParent({ type: 'ronda.closed' }),
  })
  return { table, chat }
}

/** Calls back when the page is visible again, or the network is back. */
function whenWoken(wake: () => void): () => void {
  const look = (): void => {
    if (document.visibilityState === 'visible') wake()
  }
  document.addEventListener('visibilitychange', look)
  window.addEventListener('online', look)
  return () => {
    document.removeEventListener('visibilitychange', look)
    window.removeEventListener('online', look)
  }
}

function useLiveSeatOf(game: SharedGame | undefined): LiveSeat | undefined {
  const { session } = useDesk()
  const [seat, setSeat] = useState<LiveSeat>()
  useEffect(() => {
    const title = sharedOf(session.gameCode)
    if (!game || !title) return undefined
    const sound = new Sound(TUNE, new Preferences().has('muted'))
    const client = openSharedClient({ bearer: session.playToken })
    const { table, chat } = openTable(client, session, sound)
    setSeat({ game, rules: title.rules, pace: title.pace, client, table, chat, sound })
    table.open()
    chat.begin()
    if (readAddress(location.hash).hasChat) void chat.open()
    tellParent({ type: 'ronda.ready' })
    const stopLooking = whenWoken(() => table.wake())
    const letOthersSound = hearOnlyOne(sound)
    return () => {
      stopLooking()
      letOthersSound()
      table.close()
    }
  }, [session, game])
  return seat
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
  const { session, refusals } = useDesk()
  const { game, words } = useLate(rules)
  const seat = useLiveSeatOf(game)
  const name = session.gameNames[language]
  useEffect(() => {
    document.title = name
  }, [name])
  // This page was loaded before the game existed.
  if (games[rules] === undefined) return <Doorway refusal={{ code: 'game.unknown' }} refusals={refusals} />
  if (!seat || !words) return null
  return (
    <IntlProvider
      locale={language}
      messages={{ ...messages, ...words }}
      timeZone={new Intl.DateTimeFormat().resolvedOptions().timeZone}
    >
      <LiveContext value={seat}>
        {'Screen' in seat.game ? <seat.game.Screen name={name} /> : <LiveScreen name={name} />}
      </LiveContext>
    </IntlProvider>
  )
}
