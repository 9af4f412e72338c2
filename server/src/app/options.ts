import type { ArcadeTitle, SharedTitle, SlotTitle } from '@ronda/games'
import type { Beacon } from '../platform/beacon/index.ts'
import type { LeaguePace } from '../play/sports/index.ts'
import type { Clock } from '../platform/clock/clock.ts'
import type { Config, SandboxPart } from '../platform/config/config.ts'
import type { BodyOpener } from '../platform/http/index.ts'
import type { Log } from '../platform/log/log.ts'
import type { Metrics } from '../platform/metrics/index.ts'
import type { MessageSettings } from '../platform/messages/index.ts'
import type { Hasher, SecretKey } from '../platform/secrets/index.ts'
import type { DemoAccount } from './demo.ts'

export type ServerOptions = {
  readonly databaseUrl: string
  readonly key: SecretKey
  readonly log: Log
  readonly host?: string
  /** 0, the default, takes a free one. */
  readonly port?: number
  /** The public origins; this machine's own addresses when absent. */
  readonly origins?: readonly string[]
  readonly trustedProxies?: readonly string[]
  readonly isLoadTest?: boolean
  /** Hashes passwords; low-priority processes of this server when absent. */
  readonly hasher?: Hasher
  /** Decrypts bodies; low-priority processes of this server when absent. */
  readonly opener?: BodyOpener
  /** How many people may share one address, as behind one router; one when absent. */
  readonly peoplePerAddress?: number
  /** Sign-ins, registrations and other costly calls in a second; when absent by cores, or no limit in a load test. */
  readonly costlyPerSecond?: number
  /** Accounts with known passwords. Giving them, even an empty list, makes this a demo, where new members get money. */
  readonly demoAccounts?: readonly DemoAccount[]
  /** The carriers of messages; without a carrier, messages go to the message sandbox or are not sent. */
  readonly messages?: Omit<MessageSettings, 'mayUseSandbox'>
  /** The parties that the server simulates where no real one is set up; when absent all in a demo, otherwise none. */
  readonly sandboxes?: readonly SandboxPart[]
  /** Our client ids at the identity providers. A demo simulates those that are not set. */
  readonly clients?: Config['clients']
  /** The brand's project at Firebase; a demo simulates it where it is not set. */
  readonly firebase?: Config['firebase']
  /** Cards by Stripe; a demo simulates a provider where it is not set. */
  readonly stripe?: Config['stripe']
  /** How long after its approval a change of the money settings takes effect; short in a demo when absent. */
  readonly settingsDelayMs?: number
  /** Whether the scheduled jobs run; off when absent. */
  readonly withJobs?: boolean
  /** How long a call waits for a database connection; the default of `openDb` when absent. */
  readonly connectMsMax?: number
  readonly clock?: Clock
  /** The slots that this server offers; all of them when absent. */
  readonly titles?: readonly SlotTitle[]
  /** The arcade games that this server offers; all of them when absent. */
  readonly arcades?: readonly ArcadeTitle[]
  /** The games whose rounds many players share; all of them when absent. */
  readonly shareds?: readonly SharedTitle[]
  /** Whether this process runs their tables; the same as `withJobs` when absent. */
  readonly withTables?: boolean
  /** Decides shared rounds; none when absent. */
  readonly beacon?: Beacon
  /** Whether real money is taken only on shared rounds that a beacon decides; not so in demos and tests. */
  readonly needsBeacon?: boolean
  /** How fast the virtual league is played; at its own pace when absent. */
  readonly leaguePace?: LeaguePace
  /** Whether this process plays the virtual league; as it runs tables when absent. */
  readonly withLeague?: boolean
  readonly webDir?: string
  /** The folder of generated pictures; one in the machine's temporary folder when absent. */
  readonly picturesDir?: string
  /** The folder of the audit log's seals outside of the database; none when absent. */
  readonly booksDir?: string
  /** The figures that are collected; none when absent. */
  readonly metrics?: Metrics | undefined
  /** Called with each startup step, to be shown at the terminal. */
  readonly onStep?: (step: string) => void
}
