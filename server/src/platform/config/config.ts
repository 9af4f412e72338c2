import { err, ok, type Result } from '@ronda/core'
import { z } from 'zod/mini'

const port = z.codec(z.string().check(z.regex(/^\d{1,5}$/)), z.int().check(z.gte(0), z.lte(65_535)), {
  decode: Number,
  encode: String,
})

/** Origins as a browser sends them: scheme, host and port, nothing after. */
const origins = z.codec(z.string(), z.array(z.string().check(z.regex(/^https?:\/\/[^/\s,]+$/))), {
  decode: (text) => text.split(',').map((origin) => origin.trim()),
  encode: (list) => list.join(','),
})

const list = z.codec(z.string(), z.array(z.string().check(z.minLength(2))), {
  decode: (text) => text.split(',').map((item) => item.trim()),
  encode: (items) => items.join(','),
})

const flag = z.codec(z.enum(['0', '1']), z.boolean(), {
  decode: (text) => text === '1',
  encode: (on) => (on ? '1' : '0'),
})

const dayCount = z.codec(z.string().check(z.regex(/^\d{1,3}$/)), z.int().check(z.gte(0), z.lte(365)), {
  decode: Number,
  encode: String,
})

/** The parties that the server can simulate where no real one is set up. */
export const SANDBOXES = ['messages', 'payments', 'identity', 'vendor'] as const
export type SandboxPart = (typeof SANDBOXES)[number]

/** Simulated money and accounts: never with a database that may hold real people. */
const DEMO_SANDBOXES: readonly SandboxPart[] = ['payments', 'identity', 'vendor']

const sandboxes = z.codec(z.string(), z.array(z.enum(SANDBOXES)), {
  decode: (text) => text.split(',').map((part) => part.trim()) as SandboxPart[],
  encode: (parts) => parts.join(','),
})

const webAddress = z.string().check(z.regex(/^https?:\/\/[^/\s]+\/?$/))

const settings = z.object({
  /** 0 asks the machine for a free one. */
  PORT: z._default(port, 8080),
  HOST: z._default(z.string().check(z.minLength(1)), '127.0.0.1'),
  /** A PostgreSQL of your own; without it the server starts one in its data folder. */
  DATABASE_URL: z.optional(z.string().check(z.regex(/^postgres(ql)?:\/\/./))),
  /** The folder of everything the server stores on disk. */
  DATA_DIR: z._default(z.string().check(z.minLength(1)), '.data'),
  /** The public origins, the main one first; calls and sockets from pages of other origins are refused. */
  PUBLIC_ORIGIN: z.optional(origins),
  /** 64 hexadecimal digits that seal secrets in the database; with the embedded one, made in the data folder. */
  SECRET_KEY: z.optional(z.string().check(z.regex(/^[0-9a-f]{64}$/))),
  /** Addresses of proxies whose X-Forwarded-For is trusted; none by default. */
  TRUSTED_PROXIES: z.optional(list),
  LOG_LEVEL: z._default(z.enum(['debug', 'info', 'warn', 'error', 'silent']), 'warn'),
  /** A mail server, with name and password inside; both of these or none. */
  SMTP_URL: z.optional(z.string().check(z.regex(/^smtps?:\/\/./))),
  MAIL_FROM: z.optional(z.string().check(z.regex(/@/))),
  /** A gateway for text messages that speaks Twilio's Messages API; all of these or none. */
  SMS_URL: z.optional(webAddress),
  SMS_ACCOUNT: z.optional(z.string().check(z.regex(/^[\w.-]{1,100}$/))),
  SMS_TOKEN: z.optional(z.string().check(z.minLength(1))),
  SMS_FROM: z.optional(z.string().check(z.regex(/^(\+?\d{3,15}|[\w ]{1,11})$/))),
  /** Our client ids and secrets at Google and Facebook; both of each or none. */
  GOOGLE_CLIENT_ID: z.optional(z.string().check(z.minLength(1))),
  GOOGLE_CLIENT_SECRET: z.optional(z.string().check(z.minLength(1))),
  FACEBOOK_CLIENT_ID: z.optional(z.string().check(z.minLength(1))),
  FACEBOOK_CLIENT_SECRET: z.optional(z.string().check(z.minLength(1))),
  /** The brand's project at Firebase, which sends codes to mobile numbers: its id and its key for web pages; both or none. */
  FIREBASE_PROJECT_ID: z.optional(z.string().check(z.regex(/^[a-z][a-z\d-]{3,62}$/))),
  FIREBASE_API_KEY: z.optional(z.string().check(z.regex(/^[\w-]{8,100}$/))),
  /** The brand's keys at Stripe, as its dashboard shows them: the secret key and the webhook secret; both or none. */
  STRIPE_SECRET_KEY: z.optional(z.string().check(z.regex(/^(sk|rk)_\w{8,}$/))),
  STRIPE_WEBHOOK_SECRET: z.optional(z.string().check(z.regex(/^whsec_\w{8,}$/))),
  /** Another address than Stripe's own, for a simulation of it. */
  STRIPE_URL: z._default(webAddress, 'https://api.stripe.com'),
  /** A public beacon with drand's interface, which serves its chain quicknet: it decides shared rounds. */
  BEACON_URL: z.optional(webAddress),
  /** 1 takes real money on shared rounds that no beacon decides, where a database of your own is set. */
  SHARED_ROUNDS_WITHOUT_BEACON: z._default(flag, false),
  /** Which sandboxes are open, separated by commas; all of them where the database is the embedded one. */
  SANDBOX: z._default(sandboxes, []),
  /** Where Prometheus reads the figures of this process; nowhere when it is not set. */
  METRICS_PORT: z.optional(port),
  METRICS_HOST: z._default(z.string().check(z.minLength(1)), '127.0.0.1'),
  /** How many days a new demo has behind it. */
  DEMO_DAYS: z._default(dayCount, 60),
  /** 1 lifts rate limits and round pacing, for load tests only. */
  LOAD_TEST: z._default(flag, false),
})

