import { randomUUID } from 'node:crypto'
import { findWallet } from '../../src/money/ledger/index.ts'
import type { Tx } from '../../src/platform/postgres/db.ts'
import type { Visitor, WireAnswer } from '../../src/platform/testing/visitor.ts'
import { askRaffle, raffleBody, raffleStates } from './raffleRaces.ts'
import { proposeRain, rainBody, rainStates } from './envelopeRaces.ts'
import { proposeTournament, tournamentBody, tournamentStates } from './tournamentRaces.ts'
import { bankRecords, handPayout, openTransfer, recordPaid, recordTransfer } from './bankTransfers.ts'
import { openDealer } from './dealer.ts'
import { askToCashOut, askToPlace, openBet, openMatch, resultBet } from './league.ts'
import { askToVoid, decisionStates, voidBody } from './sportsDecisionRaces.ts'
import { openGame } from './testServer.ts'
import { leaveWith, units, type Owner } from './memberBalances.ts'
import type { MoneyParties } from './moneyParties.ts'
import { CONVERT_PATH, converting, earnPoints, MONEY, offerGood, redeemGood } from './points.ts'
import { earnRebate } from './rebates.ts'
import { fillFund } from './rewardFunds.ts'

/** What a member has: money in each place, and the number of open requests. */
export type Holdings = Readonly<
  Record<
    | 'cash'
    | 'held'
    | 'vendor'
    | 'deposits'
    | 'orders'
    | 'proposals'
    | 'topUps'
    | 'rains'
    | 'raffles'
    | 'decisions'
    | 'tournaments'
    | 'bankRecords',
    number
  >
>

type Effect = Partial<Holdings>

/** A money call with an idempotency key, and its effect on what the member has. */
export type KeyedCall = {
  readonly name: string
  readonly effect: Effect
  prepare(parties: MoneyParties, owner: Owner): Promise<(key: string) => Promise<WireAnswer>>
}

const START = 3_000
/** The same amount for all moves and the same for all stakes: only equal amounts can be mixed up. */
const [MOVED, STAKED] = [300, 1]
const REBATE = 3
const CONVERTED = 7
const REDEEMED = 10

/** A proposal for a fund names no member: the reason tells those of one sequence apart. */
const reasonOf = ({ number }: Owner): string => `A sequence of ${number}`

const bet = { side: 'heads', units: 5 }

