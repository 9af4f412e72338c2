import { days, id } from '@ronda/core'
import type { SharedTitle } from '@ronda/games'
import { findWalletNames } from '../../money/ledger/index.ts'
import { listSharingPayoutAccounts } from '../../money/payoutAccount/index.ts'
import { listPassed } from '../../money/transfer/index.ts'
import { listDeviceSharers } from '../../people/session/index.ts'
import type { Tx } from '../../platform/postgres/db.ts'
import { findSharedParts } from '../../play/round/index.ts'
import { listRealHeaps, listRealTickets } from '../../play/sharedRound/index.ts'
import { listAccountBets, type SeenBet } from '../payslip/index.ts'
import { findLines, lineAt } from '../tree/index.ts'
import { CIRCLE_MS, type Passed } from './circularTransfer.ts'
import { findLook, type Look } from './look.sql.ts'
import type { SharedLook, Tie } from './oppositeSides.ts'
import type { Sharer } from './selfPlay.ts'

/** Bets of one look: the next ones are another. */
export const BETS_MAX = 500
/** How long before and after its bets a browser was seen with both accounts. */
const DEVICE_MS = days(7)
const SHARERS_MAX = 100
const PAYEES_MAX = 50
const TRANSFERS_MAX = 200
/** Rounds that are compared at once, and bets on them that are read. */
const ROUNDS_MAX = 50
const TICKETS_MAX = 2_000
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

type Shareds = ReadonlyMap<string, SharedTitle>

/** The nearest agent above each of these accounts at a moment. */
async function agentsOf(tx: Tx, accounts: readonly string[], atMs: number): Promise<ReadonlyMap<string, string>> {
  const lines = await findLines(tx, [...new Set(accounts)])
  return new Map(
    [...lines].flatMap(([account, rows]) => {
      const [agent] = lineAt(rows, atMs)
      return agent === undefined ? [] : [[account, agent] as const]
    }),
  )
}

/** The bets of a look, and who used the same browsers. */
type Bets = {
  readonly account: string
  readonly startMs: number
  readonly bets: readonly SeenBet[]
  readonly sharers: readonly Sharer[]
}

/** Everything that the rules ask about the next bets of an account on a day. */
export type Scene = Bets & {
  readonly look: Look
  readonly payees: readonly string[]
  /** The nearest agent above each of those in the same browsers. */
  readonly agentOf: ReadonlyMap<string, string>
  readonly shared: readonly SharedLook[]
  readonly passed: readonly Passed[]
}

const tieOf = (owner: string, { account, sharers }: Bets, isMate: (owner: string) => boolean): Tie | undefined => {
  if (owner === account) return 'own'
  if (sharers.some((sharer) => sharer.account === owner)) return 'device'
  return isMate(owner) ? 'line' : undefined
}

/** The shared rounds in which an account has bet, with its own bets and those of accounts that are tied to it. */
async function sharedLooks(shareds: Shareds, tx: Tx, scene: Bets): Promise<readonly SharedLook[]> {
  const { bets, startMs } = scene
  const played = bets.filter(({ game }) => game !== null && shareds.has(game))
  const parts = await findSharedParts(
    tx,
    played.map(({ wallet, operation }) => ({ wallet, id: operation })),
  )
  const looks: SharedLook[] = []
  for (let at = 0; at < parts.length; at += ROUNDS_MAX) {
    const page = parts.slice(at, at + ROUNDS_MAX)
    const own = [...new Set(page.map(({ wallet }) => wallet))]
    const tickets = await listRealTickets(tx, page, { own, atMost: TICKETS_MAX })
    const heaps = await listRealHeaps(tx, page)
    const owners = await findWalletNames(tx, [...new Set(tickets.map(({ wallet }) => wallet))])
    const ownerOf = (wallet: number): string => owners.get(wallet)?.owner ?? ''
    const agents = await agentsOf(
      tx,
      [...new Set([...owners.values()].map(({ owner }) => owner))].filter((owner) => UUID.test(owner)),
      startMs + days(1) - 1,
    )
    for (const { wallet, id: operation, game, number } of page) {
      const bet = played.find((each) => each.wallet === wallet && each.operation === operation)
      const rules = shareds.get(game)?.rules
      if (bet === undefined || rules === undefined) continue
      const near = tickets
        .filter((ticket) => ticket.game === game && ticket.round === number)
        .flatMap((ticket) => {
          const owner = ownerOf(ticket.wallet)
          const tie = tieOf(owner, scene, (each) => agents.get(each) === bet.line[0])
          return tie === undefined ? [] : [{ account: owner, staked: ticket.staked, bet: ticket.bet, tie }]
        })
      const heap = heaps.find((each) => each.game === game && each.round === number && each.currency === bet.currency)
      looks.push({ rules, game, number, bet, tickets: near, heap })
    }
  }
  return looks
}

/** Reads the next bets of an account on a day with what belongs to them; undefined where all were looked at. */
export async function readScene(
  shareds: Shareds,
  tx: Tx,
  { account, day }: Pick<Look, 'account' | 'day'>,
): Promise<Scene | undefined> {
  const look = await findLook(tx, { account, day })
  if (look === undefined || look.looked >= look.seen) return undefined
  const startMs = Date.parse(`${day}T00:00:00Z`)
  const endMs = startMs + days(1)
  const asked = { account, fromMs: startMs, toMs: endMs, after: look.looked, atMost: BETS_MAX }
  const bets = await listAccountBets(tx, asked)
  const near = { fromMs: startMs - DEVICE_MS, toMs: endMs + DEVICE_MS, atMost: SHARERS_MAX }
  const sharers = await listDeviceSharers(tx, account, near)
  const around = { fromMs: startMs - CIRCLE_MS, toMs: endMs + CIRCLE_MS, atMost: TRANSFERS_MAX }
  const mates = sharers.map((sharer) => sharer.account)
  return {
    account,
    startMs,
    bets,
    sharers,
    look,
    payees: await listSharingPayoutAccounts(tx, id<'account'>(account), PAYEES_MAX),
    agentOf: await agentsOf(tx, mates, endMs - 1),
    shared: await sharedLooks(shareds, tx, { account, startMs, bets, sharers }),
    passed: await listPassed(tx, account, around),
  }
}
