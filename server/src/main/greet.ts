import { addressOf, codeAt } from '../people/factor/index.ts'
import type { Messages } from '../platform/messages/index.ts'
import { demoBrand, type DemoAccount } from './demo.ts'

const ROLES: Readonly<Record<DemoAccount['kind'], string>> = { member: 'Member', agent: 'Agent', operator: 'Staff' }

type Ways = Pick<Messages, 'can' | 'isSandbox'>

/** Where messages go, or what is missing for them to go anywhere. */
function aboutMessages(origin: string, { can, isSandbox }: Ways): readonly string[] {
  return [
    ...(isSandbox ? [`  Text messages and mails are kept at ${origin}/sandbox`] : []),
    ...(can.sms ? [] : ['  No text message is sent: SMS_URL and its companions are not set (see the README)']),
    ...(can.mail ? [] : ['  No mail is sent: SMTP_URL and MAIL_FROM are not set (see the README)']),
  ]
}

/** As an app shows it. */
const inHalves = (code: string): string => `${code.slice(0, 3)} ${code.slice(3)}`

/** The staff of a demo, each with the code that their authenticator shows at this moment. */
export function staffCodes(accounts: readonly DemoAccount[], nowMs: number): readonly string[] {
  return accounts.flatMap(({ username, authenticator }) =>
    authenticator === undefined ? [] : [`    ${username.padEnd(12)} ${inHalves(codeAt(authenticator, nowMs))}`],
  )
}

/** Staff need a code beside the password: how to get one, on this terminal or in an app of one's own. */
function aboutStaff(origin: string, accounts: readonly DemoAccount[], nowMs: number): readonly string[] {
  const codes = staffCodes(accounts, nowMs)
  if (codes.length === 0) return []
  const links = accounts.flatMap(({ username, authenticator }) =>
    authenticator === undefined ? [] : [`    ${addressOf(authenticator, demoBrand.name, username)}`],
  )
  return [
    '',
    `  Staff sign in at ${origin}/office/login with the password and a code of their authenticator.`,
    '  The code of this moment; it changes every 30 seconds, and `npm run code` prints the next one:',
    ...codes,
    '  Or put these links into an authenticator app:',
    ...links,
    '  Use a private window for staff: an account that was opened in the same browser counts as their own,',
    '  and nobody approves money for themselves.',
  ]
}

/** What a person at the terminal needs to begin. */
export function greet(origin: string, accounts: readonly DemoAccount[], ways: Ways, nowMs: number): string {
  const rows = accounts.map(
    ({ kind, username, password }) => `    ${ROLES[kind].padEnd(9)} ${username.padEnd(12)} ${password}`,
  )
  const demo = rows.length > 0 ? ['', '  Demo accounts, in this folder only:', ...rows] : []
  return [
    '',
    `  Ronda is open at ${origin}`,
    `  The calls are documented at ${origin}/docs`,
    ...aboutMessages(origin, ways),
    ...demo,
    ...aboutStaff(origin, accounts, nowMs),
    '',
    '  Ctrl-C closes it.',
    '',
  ].join('\n')
}
