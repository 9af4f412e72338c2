import type { Stats } from 'node:fs'
import { otpauthUri, codeAt } from '../people/factor/index.ts'
import type { Clock } from '../platform/clock/clock.ts'
import type { Config, SandboxPart } from '../platform/config/config.ts'
import type { Messages } from '../platform/messages/index.ts'
import { demoBrand, type DemoAccount } from './demo.ts'

const ROLES: Readonly<Record<DemoAccount['kind'], string>> = { member: 'Member', agent: 'Agent', operator: 'Staff' }

type Opened = {
  readonly post: Pick<Messages, 'can' | 'isSandbox'>
  readonly sandboxes: ReadonlySet<SandboxPart>
  readonly clock: Clock
}

/** What each sandbox allows to anybody who can reach the server. */
const SANDBOX_TEXTS: Readonly<Record<Exclude<SandboxPart, 'messages'>, string>> = {
  payments: 'payments: deposits are paid and withdrawals are sent with money that does not exist',
  identity:
    'identity: anybody signs in as a Google or Facebook user who does not exist, or with a code of a simulated service',
  vendor: 'vendor: an outside vendor of games that does not exist holds play money',
}

/** In capitals, because everything listed here is open to everybody who can reach the address. */
function aboutSandboxes(origin: string, { post, sandboxes }: Opened): readonly string[] {
  const parts = (['payments', 'identity', 'vendor'] as const).filter((part) => sandboxes.has(part))
  const lines = [
    ...(post.isSandbox ? [`messages: anybody can read every code and mail at ${origin}/sandbox`] : []),
    ...parts.map((part) => SANDBOX_TEXTS[part]),
  ]
  return lines.length > 0
    ? ['', '  SANDBOX IS OPEN, for tests and demos only:', ...lines.map((line) => `    ${line}`)]
    : []
}

/** The settings that are missing for messages to be sent. */
function aboutMessages({ can }: Opened['post']): readonly string[] {
  return [
    ...(can.sms
      ? []
      : ['  No text message is sent: SMS_URL and the other SMS_ variables are not set (see the README)']),
    ...(can.mail ? [] : ['  No mail is sent: SMTP_URL and MAIL_FROM are not set (see the README)']),
  ]
}

type BeaconConfig = Pick<Config, 'beaconUrl' | 'needsBeacon' | 'databaseUrl'>

/** A warning that no beacon is set, on a server with its own database: the operator must not miss it. */
function aboutBeacon({ beaconUrl, needsBeacon, databaseUrl }: BeaconConfig): readonly string[] {
  if (beaconUrl !== undefined || databaseUrl === undefined) return []
  if (needsBeacon)
    return [
      '',
      '  WARNING: BEACON_URL is not set. Live tables, crash, cockfights, lotteries and the sportsbook take NO REAL MONEY:',
      '  without a public beacon, anyone who knows the secrets could choose outcomes. Free play goes on.',
      '  Set BEACON_URL=https://api.drand.sh, or SHARED_ROUNDS_WITHOUT_BEACON=1 if you accept that (see the README).',
    ]
  return [
    '',
    '  WARNING: shared rounds and the sportsbook take real money WITHOUT a public beacon (SHARED_ROUNDS_WITHOUT_BEACON=1).',
    '  Anyone who knows the secrets and bets last could choose outcomes; every such round or match shows this to its players.',
  ]
}

/** In two groups of three digits, as an authenticator app shows it. */
const inHalves = (code: string): string => `${code.slice(0, 3)} ${code.slice(3)}`

/** The staff of a demo, each with the current code of their authenticator. */
export function staffCodes(accounts: readonly DemoAccount[], nowMs: number): readonly string[] {
  return accounts.flatMap(({ username, authenticator }) =>
    authenticator === undefined ? [] : [`    ${username.padEnd(12)} ${inHalves(codeAt(authenticator, nowMs))}`],
  )
}

/** Staff need a code beside the password: how to get one, at this terminal or in an authenticator app. */
function aboutStaff(origin: string, accounts: readonly DemoAccount[], nowMs: number): readonly string[] {
  const codes = staffCodes(accounts, nowMs)
  if (codes.length === 0) return []
  const links = accounts.flatMap(({ username, authenticator }) =>
    authenticator === undefined ? [] : [`    ${otpauthUri(authenticator, demoBrand.name, username)}`],
  )
  return [
    '',
    `  Staff sign in at ${origin}/office/login with the password and a code of their authenticator.`,
    '  The current code; it changes every 30 seconds, and `npm run code` prints the next one:',
    ...codes,
    '  Or put these links into an authenticator app:',
    ...links,
    '  Use a private window for staff: an account that was opened in the same browser counts as their own,',
    '  and nobody approves money for themselves.',
  ]
}

/** The demo accounts with their passwords, or only the file that holds them when others can read our output. */
export type Shown = readonly DemoAccount[] | { readonly file: string }

function aboutAccounts(origin: string, shown: Shown, nowMs: number): readonly string[] {
  if ('file' in shown) {
    return [
      '',
      `  Demo accounts and their passwords, for your eyes only: ${shown.file}`,
      `  Staff sign in at ${origin}/office/login; \`npm run code\` prints the codes of their authenticators.`,
    ]
  }
  const rows = shown.map(
    ({ kind, username, password }) => `    ${ROLES[kind].padEnd(9)} ${username.padEnd(12)} ${password}`,
  )
  const staff = aboutStaff(origin, shown, nowMs)
  return rows.length > 0 ? ['', '  Demo accounts, in this folder only:', ...rows, ...staff] : []
}

/** Whether the output goes into a file that other users of the machine can read. */
export function isReadableByOthers(output: Pick<Stats, 'isFile' | 'mode'>): boolean {
  return output.isFile() && (output.mode & 0o044) !== 0
}

/** The message printed at the terminal once the server is open. */
export function startupMessage(origin: string, accounts: Shown, opened: Opened, config: BeaconConfig): string {
  return [
    '',
    `  Ronda is open at ${origin}`,
    `  The calls are documented at ${origin}/docs`,
    ...aboutMessages(opened.post),
    ...aboutSandboxes(origin, opened),
    ...aboutBeacon(config),
    ...aboutAccounts(origin, accounts, opened.clock.nowMs()),
    '',
    '  Ctrl-C stops it.',
    '',
  ].join('\n')
}
