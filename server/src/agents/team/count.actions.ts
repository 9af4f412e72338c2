import { isOwnMoneyPlay } from '@ronda/contract'
import type { Currency } from '@ronda/core'
import { z } from 'zod/mini'
import {
  findWalletNames,
  parsePublishedCorrections,
  parsePublishedMoves,
  parsePublishedRounds,
  type Ledger,
} from '../../money/ledger/index.ts'
import type { OutboxEvent } from '../../platform/outbox/index.ts'
import type { Tx } from '../../platform/postgres/db.ts'
import { validBetsOf, type RewardGame } from '../../rewards/bet/index.ts'
import { findLines, lineAt, type LineRow } from '../tree/index.ts'
import { addUpDays, addUpTeams, countNewlyActive, monthOf, NO_FIGURES, type Change, type Figures } from './team.ts'
import { addAccountDays, addCounts, addTeamDays, listActive, lockFigures } from './team.sql.ts'
import { addMoveDays, insertMoves } from './teamMove.sql.ts'
import { addUpMoves, figuresOfMove, moveKindOf, rowsOfMoves, type AccountMove } from './teamMove.ts'

export type CountOptions = {
  readonly ledger: Pick<Ledger, 'houseAccount'>
  readonly currency: Currency
  /** Every game whose bets count, also those that are hidden now. */
  readonly games: ReadonlyMap<string, RewardGame>
}

type ByWallet = { readonly wallet: number; readonly atMs: number; readonly figures: Partial<Figures> }

/** Bets with real money. A round that was voided is not published, and one whose stake came back is none. */
function betsIn({ games }: CountOptions, events: readonly OutboxEvent[]): readonly ByWallet[] {
  const rounds = events
    .flatMap(({ body }) => parsePublishedRounds(body))
    .filter(({ mode, isTakenBack = false }) => isOwnMoneyPlay(mode) && !isTakenBack)
  return rounds.map((round) => {
    const valid = validBetsOf([round], games)[0]?.valid ?? 0n
    const { wallet, atMs, stake: staked, win: won } = round
    return { wallet, atMs, figures: { bets: staked > 0n ? 1 : 0, valid, staked, won } }
  })
}

/** Bets that were settled again: the difference, on the day of the bet. */
function correctionsIn({ games }: CountOptions, events: readonly OutboxEvent[]): readonly ByWallet[] {
  const corrections = events
    .flatMap(({ body }) => parsePublishedCorrections(body))
    .filter(({ mode }) => isOwnMoneyPlay(mode))
  return corrections.map(({ before, after, ...round }) => {
    const validIn = (figures: typeof before): bigint => validBetsOf([{ ...round, ...figures }], games)[0]?.valid ?? 0n
    const countIn = ({ stake }: typeof before): number => (stake > 0n ? 1 : 0)
    const figures = {
      bets: countIn(after) - countIn(before),
      valid: validIn(after) - validIn(before),
      staked: after.stake - before.stake,
      won: after.win - before.win,
    }
    return { wallet: round.wallet, atMs: round.atMs, figures }
  })
}

type WalletMove = Omit<AccountMove, 'account'> & { readonly wallet: number }

