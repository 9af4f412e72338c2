import { TEAM_MOVE_KINDS } from '@ronda/contract'
import type { Visitor } from '../../server/src/platform/testing/visitor.ts'
import { agentName, memberName } from './fillTree.ts'
import { LEVELS, type Size } from './size.ts'

/** What is asked again and again; `time` counts the questions, so that not every one is the same. */
export type Page = {
  readonly name: string
  readonly ask: (time: number) => Promise<unknown>
  /** Whether the answer is one that a page could show. */
  readonly isShown?: (answer: unknown) => boolean
}

/** The root has a million below; the narrow one has twenty members, the wide one fifty thousand directly below. */
export type Readers = {
  readonly root: Visitor
  readonly wide: Visitor
  readonly narrow: Visitor
  readonly middle: Visitor
}

const day = (ago: number): string => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10)
const query = (fields: Readonly<Record<string, string>>): string => new URLSearchParams(fields).toString()
const MONTH = { from: day(30), to: day(0) }

const teamOf =
  (reader: Visitor) =>
  (fields: Readonly<Record<string, string>>): Promise<{ rows: { id: string }[] }> =>
    reader.get(`/wps/agent/team?${query({ scope: 'team', ...MONTH, ...fields })}`)

const hasRows = (answer: unknown): boolean => (answer as { readonly rows: readonly unknown[] }).rows.length > 0

/** The team, downline search and team betting. */
export async function teamPages({ root, wide, middle, narrow }: Readers, size: Size): Promise<readonly Page[]> {
  const [ofRoot, ofWide] = [teamOf(root), teamOf(wide)]
  const deep = (await ofRoot({ q: memberName(Math.floor(size.members / 2)) })).rows[0]?.id ?? ''
  const below = (await ofRoot({ q: agentName(2, 0) })).rows[0]?.id ?? ''
  const page = (name: string, ask: Page['ask']): Page => ({ name, ask, isShown: hasRows })
  return [
    page('team directly below', () => ofRoot({ scope: 'direct' })),
    page('whole team', () => ofRoot({})),
    page('whole team, members', () => ofRoot({ kind: 'member' })),
    page('whole team, agents', () => ofRoot({ kind: 'agent' })),
    page('whole team, a page in the middle', () => ofRoot({ after: deep })),
    page('team below an agent', () => ofRoot({ under: below })),
    page('team directly below an agent', () => ofRoot({ under: below, scope: 'direct' })),
    page('members below an agent', () => ofRoot({ under: below, kind: 'member' })),
    page('whole team today', () => ofRoot({ from: day(0), to: day(0) })),
    page('whole team of 92 days', () => ofRoot({ from: day(91) })),
    page('search by username', (time) => ofRoot({ q: memberName((time * 7_919) % size.members) })),
    page('search by number', () => ofRoot({ q: deep })),
    page('search of an agent', (time) => ofRoot({ q: agentName(LEVELS - 1, (time * 31) % size.leaves) })),
    page('wide team', () => ofWide({ scope: 'direct' })),
    page('wide team, members', () => ofWide({ scope: 'direct', kind: 'member' })),
    { name: 'wide team, agents', ask: () => ofWide({ scope: 'direct', kind: 'agent' }) },
    page('team of an agent in the middle', () => teamOf(middle)({})),
    page('agents of an agent in the middle', () => teamOf(middle)({ kind: 'agent' })),
    page('narrow team', () => teamOf(narrow)({})),
    { name: 'whole team, somebody who is not below', ask: () => ofRoot({ q: 'nobody' }) },
  ]
}

type Moves = { rows: readonly { id: string }[] }