export const keyedCalls: readonly KeyedCall[] = [
  {
    name: 'withdrawal.request',
    effect: { cash: -MOVED, held: MOVED },
    prepare: (parties, owner) => parties.withdrawer(owner),
  },
  {
    name: 'transfer.send',
    effect: { cash: -MOVED },
    prepare: async (parties, owner) => (key) => parties.send(owner, parties.agent, { key }),
  },
  {
    name: 'vendor.walletTransfer',
    effect: { cash: -MOVED, vendor: MOVED },
    prepare: async (parties, owner) => (key) => parties.move(owner, key),
  },
  {
    name: 'deposit.create',
    effect: { deposits: 1 },
    prepare:
      async (_parties, { visitor }) =>
      (key) =>
        visitor.ask('POST', '/api/v1/deposits', { key, way: 'card', amount: units(MOVED) }),
  },
  {
    name: 'adjustments.propose',
    effect: { proposals: 1 },
    prepare: async (parties, owner) => (key) => parties.propose(owner, -MOVED, key),
  },
  {
    name: 'rebate.claim',
    effect: { cash: REBATE },
    async prepare({ server }, { visitor, memberWallets }) {
      // 773.20 × 3.88 % × 10 % is a little more than three units, and rounded down to the cent.
      await earnRebate(server, memberWallets.cash, 77_320_000n)
      await fillFund(server, 'REBATE', BigInt(units(REBATE)))
      return (key) => visitor.ask('POST', '/wps/rebate/claim', { key })
    },
  },
  {
    name: 'point.convert',
    effect: { cash: CONVERTED },
    async prepare({ server }, owner) {
      await earnPoints(server, owner, 100 * CONVERTED)
      await fillFund(server, 'POINTS', BigInt(units(CONVERTED)))
      return (key) => owner.visitor.ask('POST', CONVERT_PATH, converting(key, 100 * CONVERTED))
    },
  },
  {
    name: 'mall.redeem',
    effect: { cash: REDEEMED },
    async prepare({ server }, owner) {
      await earnPoints(server, owner, 1_000)
      await fillFund(server, 'POINTS', BigInt(units(REDEEMED)))
      const good = await offerGood(server, MONEY)
      return (key) => redeemGood(owner, good, { key, price: 1_000 })
    },
  },
  {
    name: 'rewardFunds.propose',
    effect: { topUps: 1 },
    prepare: async (parties, owner) => (key) => parties.topUp(MOVED, { key, reason: reasonOf(owner) }),
  },
  {
    name: 'envelopeDesk.propose',
    effect: { rains: 1 },
    async prepare(parties, owner) {
      const body = rainBody(parties, reasonOf(owner))
      return (key) => proposeRain(parties, { ...body, key })
    },
  },
  {
    name: 'tournamentDesk.propose',
    effect: { tournaments: 1 },
    async prepare(parties, owner) {
      const body = tournamentBody(parties, reasonOf(owner))
      return (key) => proposeTournament(parties, { ...body, key })
    },
  },
  {
    name: 'raffleDesk.propose',
    effect: { raffles: 1 },
    async prepare(parties, owner) {
      const body = raffleBody(parties, reasonOf(owner))
      return (key) => askRaffle(parties, { ...body, key })
    },
  },
  {
    name: 'sportsDesk.propose',
    effect: { decisions: 1 },
    async prepare(parties, owner) {
      const body = await voidBody(parties, reasonOf(owner))
      return (key) => askToVoid(parties, { ...body, key })
    },
  },
  {
    name: 'bankTransferDesk.recordTransfer',
    effect: { bankRecords: 1 },
    async prepare(parties, owner) {
      const id = await openTransfer(parties, owner)
      return (key) => recordTransfer(parties, parties.ana, id, { key, bankReference: `In ${owner.number}` })
    },
  },
  {
    name: 'bankTransferDesk.recordPayout',
    effect: { bankRecords: 1 },
    async prepare(parties, owner) {
      const id = await handPayout(parties, owner)
      return (key) => recordPaid(parties, parties.ana, id, { key, bankReference: `Out ${owner.number}` })
    },
  },
  {
    name: 'slot.spin',
    effect: { cash: -STAKED },
    async prepare(_parties, { visitor }) {
      const game = await openGame(visitor)
      return (round) => game.ask('POST', '/play/v1/slot/spin', { round, stake: units(STAKED) })
    },
  },
  {
    name: 'arcade.bet',
    effect: { cash: -STAKED },
    async prepare(_parties, { visitor }) {
      const game = await openGame(visitor, 'real', 'RONDA_MINES')
      return (round) => game.ask('POST', '/play/v1/arcade/bet', { round, stake: units(STAKED), bet: { mines: 3 } })
    },
  },
  {
    name: 'sharedRound.bet',
    effect: { cash: -STAKED },
    async prepare(parties, { visitor }) {
      const [game, dealer] = [await openGame(visitor, 'real', 'COIN'), await openDealer(parties.server, 'COIN')]
      const round = await dealer.open()
      return (ticket) => game.ask('POST', '/play/v1/table/bet', { ticket, round, bet })
    },
  },
  {
    name: 'sports.place',
    effect: { cash: -STAKED },
    async prepare(parties, { visitor }) {
      const body = resultBet(await openMatch(parties.server), 'home', units(STAKED))
      return (key) => askToPlace(visitor, { ...body, key })
    },
  },
  {
    name: 'sports.cashOut',
    // Two units are worth one and a part of another: what is kept is less than a quarter.
    effect: { cash: 1 },
    async prepare(parties, { visitor }) {
      const body = await openBet(parties.server, visitor, units(2))
      return (key) => askToCashOut(visitor, { ...body, key })
    },
  },
  {
    name: 'sharedRoundOrders.make',
    effect: { orders: 1 },
    async prepare(_parties, { visitor }) {
      const game = await openGame(visitor, 'real', 'COIN')
      return (order) => game.ask('POST', '/play/v1/orders', { order, draws: 2, bet })
    },
  },
]

/** In whole units, which a number holds exactly. */
const wholeOf = (sum: bigint): number => Number(sum / 100_000n)

const ownerOf = async (tx: Tx, wallet: number): Promise<string> =>
  (await tx.selectFrom('wallet').select('owner').where('id', '=', wallet).executeTakeFirstOrThrow()).owner

