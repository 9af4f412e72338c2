import type { Refusal } from '@ronda/client'
import { err, ok, type Result } from '@ronda/core'
import { asModel, modelHash } from '@ronda/games'
import type { Language } from '@ronda/i18n'
import { openKept } from '@ronda/client/kept'
import { OwnSeed } from '../shared/session/ownSeed.ts'
import { openClient, type GameClient } from '../shared/session/client.ts'
import type { OpenSession, PlaySession } from '../shared/session/session.ts'
import type { OpenSlot } from '../slot/machine/openSlot.ts'

/** Sixteen unpredictable digits. */
const random = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(16).padStart(2, '0')).join('')

function openSeed(client: GameClient, seeds: PlaySession['seeds']): OwnSeed | undefined {
  const seed = seeds && new OwnSeed({ client, kept: openKept(() => localStorage), random }, seeds)
  // Started while the game is loading: an earlier press waits for it, and after a refusal the first stake asks again.
  void seed?.ready()
  return seed ?? undefined
}

/** An open arcade game, by the id of its rules. */
type OpenArcade = OpenSession & { readonly kind: 'arcade'; readonly rules: string }

/** An open game with shared rounds, by the id of its rules. */
type OpenShared = OpenSession & { readonly kind: 'shared'; readonly rules: string }

export type AnyGame = OpenSlot | OpenArcade | OpenShared

export type Entering = Promise<Result<AnyGame, Refusal>>

/** Exchanges the one-time token for a play session. The token of the session is held only by this client. */
export async function enterGame(token: string, language: Language): Entering {
  const entered = await openClient({ language }).launch.enter({ launchToken: token })
  if (!entered.ok) return entered
  const session = entered.value
  const { game } = session
  const client = openClient({ language, bearer: session.playToken })
  const seed = openSeed(client, session.seeds)
  if (game.kind !== 'slot') return ok({ session, client, seed, kind: game.kind, rules: game.rules })
  const model = asModel(game.model)
  // Rounds refer to this hash, so a model with another hash is not the one they are played by.
  if (!model || modelHash(model) !== session.modelHash) return err({ code: 'server.fault' })
  return ok({ session, client, seed, kind: 'slot', model, skin: game.skin })
}
