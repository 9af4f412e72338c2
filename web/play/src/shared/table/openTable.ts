import { openKept } from '@ronda/client/kept'
import { present } from '@ronda/core'
import { readBlocked, writeBlocked } from '../chat/blocked.ts'
import { Chat } from '../chat/chat.ts'
import { emptyRoom } from '../chat/room.ts'
import { postToParent } from '../page/parent.ts'
import { Preferences } from '../page/preferences.ts'
import { wait } from '../page/wait.ts'
import type { PlaySession } from '../session/session.ts'
import type { SharedClient } from '../sharedRound/client.ts'
import { openConnection } from '../sharedRound/connection.ts'
import { SharedTable } from '../sharedRound/table.ts'
import { Watcher } from '../sharedRound/watcher.ts'
import { playWin } from '../sound/playWin.ts'
import type { Sound } from '../sound/sound.ts'

/** Only spreads requests over time; no result depends on it. */
const chance = (): number => present(crypto.getRandomValues(new Uint32Array(1))[0], 'a random 32-bit number') / 2 ** 32

function schedule(work: () => void, spanMs: number): () => void {
  const timer = setTimeout(work, spanMs)
  return () => clearTimeout(timer)
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

export type OpenTable = { readonly table: SharedTable; readonly chat: Chat }

/** Opens the table of a play session, and its chat. */
export function openTable(client: SharedClient, session: PlaySession, sound: Sound): OpenTable {
  const { gameCode } = session
  let watcher: Watcher | undefined
  const chat = openChat(client, () => watcher)
  const table = new SharedTable({
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
      if (!isVoid) playWin(sound, win, staked)
    },
    onExpired: () => postToParent({ type: 'ronda.relaunch' }),
    onClosed: () => postToParent({ type: 'ronda.closed' }),
  })
  return { table, chat }
}

/** Calls back when the page is visible again, or the network is back. */
export function onWake(wake: () => void): () => void {
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
