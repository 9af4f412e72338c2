import type { launch } from '@ronda/contract'
import type { z } from 'zod/mini'
import type { GameClient } from './client.ts'
import type { OwnSeed } from './ownSeed.ts'

export type PlaySession = z.output<(typeof launch.enter)['reply']>

/** A play session, with the client that holds its token. */
export type OpenSession = {
  readonly session: PlaySession
  readonly client: GameClient
  /** The player's own seed; undefined where many players share the rounds. */
  readonly seed: OwnSeed | undefined
}
