import type { DemoAccount } from './demo.ts'

const ROLES: Readonly<Record<DemoAccount['kind'], string>> = { member: 'Member', agent: 'Agent', operator: 'Operator' }

/** What a person at the terminal needs to begin. */
export function greet(origin: string, accounts: readonly DemoAccount[]): string {
  const rows = accounts.map(
    ({ kind, username, password }) => `    ${ROLES[kind].padEnd(9)} ${username.padEnd(9)} ${password}`,
  )
  const demo = rows.length > 0 ? ['', '  Demo accounts, in this folder only:', ...rows] : []
  return [
    '',
    `  Ronda is open at ${origin}`,
    `  The calls are documented at ${origin}/docs`,
    ...demo,
    '',
    '  Ctrl-C closes it.',
    '',
  ].join('\n')
}