/** User loss and transactions of the team. */
export async function movePages({ root, narrow }: Readers, size: Size): Promise<readonly Page[]> {
  const moves = (reader: Visitor, fields: Readonly<Record<string, string>>): Promise<Moves> =>
    reader.get(`/wps/agent/team/moves?${query({ ...MONTH, ...fields })}`)
  let before = (await moves(root, {})).rows.at(-1)?.id ?? ''
  for (let number = 0; number < 50; number += 1) before = (await moves(root, { before })).rows.at(-1)?.id ?? before
  const mover = (time: number): string => memberName((time * 5 * 7_919) % size.members)
  return [
    { name: 'transactions', ask: () => moves(root, {}), isShown: hasRows },
    { name: 'transactions, page 50', ask: () => moves(root, { before }), isShown: hasRows },
    { name: 'transactions of one', ask: (time) => moves(root, { q: mover(time) }) },
    { name: 'transactions of a narrow team', ask: () => moves(narrow, {}) },
    ...TEAM_MOVE_KINDS.map((kind): Page => ({ name: `transactions, ${kind}`, ask: () => moves(root, { kind }) })),
  ]
}

type Slips = { rows: readonly { id: string }[]; next: string | null }

/** Income, payslips of each kind with their bets, and contracts. */
export async function payPages({ root, wide, narrow }: Readers): Promise<readonly Page[]> {
  const slips = (reader: Visitor, fields: Readonly<Record<string, string>>): Promise<Slips> =>
    reader.get(`/wps/agent/payslips?${query(fields)}`)
  const newest = async (reader: Visitor, kind: string) => (await slips(reader, { kind })).rows[0]?.id ?? ''
  let after = await newest(root, 'realTimeSalary')
  for (let number = 0; number < 50; number += 1)
    after = (await slips(root, { kind: 'realTimeSalary', after })).next ?? after
  const [fast, daily] = [await newest(root, 'realTimeSalary'), await newest(root, 'dailySalary')]
  const [ofWide, ofNarrow] = [await newest(wide, 'dailySalary'), await newest(narrow, 'dailySalary')]
  const bets = (reader: Visitor, id: string) => () => reader.get<Moves>(`/wps/agent/payslips/${id}/bets?language=es`)
  const kinds = ['dividend', 'dailySalary', 'hourlySalary', 'realTimeSalary']
  return [
    { name: 'income', ask: () => root.get('/wps/agent/income') },
    { name: 'income of one kind', ask: () => root.get('/wps/agent/income?kind=realTimeSalary') },
    ...kinds.map((kind): Page => ({ name: `payslips, ${kind}`, ask: () => slips(root, { kind }) })),
    { name: 'payslips, page 50', ask: () => slips(root, { kind: 'realTimeSalary', after }), isShown: hasRows },
    {
      name: 'payslips of a day',
      ask: () => slips(root, { kind: 'realTimeSalary', from: day(3), to: day(3) }),
      isShown: hasRows,
    },
    { name: 'payslip of five minutes', ask: () => root.get(`/wps/agent/payslips/${fast}`) },
    { name: 'payslip of a day', ask: () => root.get(`/wps/agent/payslips/${daily}`) },
    { name: 'bets of five minutes', ask: bets(root, fast), isShown: hasRows },
    { name: 'bets of a day', ask: bets(root, daily), isShown: hasRows },
    { name: 'bets of a day, wide team', ask: bets(wide, ofWide), isShown: hasRows },
    { name: 'bets of a day, narrow team', ask: bets(narrow, ofNarrow), isShown: hasRows },
    { name: 'contracts', ask: () => root.get('/wps/agent/contracts?kind=realTimeSalary') },
    { name: 'contracts below', ask: () => root.get('/wps/agent/contracts/below?kind=realTimeSalary') },
    { name: 'contracts below, wide team', ask: () => wide.get('/wps/agent/contracts/below?kind=realTimeSalary') },
    { name: 'what waits', ask: () => root.get('/wps/agent/contracts/waiting') },
    { name: 'links', ask: () => root.get('/wps/agent/links') },
    { name: 'accounts opened by hand', ask: () => root.get('/wps/agent/accounts') },
  ]
}
