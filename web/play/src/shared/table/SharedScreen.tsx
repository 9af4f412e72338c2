import { sharedOf } from '@ronda/games'
import { useEffect, useState } from 'react'
import type { Chat } from '../chat/chat.ts'
import { ChatContext } from '../chat/useChat.ts'
import { readAddress } from '../page/address.ts'
import { postToParent, watchBalance, watchEnvelope } from '../page/parent.ts'
import { mutedIn } from '../sound/muted.ts'
import { Preferences } from '../page/preferences.ts'
import { useGameContext } from '../session/context.ts'
import { useGameName } from '../session/useGameName.ts'
import { openSharedClient } from '../sharedRound/client.ts'
import { TableContext, type TableContextValue } from '../sharedRound/context.ts'
import type { SharedGame } from '../sharedRound/game.ts'
import { muteOthers } from '../sound/muteOthers.ts'
import { Sound } from '../sound/sound.ts'
import type { Tune } from '../sound/tune.ts'
import { LateTexts, useLateTexts } from '../text/LateTexts.tsx'
import { loadTableTexts } from '../text/tableTexts.ts'
import { useLoaded } from '../view/useLoaded.ts'
import { onWake, openTable } from './openTable.ts'
import { TableScreen } from './TableScreen.tsx'
import './live.css'

/** All tables share one warm key. */
const TUNE: Tune = ['D', 'dorian']

type Opened = { readonly context: TableContextValue; readonly chat: Chat }

function useOpenTable(game: SharedGame | undefined): Opened | undefined {
  const { session } = useGameContext()
  const [opened, setOpened] = useState<Opened>()
  useEffect(() => {
    const title = sharedOf(session.gameCode)
    if (!game || !title) return undefined
    const sound = new Sound(TUNE, mutedIn(new Preferences()))
    const client = openSharedClient({ bearer: session.playToken })
    const { table, chat } = openTable(client, session, sound)
    setOpened({ context: { game, rules: title.rules, pace: title.pace, client, table, sound }, chat })
    table.open()
    chat.begin()
    if (readAddress(location.hash).hasChat) void chat.open()
    postToParent({ type: 'ronda.ready' })
    const stops = [
      onWake(() => table.wake()),
      muteOthers(sound),
      watchBalance(session.balance.currency, table.receive),
      watchEnvelope(chat.receiveEnvelope),
    ]
    return () => {
      for (const stop of stops) stop()
      table.close()
    }
  }, [session, game])
  return opened
}

/** A whole game with shared rounds; its code is loaded here. */
export function SharedScreen({ load }: { readonly load: () => Promise<SharedGame> }) {
  const name = useGameName()
  const texts = useLateTexts(loadTableTexts)
  const opened = useOpenTable(useLoaded(load))
  if (!opened || !texts) return null
  const { context, chat } = opened
  return (
    <LateTexts texts={texts}>
      <TableContext value={context}>
        <ChatContext value={chat}>
          {'Screen' in context.game ? <context.game.Screen name={name} /> : <TableScreen name={name} />}
        </ChatContext>
      </TableContext>
    </LateTexts>
  )
}
