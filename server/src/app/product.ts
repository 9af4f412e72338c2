import type { ArcadeTitle, SharedTitle, SlotTitle } from '@ronda/games'
import type { Brand } from '../brand/brand/index.ts'
import type { Beacon } from '../platform/beacon/index.ts'
import type { Config, SandboxPart } from '../platform/config/config.ts'
import type { RewardGames } from '../rewards/bet/index.ts'

/** What this server is set up to offer. */
export type Product = {
  readonly brand: Brand
  readonly slots: readonly SlotTitle[]
  readonly arcades: readonly ArcadeTitle[]
  /** The games whose rounds many players share. */
  readonly shareds: readonly SharedTitle[]
  /** Those whose bets count for rewards and for agents. */
  readonly rewardGames: RewardGames
  /** The parties that the server simulates where no real one is set up, for everybody to see. */
  readonly sandboxes: ReadonlySet<SandboxPart>
  /** Our client ids at the identity providers. */
  readonly clients: Config['clients']
  /** The brand's project at Firebase, which sends codes to mobile numbers, where it is set up. */
  readonly firebase: Config['firebase']
  /** Cards by Stripe, where it is set up. */
  readonly stripe: Config['stripe']
  /** Decides shared rounds, where one is set up. */
  readonly beacon: Beacon | undefined
  /** Whether real money is taken only on shared rounds that a beacon decides. */
  readonly needsBeacon: boolean
  /** The folder of the audit log's seals outside of the database, if there is one. */
  readonly booksDir: string | undefined
  /** How long after its approval a change of the money settings takes effect. */
  readonly settingsDelayMs: number
}
