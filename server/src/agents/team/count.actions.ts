import { isOwnMoneyPlay } from '@ronda/contract'
import type { Currency } from '@ronda/core'
import { z } from 'zod/mini'
import {
  findWalletNames,
  parsePublishedMoves,
  parsePublishedRounds,
  type Ledger,
  type PublishedMove,
} from '../../money/ledger/index.ts'
import type { OutboxEvent } from '../../platform/outbox/index.ts'
import type { Tx } from '../../platform/postgres/db.ts'
import { validBetsOf, type RewardGame } from '../../rewards/bet/index.ts'
import { findLines, lineAt, type LineRow } from '../tree/index.ts'
import { addUpDays, addUpTeams, countNewlyActive, monthOf, NO_FIGURES, type Change, type Figures } from './team.ts'
import { addAccountDays, addCounts, addTeamDays, listActive, lockFigures } from './team.sql.ts'

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

/** Money that came in, went out or was given. What moves between the wallets of a member is none of these. */
async function movesIn(options: CountOptions, tx: Tx, events: readonly OutboxEvent[]): Promise<readonly ByWallet[]> {
  const { ledger, currency } = options
  const moves = events.flatMap(({ body }) => parsePublishedMoves(body))
  if (moves.length === 0) return []
  const names = await findWalletNames(tx, [...new Set(moves.flatMap(({ wallet, counter }) => [wallet, counter]))])
  const clearing = ledger.houseAccount('clearing', currency)
  const promotion = ledger.houseAccount('promotion', currency)
  const figuresOf = ({ kind, wallet, counter, amount }: PublishedMove): Partial<Figures> => {
    const purpose = names.get(wallet)?.purpose
    if (kind === 'capture') return purpose === 'held' && counter === clearing ? { withdrawn: -amount } : {}
    if (purpose !== 'cash') return {}
    if (counter === clearing) return { deposited: amount }
    if (counter === promotion) return { promoted: amount }
    const from = names.get(counter)?.purpose
    // What an agent earned by a contract was given to nobody.
    if (from === 'fund:CONTRACT') return {}
    return from === 'bonus' || from?.startsWith('fund:') === true ? { promoted: amount } : {}
  }
  const found = moves.map((move) => ({ wallet: move.wallet, atMs: move.atMs, figures: figuresOf(move) }))
  return found.filter(({ figures }) => Object.keys(figures).length > 0)
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** What accounts did, by the owners of the wallets. Funds and house accounts are nobody's. */
async function changesIn(options: CountOptions, tx: Tx, events: readonly OutboxEvent[]): Promise<readonly Change[]> {
  const money = events.filter(({ topic }) => topic === 'money.batch')
  const found = [...betsIn(options, money), ...(await movesIn(options, tx, money))]
  if (found.length === 0) return []
  const owners = await findWalletNames(tx, [...new Set(found.map(({ wallet }) => wallet))])
  return found.flatMap(({ wallet, atMs, figures }) => {
    const { owner, purpose } = owners.get(wallet) ?? {}
    if (owner === undefined || !UUID.test(owner) || purpose === 'trial') return []
    return [{ account: owner, atMs, figures: { ...NO_FIGURES, ...figures } }]
  })
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
  const changes = await changesIn(options, tx, events)
  const opened = events
    .filter(({ topic }) => topic === 'member.registered')
    .map(({ body, atMs }) => ({ account: z.parse(registered, body).account, atMs }))
  const lines = await findLines(tx, [...new Set([...changes, ...opened].map(({ account }) => account))])
  if (lines.size === 0) return new Set()
  await lockFigures(tx)
  const days = addUpDays(changes, readLine(lines))
  if (days.length > 0) {
    const first = await addAccountDays(tx, days)
    await addTeamDays(tx, addUpTeams(days))
    await countActive(tx, first)
  }
  await countOpened(tx, opened, lines)
  return new Set([
    ...days.flatMap(({ line }) => line),
    ...opened.flatMap(({ account, atMs }) => readLine(lines)(account, atMs)),
  ])
}