/** Our client id and secret at an identity provider. */
export type ClientSettings = { readonly clientId: string; readonly clientSecret: string }

export type Config = {
  readonly port: number
  readonly host: string
  readonly databaseUrl: string | undefined
  readonly dataDir: string
  readonly publicOrigins: readonly string[] | undefined
  readonly secretKey: string | undefined
  readonly trustedProxies: readonly string[]
  readonly smtp: { readonly url: string; readonly from: string } | undefined
  readonly sms:
    | { readonly url: string; readonly account: string; readonly token: string; readonly from: string }
    | undefined
  readonly clients: { readonly google?: ClientSettings; readonly facebook?: ClientSettings }
  readonly firebase: { readonly projectId: string; readonly apiKey: string } | undefined
  readonly stripe: { readonly url: string; readonly secretKey: string; readonly webhookSecret: string } | undefined
  /** Where drand's chain quicknet is served, if it decides shared rounds. */
  readonly beaconUrl: string | undefined
  /** Whether real money is taken only on shared rounds that a beacon decides. */
  readonly needsBeacon: boolean
  readonly sandboxes: readonly SandboxPart[]
  readonly logLevel: z.output<typeof settings>['LOG_LEVEL']
  /** The address of the metrics, if they are served. */
  readonly metricsAt: { readonly host: string; readonly port: number } | undefined
  readonly demoDays: number
  readonly isLoadTest: boolean
}

/** Settings that are valid only together. */
const SETTING_GROUPS = [
  ['SMTP_URL', 'MAIL_FROM'],
  ['SMS_URL', 'SMS_ACCOUNT', 'SMS_TOKEN', 'SMS_FROM'],
  ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
  ['FACEBOOK_CLIENT_ID', 'FACEBOOK_CLIENT_SECRET'],
  ['FIREBASE_PROJECT_ID', 'FIREBASE_API_KEY'],
  ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
] as const

const invalid = (names: readonly string[]): Result<never, string> =>
  err(`These settings are not valid: ${names.join(', ')}. The README lists what each accepts.`)

