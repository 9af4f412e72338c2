import { makeClient, type Client, type Refusal } from '@ronda/client'
import type { launch, SlotSkin } from '@ronda/contract'
import { err, ok, type Result } from '@ronda/core'
import { asModel, modelHash, type SlotModel } from '@ronda/games'
import type { Language } from '@ronda/i18n'
import type { z } from 'zod/mini'

export type PlaySession = z.output<(typeof launch.enter)['reply']>

/** A game that is open: who plays, what is played, how it looks, and the way to the server. */
export type OpenGame = {
  readonly session: PlaySession
  readonly client: Client
  readonly model: SlotModel
  readonly skin: SlotSkin
}

export type Entering = Promise<Result<OpenGame, Refusal>>

/** Trades the one-time token for a play session. Its token lives in this client and nowhere else. */
export async function enterGame(token: string, language: Language): Entering {
  const entered = await makeClient({ language }).launch.enter({ launchToken: token })
  if (!entered.ok) return entered
  const session = entered.value
  const model = asModel(session.model)
  // Rounds will name this hash: a model that does not have it is not the one they are played by.
  if (!model || modelHash(model) !== session.modelHash) return err({ code: 'server.fault' })
  const client = makeClient({ language, bearer: session.playToken })
  return ok({ session, client, model, skin: session.skin })
}
