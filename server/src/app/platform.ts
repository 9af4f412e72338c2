import type { Brand } from '../brand/brand/index.ts'
import type { Settings } from '../brand/settings/index.ts'
import type { Ledger } from '../money/ledger/index.ts'
import type { Beacon } from '../platform/beacon/index.ts'
import type { Clock } from '../platform/clock/clock.ts'
import type { Config, SandboxPart } from '../platform/config/config.ts'
import type { Failures } from '../platform/failures/index.ts'
import type { ServerIds } from '../platform/ids/serverId.ts'
import type { Log } from '../platform/log/log.ts'
import type { Post } from '../platform/messages/index.ts'
import type { Db } from '../platform/postgres/db.ts'
import type { Passwords, SecretKey } from '../platform/secrets/index.ts'
import type { ArcadeTitle, SharedTitle, SlotTitle } from '@ronda/games'

/** What every room is built on. */
export type Platform = {
  readonly db: Db
  /** Connections for what must be counted even while the transaction around it is undone. */
  readonly attempts: Db
  readonly log: Log
  /** Where items go that could not be done, to be tried again. */
  readonly failures: Failures
  readonly post: Post
  /** How long after its approval a change of what money may do comes into force. */
  readonly settingsDelayMs: number
  /** Lifts limits by address, so that the house itself is measured. */
  readonly isLoadTest: boolean
  /** How many people may come from one address. */
  readonly peoplePerAddress: number
  readonly clock: Clock
  readonly key: SecretKey
  /** Makes the ids of everything that the ledger books. */
  readonly ids: ServerIds
  readonly passwords: Passwords
  readonly ledger: Ledger
  readonly brand: Brand
  readonly settings: Settings
  /** The slots that are played here. */
  readonly titles: readonly SlotTitle[]
  /** The solo games. */
  readonly arcades: readonly ArcadeTitle[]
  /** The games whose rounds many share. */
  readonly shareds: readonly SharedTitle[]
  /** Where drawn pictures are kept. */
  readonly picturesDir: string
  /** Where proofs are kept outside of the database, if anywhere. */
  readonly booksDir: string | undefined
  /** Who we are to others that vouch for people. */
  readonly clients: Config['clients']
  /** Cards by Stripe, where it is set up. */
  readonly stripe: Config['stripe']
  /** Decides rounds that many share, where one is set up. */
  readonly beacon: Beacon | undefined
  /** Whether real money is taken only on shared rounds that a beacon decides. */
  readonly needsBeacon: boolean
  /** What the server itself plays where no real counterpart is set up, for everybody to see. */
  readonly sandboxes: ReadonlySet<SandboxPart>
  /** Where people open the house, the main address first; known once the port is. */
  readonly origins: () => readonly string[]
  /** Where this very process hears; undefined until its door is open. */
  readonly heardAt: () => string | undefined
}
