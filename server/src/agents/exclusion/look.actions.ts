import { days, id } from '@ronda/core'
import type { SharedTitle } from '@ronda/games'
import { findWalletNames } from '../../money/ledger/index.ts'
import { listSharingPayoutAccounts } from '../../money/payoutAccount/index.ts'
import { listPassed } from '../../money/transfer/index.ts'
import { listDeviceSharers } from '../../people/session/index.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Failures } from '../../platform/failures/index.ts'
import type { Db, Tx } from '../../platform/postgres/db.ts'
import { findSharedParts } from '../../play/round/index.ts'
import { listRealTickets } from '../../play/sharedRound/index.ts'
import { listAccountBets, listBetDays, type SeenBet } from '../payslip/index.ts'
import { findLines, lineAt } from '../tree/index.ts'
import { CIRCLE_MS, findCircles } from './circularTransfer.ts'
import { fileFindings, type FileOptions } from './file.actions.ts'
import {
  addLooks,
  listLooks,
  lockLook,
  lockRead,
  lookAgain,
  LOOK_JOB,
  recordLooked,
  recordRead,
  type Look,
} from './look.sql.ts'
import { findOppositeSides, type SharedLook, type Tie } from './oppositeSides.ts'
import { findSameDevice } from './sameDevice.ts'
import { findSelfPlay, type Sharer } from './selfPlay.ts'

export type LookOptions = FileOptions & {
  readonly db: Db
  readonly clock: Clock
  readonly failures: Failures
  readonly shareds: ReadonlyMap<string, SharedTitle>
}

/** Events of one transaction, and transactions of one run: the rest waits a minute. */
const EVENTS_MAX = 5_000
const READS_MAX = 20
const LOOKS_MAX = 200
const BATCHES_MAX = 10
const AGAIN_MAX = 1_000
/** Bets of one look: the next ones are another. */
const BETS_MAX = 500
/** How long before and after its bets a browser was seen with both accounts. */
const DEVICE_MS = days(7)
const SHARERS_MAX = 100
const PAYEES_MAX = 50
const TRANSFERS_MAX = 200
/** Rounds that are compared at once, and bets on them that are read. */
const ROUNDS_MAX = 50
const TICKETS_MAX = 2_000

/** Reads stored bets, and notes the days that are to be looked at. The cursor moves in the same transaction. */
async function readBets({ db }: LookOptions): Promise<void> {
  for (let at = 0; at < READS_MAX; at += 1) {
    const isDone = await db.write(async (tx) => {
      const after = await lockRead(tx)
      const { days: found, until } = await listBetDays(tx, after, EVENTS_MAX)
      if (until === after) return true
      await addLooks(tx, found)
      await recordRead(tx, until)
      return false
    })
    if (isDone) return
  }
}

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

type Scene = {
  readonly account: string
  readonly startMs: number
  readonly bets: readonly SeenBet[]
  readonly sharers: readonly Sharer[]
}

const tieOf = (owner: string, { account, sharers }: Scene, isMate: (owner: string) => boolean): Tie | undefined => {
  if (owner === account) return 'own'
  if (sharers.some((sharer) => sharer.account === owner)) return 'device'
  return isMate(owner) ? 'line' : undefined
}

/** The shared rounds in which an account has bet, with its own bets and those of accounts that are tied to it. */
async function sharedLooks({ shareds }: LookOptions, tx: Tx, scene: Scene): Promise<readonly SharedLook[]> {
  const { bets, startMs } = scene
  const played = bets.filter(({ game }) => game !== null && shareds.has(game))
  const parts = await findSharedParts(
    tx,
    played.map(({ wallet, operation }) => ({ wallet, id: operation })),
  )
  const looks: SharedLook[] = []
  for (let at = 0; at < parts.length; at += ROUNDS_MAX) {
    const page = parts.slice(at, at + ROUNDS_MAX)
    const tickets = await listRealTickets(tx, page, TICKETS_MAX)
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
      looks.push({ rules, game, number, bet, tickets: near })
    }
  }
  return looks
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

async function findingsOf(options: LookOptions, tx: Tx, scene: Scene) {
  const { account, startMs, bets, sharers } = scene
  const payees = await listSharingPayoutAccounts(tx, id<'account'>(account), PAYEES_MAX)
  const agentOf = await agentsOf(
    tx,
    sharers.map((sharer) => sharer.account),
    startMs + days(1) - 1,
  )
  const around = { fromMs: startMs - CIRCLE_MS, toMs: startMs + days(1) + CIRCLE_MS, atMost: TRANSFERS_MAX }
  return [
    ...findSelfPlay({ bets, sharers, payees }),
    ...findOppositeSides(await sharedLooks(options, tx, scene)),
    ...findCircles(bets, await listPassed(tx, account, around)),
    ...findSameDevice({ bets, sharers, agentOf }),
  ]
}

/** Looks at the next bets of an account on a day. Another process that does so has them. */
async function look(options: LookOptions, { account, day }: Look): Promise<void> {
  const { db, clock } = options
  await db.write(async (tx) => {
    const locked = await lockLook(tx, { account, day })
    if (locked === undefined || locked.looked >= locked.seen) return
    const startMs = Date.parse(`${day}T00:00:00Z`)
    const asked = { account, fromMs: startMs, toMs: startMs + days(1), after: locked.looked, atMost: BETS_MAX }
    const bets = await listAccountBets(tx, asked)
    const near = { fromMs: startMs - DEVICE_MS, toMs: startMs + days(1) + DEVICE_MS, atMost: SHARERS_MAX }
    const sharers = await listDeviceSharers(tx, account, near)
    const findings = await findingsOf(options, tx, { account, startMs, bets, sharers })
    await fileFindings(options, tx, findings, { account, day, nowMs: clock.nowMs() })
    await recordLooked(tx, locked, bets.length < BETS_MAX ? locked.seen : (bets.at(-1)?.no ?? locked.seen))
  })
}

/** Looks at bets that were stored, and again at those of days that are over. */
export async function findExclusions(options: LookOptions): Promise<void> {
  const { db, clock, failures } = options
  await readBets(options)
  await db.write((tx) => lookAgain(tx, clock.nowMs(), AGAIN_MAX))
  for (let at = 0; at < BATCHES_MAX; at += 1) {
    const looks = await db.read((tx) => listLooks(tx, clock.nowMs(), LOOKS_MAX))
    await failures.each(
      LOOK_JOB,
      looks,
      ({ account, day }) => `${account} ${day}`,
      (each) => look(options, each),
    )
    if (looks.length < LOOKS_MAX) return
  }
}