/** Money that came in, went out, was given or sent. What moves between the wallets of a member is none of these. */
async function movesIn(
  { ledger, currency }: CountOptions,
  tx: Tx,
  events: readonly OutboxEvent[],
): Promise<readonly WalletMove[]> {
  const moves = events.flatMap(({ body }) => parsePublishedMoves(body))
  if (moves.length === 0) return []
  const names = await findWalletNames(tx, [...new Set(moves.flatMap(({ wallet, counter }) => [wallet, counter]))])
  const houseAccounts = new Map<number, string>([
    [ledger.houseAccount('clearing', currency), 'clearing'],
    [ledger.houseAccount('promotion', currency), 'promotion'],
  ])
  return moves.flatMap(({ kind: ledgerKind, wallet, counter, amount, atMs }) => {
    const sides = {
      purpose: names.get(wallet)?.purpose,
      counter: houseAccounts.get(counter) ?? names.get(counter)?.purpose,
    }
    const kind = moveKindOf({ kind: ledgerKind, amount, ...sides })
    return kind === undefined ? [] : [{ wallet, atMs, kind, amount }]
  })
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

type Found = { readonly changes: readonly Change[]; readonly moves: readonly AccountMove[] }

/** What accounts did, by the owners of the wallets. Funds and house accounts are nobody's. */
async function findChanges(options: CountOptions, tx: Tx, events: readonly OutboxEvent[]): Promise<Found> {
  const money = events.filter(({ topic }) => topic === 'money.batch')
  const bets = [...betsIn(options, money), ...correctionsIn(options, money)]
  const moved = await movesIn(options, tx, money)
  const wallets = [...bets, ...moved].map(({ wallet }) => wallet)
  if (wallets.length === 0) return { changes: [], moves: [] }
  const names = await findWalletNames(tx, [...new Set(wallets)])
  const ownerOf = (wallet: number): string | undefined => {
    const { owner, purpose } = names.get(wallet) ?? {}
    return owner === undefined || !UUID.test(owner) || purpose === 'trial' ? undefined : owner
  }
  const moves = moved.flatMap(({ wallet, ...move }) => {
    const account = ownerOf(wallet)
    return account === undefined ? [] : [{ account, ...move }]
  })
  const played = bets.flatMap(({ wallet, atMs, figures }) => {
    const account = ownerOf(wallet)
    return account === undefined ? [] : [{ account, atMs, figures: { ...NO_FIGURES, ...figures } }]
  })
  const paid = moves.flatMap(({ account, atMs, kind, amount }) => {
    const figures = figuresOfMove(kind, amount)
    return figures === undefined ? [] : [{ account, atMs, figures: { ...NO_FIGURES, ...figures } }]
  })
  return { changes: [...played, ...paid], moves }
}

const registered = z.object({ account: z.string() })

type Lines = ReadonlyMap<string, readonly LineRow[]>
const readLine = (lines: Lines) => (account: string, atMs: number) => lineAt(lines.get(account) ?? [], atMs)

/** Counts accounts with their first bet of a day, and of a month. */
async function countActive(tx: Tx, first: Awaited<ReturnType<typeof addAccountDays>>): Promise<void> {
  if (first.length === 0) return
  const isFirst = new Set(first.map(({ account, day, line }) => `${account} ${day} ${line}`))
  const rows = await listActive(tx, first)
  const [found, known] = [true, false].map((isMeant) =>
    rows.filter(({ account, day, line }) => isFirst.has(`${account} ${day} ${line}`) === isMeant),
  )
  for (const span of ['active', 'month'] as const) {
    const periodsOf = (active: typeof rows = []) =>
      active.map(({ account, day, agents }) => ({
        account,
        period: span === 'month' ? monthOf(day) : day,
        line: agents,
      }))
    const counted = [...countNewlyActive(periodsOf(found), periodsOf(known))].map(([key, count]) => {
      const [agent = '', period = ''] = key.split(' ')
      return { agent, period, count }
    })
    await addCounts(tx, span, counted)
  }
}

/** Counts accounts that were opened, for the agents above them. */
async function countOpened(
  tx: Tx,
  opened: readonly { readonly account: string; readonly atMs: number }[],
  lines: Lines,
): Promise<void> {
  const days = addUpDays(
    opened.map((each) => ({ ...each, figures: { ...NO_FIGURES, bets: 1 } })),
    readLine(lines),
  )
  const counted = addUpTeams(days).map(({ agent, day, figures }) => ({ agent, period: day, count: figures.bets }))
  await addCounts(tx, 'opened', counted)
}

/** Adds events to the figures of accounts and teams. Returns the agents whose figures have changed. */
export async function countEvents(
  options: CountOptions,
  tx: Tx,
  events: readonly OutboxEvent[],
): Promise<ReadonlySet<string>> {
  const { changes, moves } = await findChanges(options, tx, events)
  const opened = events
    .filter(({ topic }) => topic === 'member.registered')
    .map(({ body, atMs }) => ({ account: z.parse(registered, body).account, atMs }))
  const lines = await findLines(tx, [...new Set([...changes, ...moves, ...opened].map(({ account }) => account))])
  if (lines.size === 0) return new Set()
  await lockFigures(tx)
  const days = addUpDays(changes, readLine(lines))
  if (days.length > 0) {
    const first = await addAccountDays(tx, days)
    await addTeamDays(tx, addUpTeams(days))
    await countActive(tx, first)
  }
  const rows = rowsOfMoves(moves, lines)
  await insertMoves(tx, rows)
  await addMoveDays(tx, addUpMoves(rows))
  await countOpened(tx, opened, lines)
  return new Set([
    ...rows.map(({ agent }) => agent),
    ...days.flatMap(({ line }) => line),
    ...opened.flatMap(({ account, atMs }) => readLine(lines)(account, atMs)),
  ])
}