export async function holdingsOf(parties: MoneyParties, owner: Owner, games: Visitor): Promise<Holdings> {
  const { ledger, db } = parties.server
  const { cash, held } = await parties.balances(owner)
  const account = await db.read((tx) => ownerOf(tx, owner.memberWallets.cash))
  const away = await db.read((tx) => findWallet(tx, { owner: account, purpose: 'vendor:ALAMEDA', currency: 'USD' }))
  const { lines } = await owner.visitor.get<{ lines: readonly unknown[] }>('/api/v1/deposits')
  const { orders } = await games.get<{ orders: readonly unknown[] }>('/play/v1/orders')
  return {
    cash: wholeOf(BigInt(cash)),
    held: wholeOf(BigInt(held)),
    vendor: away === undefined ? 0 : wholeOf((await ledger.balanceOf(away)).balance),
    deposits: lines.length,
    orders: orders.length,
    proposals: await parties.waiting(owner),
    topUps: await parties.topUpsBecause(reasonOf(owner)),
    rains: (await rainStates(parties, reasonOf(owner))).length,
    tournaments: (await tournamentStates(parties, reasonOf(owner))).length,
    bankRecords: await bankRecords(parties, owner),
    raffles: (await raffleStates(parties, reasonOf(owner))).length,
    decisions: (await decisionStates(parties, reasonOf(owner))).length,
  }
}

function plus(before: Holdings, effects: readonly Effect[]): Holdings {
  const after: Record<keyof Holdings, number> = { ...before }
  for (const effect of effects) {
    for (const part of Object.keys(before) as (keyof Holdings)[]) after[part] += effect[part] ?? 0
  }
  return after
}

export const answered = ({ body }: WireAnswer): string => {
  const { success, code } = body as { success: boolean; code?: string }
  return success ? 'done' : (code ?? 'nothing')
}

export type SequenceResult = {
  /** The answers of every call with one key, and of every call once more. */
  readonly answers: readonly string[]
  readonly again: readonly string[]
  /** What the member has, and should have by the answers. */
  readonly has: Holdings
  readonly should: Holdings
}

/**
 * Money calls with one key, one after the other, and all once more. A call that was answered as done must have had its
 * own effect once, and a refused one none: a difference is a duplicate effect or a missing one.
 */
export async function trySequence(parties: MoneyParties, sequence: readonly KeyedCall[]): Promise<SequenceResult> {
  const owner = await parties.owner()
  await leaveWith(parties.server, owner, START)
  const games = await openGame(owner.visitor, 'real', 'COIN')
  const sends: ((key: string) => Promise<WireAnswer>)[] = []
  for (const call of sequence) sends.push(await call.prepare(parties, owner))
  const before = await holdingsOf(parties, owner, games)
  const key = randomUUID()
  const [answers, again]: [string[], string[]] = [[], []]
  for (const send of sends) answers.push(answered(await send(key)))
  for (const send of sends) again.push(answered(await send(key)))
  const done = sequence.filter((_, at) => answers[at] === 'done')
  const should = plus(
    before,
    done.map(({ effect }) => effect),
  )
  return { answers, again, has: await holdingsOf(parties, owner, games), should }
}

/** Calls that are refused after another one for a reason other than the key, so that one sequence has only one of them. */
const ALTERNATIVES = [
  ['slot.spin', 'arcade.bet'],
  ['transfer.send', 'vendor.walletTransfer'],
] as const

const without = (dropped: readonly string[]): readonly KeyedCall[] =>
  keyedCalls.filter(({ name }) => !dropped.includes(name))

/** Every call before and after every other, except the alternatives, which are tried by themselves. */
export const sequences: readonly (readonly KeyedCall[])[] = ALTERNATIVES[0].flatMap((one) =>
  ALTERNATIVES[1].flatMap((other) => [without([one, other]), without([one, other]).toReversed()]),
)

export const everyPair: readonly (readonly [KeyedCall, KeyedCall])[] = keyedCalls.flatMap((first) =>
  keyedCalls.filter((second) => second !== first).map((second) => [first, second] as const),
)

export const alternatives = everyPair.filter((pair) =>
  ALTERNATIVES.some((names) => pair.every(({ name }) => names.some((each) => each === name))),
)
