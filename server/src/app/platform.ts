import type { Brand } from '../brand/brand/index.ts'
import type { Settings } from '../brand/settings/index.ts'
import type { Ledger } from '../money/ledger/index.ts'
import type { Beacon } from '../platform/beacon/index.ts'
import type { Clock } from '../platform/clock/clock.ts'
import type { Config, SandboxPart } from '../platform/config/config.ts'
import type { Failures } from '../platform/failures/index.ts'
import type { ServerIds } from '../platform/ids/serverId.ts'
import type { Log } from '../platform/log/log.ts'
import type { MessageService } from '../platform/messages/index.ts'
import type { Db } from '../platform/postgres/db.ts'
import type { Passwords, SecretKey } from '../platform/secrets/index.ts'
import type { ArcadeTitle, SharedTitle, SlotTitle } from '@ronda/games'

/** What every service is built on. */
export type Platform = {
  readonly db: Db
  /** Connections for counters that must stay written when the transaction around them is rolled back. */
  readonly attempts: Db
  readonly log: Log
  /** Stores items that failed, to be tried again. */
  readonly failures: Failures
  readonly post: MessageService
  /** How long after its approval a change of the money settings takes effect. */
  readonly settingsDelayMs: number
  /** Lifts limits by address, so that a load test measures the server and not its limits. */
  readonly isLoadTest: boolean
  /** How many people may share one address. */
  readonly peoplePerAddress: number
  readonly clock: Clock
  readonly key: SecretKey
  /** Makes the ids of everything that the ledger books. */
  readonly ids: ServerIds
  readonly passwords: Passwords
  readonly ledger: Ledger
  readonly brand: Brand
  readonly settings: Settings
  /** The slots that this server offers. */
  readonly titles: readonly SlotTitle[]
  /** The arcade games. */
  readonly arcades: readonly ArcadeTitle[]
  /** The games whose rounds many players share. */
  readonly shareds: readonly SharedTitle[]
  /** The folder of generated pictures. */
  readonly picturesDir: string
  /** The folder of the audit log's seals outside of the database, if there is one. */
  readonly booksDir: string | undefined
  /** Our client ids at the identity providers. */
  readonly clients: Config['clients']
  /** Cards by Stripe, where it is set up. */
  readonly stripe: Config['stripe']
  /** Decides shared rounds, where one is set up. */
  readonly beacon: Beacon | undefined
  /** Whether real money is taken only on shared rounds that a beacon decides. */
  readonly needsBeacon: boolean
  /** The parties that the server simulates where no real one is set up, for everybody to see. */
  readonly sandboxes: ReadonlySet<SandboxPart>
  /** The public origins, the main one first; known once the port is. */
  readonly origins: () => readonly string[]
  /** The origin that this process listens at; undefined until it does. */
  readonly localOrigin: () => string | undefined
}