function carriersOf(value: z.output<typeof settings>): Pick<Config, 'smtp' | 'sms'> {
  const { SMTP_URL: smtp, MAIL_FROM: mailFrom, SMS_URL: url, SMS_ACCOUNT: account, SMS_TOKEN: token } = value
  const { SMS_FROM: from } = value
  return {
    smtp: smtp !== undefined && mailFrom !== undefined ? { url: smtp, from: mailFrom } : undefined,
    sms:
      url !== undefined && account !== undefined && token !== undefined && from !== undefined
        ? { url, account, token, from }
        : undefined,
  }
}

function clientsOf(value: z.output<typeof settings>): Config['clients'] {
  const client = (clientId: string | undefined, clientSecret: string | undefined): ClientSettings | undefined =>
    clientId !== undefined && clientSecret !== undefined ? { clientId, clientSecret } : undefined
  const google = client(value.GOOGLE_CLIENT_ID, value.GOOGLE_CLIENT_SECRET)
  const facebook = client(value.FACEBOOK_CLIENT_ID, value.FACEBOOK_CLIENT_SECRET)
  return { ...(google && { google }), ...(facebook && { facebook }) }
}

function firebaseOf(value: z.output<typeof settings>): Config['firebase'] {
  const { FIREBASE_PROJECT_ID: projectId, FIREBASE_API_KEY: apiKey } = value
  return projectId !== undefined && apiKey !== undefined ? { projectId, apiKey } : undefined
}

function stripeOf(value: z.output<typeof settings>): Config['stripe'] {
  const { STRIPE_URL: url, STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = value
  return secretKey !== undefined && webhookSecret !== undefined ? { url, secretKey, webhookSecret } : undefined
}

/** Reads the environment, or names the settings that are wrong without repeating a secret's value. */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Result<Config, string> {
  // An empty setting is an absent one: that is how shells and compose files unset things.
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  )
  const read = z.safeDecode(settings, given)
  if (!read.success) {
    const names = new Set(read.error.issues.map((issue) => String(issue.path[0])))
    return invalid([...names])
  }
  const incomplete = SETTING_GROUPS.flatMap((names) => {
    const absent = names.filter((name) => given[name] === undefined)
    return absent.length < names.length ? absent : []
  })
  if (incomplete.length > 0) return invalid(incomplete)
  const value = read.data
  return ok({
    port: value.PORT,
    host: value.HOST,
    databaseUrl: value.DATABASE_URL,
    dataDir: value.DATA_DIR,
    publicOrigins: value.PUBLIC_ORIGIN,
    secretKey: value.SECRET_KEY,
    trustedProxies: value.TRUSTED_PROXIES ?? [],
    ...carriersOf(value),
    clients: clientsOf(value),
    firebase: firebaseOf(value),
    stripe: stripeOf(value),
    beaconUrl: value.BEACON_URL,
    // No money of a demo is real; with DATABASE_URL it is taken to be.
    needsBeacon: value.DATABASE_URL !== undefined && !value.SHARED_ROUNDS_WITHOUT_BEACON,
    // A demo has no real carriers, payment providers or identity providers.
    sandboxes: value.DATABASE_URL === undefined ? SANDBOXES : value.SANDBOX,
    logLevel: value.LOG_LEVEL,
    metricsAt: value.METRICS_PORT === undefined ? undefined : { host: value.METRICS_HOST, port: value.METRICS_PORT },
    demoDays: value.DEMO_DAYS,
    isLoadTest: value.LOAD_TEST,
  })
}

/** Why a server must not start with settings that are valid one by one; undefined when it may. */
export function startRefusal({ databaseUrl, secretKey, sandboxes: open }: Config): string | undefined {
  if (databaseUrl === undefined) return undefined
  const refused = DEMO_SANDBOXES.filter((part) => open.includes(part))
  if (refused.length > 0) {
    return (
      `SANDBOX=${refused.join(',')} plays with money and accounts that do not exist. With DATABASE_URL only ` +
      'SANDBOX=messages is accepted; without it, the embedded database has all of them.'
    )
  }
  if (secretKey === undefined) {
    return (
      'SECRET_KEY is required with DATABASE_URL: 64 hexadecimal digits that seal secrets in the database. ' +
      'Make one with `openssl rand -hex 32`, keep it outside of the database’s backups, and set it at every start.'
    )
  }
  return undefined
}
