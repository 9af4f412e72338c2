import type { Stats } from 'node:fs'
import type { Messages } from '../platform/messages/index.ts'
import type { DemoAccount } from './demo.ts'

const ROLES: Readonly<Record<DemoAccount['kind'], string>> = { member: 'Member', agent: 'Agent', operator: 'Operator' }

type Ways = Pick<Messages, 'can' | 'isSandbox'>

/** Where messages go, or what is missing for them to go anywhere. */
function aboutMessages(origin: string, { can, isSandbox }: Ways): readonly string[] {
  return [
    ...(isSandbox ? [`  Text messages and mails are kept at ${origin}/sandbox`] : []),
    ...(can.sms ? [] : ['  No text message is sent: SMS_URL and its companions are not set (see the README)']),
    ...(can.mail ? [] : ['  No mail is sent: SMTP_URL and MAIL_FROM are not set (see the README)']),
  ]
}

/** Accounts to try the product with: their passwords, or where these are when what we print is kept for others. */
export type Shown = readonly DemoAccount[] | { readonly file: string }

function aboutAccounts(shown: Shown): readonly string[] {
  if ('file' in shown) return ['', `  Demo accounts and their passwords, for your eyes only: ${shown.file}`]
  const rows = shown.map(
    ({ kind, username, password }) => `    ${ROLES[kind].padEnd(9)} ${username.padEnd(9)} ${password}`,
  )
  return rows.length > 0 ? ['', '  Demo accounts, in this folder only:', ...rows] : []
}

/** Whether what is printed goes into a file that other users of the machine can read. */
export function isKeptForOthers(output: Pick<Stats, 'isFile' | 'mode'>): boolean {
  return output.isFile() && (output.mode & 0o044) !== 0
}

/** What a person at the terminal needs to begin. */
export function greet(origin: string, accounts: Shown, ways: Ways): string {
  return [
    '',
    `  Ronda is open at ${origin}`,
    `  The calls are documented at ${origin}/docs`,
    ...aboutMessages(origin, ways),
    ...aboutAccounts(accounts),
    '',
    '  Ctrl-C closes it.',
    '',
  ].join('\n')
}
