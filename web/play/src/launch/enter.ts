import { themeOf, type Theme as ArtTheme } from '@ronda/art'
import { makeClient, type Client, type Refusal } from '@ronda/client'
import type { launch } from '@ronda/contract'
import { err, ok, type Result } from '@ronda/core'
import { slotOf, type SlotTitle } from '@ronda/games'
import type { Language } from '@ronda/i18n'
import type { z } from 'zod/mini'

export type PlaySession = z.output<(typeof launch.enter)['reply']>

/** A game that is open: who plays, what is played, and the way to the server. */
export type OpenGame = {
  readonly session: PlaySession
  readonly client: Client
  readonly title: SlotTitle
  readonly theme: ArtTheme
}

/** Trades the one-time token for a play session. Its token lives in this client and nowhere else. */
export async function enterGame(token: string, language: Language): Promise<Result<OpenGame, Refusal>> {
  const entered = await makeClient({ language }).launch.enter({ launchToken: token })
  if (!entered.ok) return entered
  const session = entered.value
  const title = slotOf(session.gameCode)
  if (!title) return err({ code: 'game.unknown' })
  const client = makeClient({ language, bearer: session.playToken })
  return ok({ session, client, title, theme: themeOf(title.theme) })
}
