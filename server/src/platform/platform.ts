import type { BackgroundTasks } from './background/backgroundTasks.ts'
import type { Clock } from './clock/clock.ts'
import type { Failures } from './failures/index.ts'
import type { Transport } from './http/index.ts'
import type { ServerIds } from './ids/serverId.ts'
import type { Log } from './log/log.ts'
import type { MessageService } from './messages/index.ts'
import type { Db } from './postgres/db.ts'
import type { Hub } from './realtime/index.ts'
import type { Passwords, SecretKey } from './secrets/index.ts'

/** What features are built on. Each feature names the parts that it uses. */
export type Platform = {
  readonly db: Db
  /** Connections for counters that must stay written when the transaction around them is rolled back. */
  readonly attempts: Db
  readonly log: Log
  /** Stores items that failed, to be tried again. */
  readonly failures: Failures
  readonly messages: MessageService
  readonly clock: Clock
  readonly key: SecretKey
  /** Makes ids that are the same each time for the same name. */
  readonly ids: ServerIds
  readonly passwords: Passwords
  /** Encrypts the bodies of calls. */
  readonly transport: Transport
  readonly background: BackgroundTasks
  /** Pushes to open pages. */
  readonly hub: Hub
  /** Lifts limits by address, so that a load test measures the server and not its limits. */
  readonly isLoadTest: boolean
  /** How many people may share one address. */
  readonly peoplePerAddress: number
  /** The folder of generated pictures. */
  readonly picturesDir: string
  /** The public origins, the main one first; known once the port is. */
  readonly origins: () => readonly string[]
  /** The origin that this process listens at; undefined until it does. */
  readonly localOrigin: () => string | undefined
}

/** A feature that is open: another feature names what it uses of its api. */
export type Opened<Api> = { readonly api: Api }
