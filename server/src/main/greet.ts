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

/** What a person at the terminal needs to begin. */
export function greet(origin: string, accounts: readonly DemoAccount[], ways: Ways): string {
  const rows = accounts.map(
    ({ kind, username, password }) => `    ${ROLES[kind].padEnd(9)} ${username.padEnd(9)} ${password}`,
  )
  const demo = rows.length > 0 ? ['', '  Demo accounts, in this folder only:', ...rows] : []
  return [
    '',
    `  Ronda is open at ${origin}`,
    `  The calls are documented at ${origin}/docs`,
    ...aboutMessages(origin, ways),
    ...demo,
    '',
    '  Ctrl-C closes it.',
    '',
  ].join('\n')
}
