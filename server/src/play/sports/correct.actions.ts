import { assert, present, type Currency } from '@ronda/core'
import { RULES_VERSION } from '@ronda/games/sports'
import {
  CoWriteConflict,
  findWalletNames,
  LedgerBusy,
  LedgerUnknown,
  type CommittedWith,
  type CorrectionToPublish,
  type Ledger,
  type RoundToPublish,
} from '../../money/ledger/index.ts'
import { returnedCoWrite, type ReturnedRow } from '../../money/playThrough/index.ts'
import { publishMemberEvent } from '../../people/memberEvent/index.ts'
import { correctionOf, entryOf, standingOf, type Standing } from './correct.ts'
import { sportsCorrectionCoWrite, type CorrectionRow } from './correct.sql.ts'
import { addEffects, type Effect } from './examine.ts'
import { isVoid, storedGrade, type MatchOf, type Settled } from './grade.ts'
import { findBet, findBetsOn } from './payment.sql.ts'
import { findMatchOf, settleMatch, type SettleOptions } from './settle.actions.ts'
import { gameOf, type CorrectionCause, type Payment, type PlacedBet } from './slip.ts'
import type { Voids } from './void.ts'

export type CorrectOptions = Omit<SettleOptions, 'ledger'> & { readonly ledger: Ledger }

/** A decision of staff about the bets on a match. */
export type Decided = { readonly id: string; readonly match: number; readonly cause: CorrectionCause }

const KIND = 'sports.correct'
/** Bets that are read together. */
const BETS_MAX = 1_000
/** The balance changes, and others correct, in between; more often than this is a defect. */
const TRIES_MAX = 20

type Correcting = {
  readonly bet: PlacedBet
  readonly payment: Payment
  readonly settled: Settled
  readonly decided: Decided
}

const isVoidAll = ({ grades }: Settled): boolean => grades.flat().every(isVoid)

/** What others are told: a bet that counted as none counts now, or the difference of one that counted. */
function eventOf(
  { payment, settled, bet }: Correcting,
  { round, paid, validBet }: Standing,
  place: { readonly id: string; readonly seq: number; readonly at: string },
): RoundToPublish | CorrectionToPublish | undefined {
  const game = gameOf(bet.legs)
  const { wallet, currency } = bet
  const stake = payment.stake.toString()
  const after = { stake, win: settled.amounts.paid.toString(), validBet: settled.amounts.validBet.toString() }
  const shared = { game, mode: 'real', currency, wallet, seq: place.seq } as const
  if (round === null)
    return isVoidAll(settled) ? undefined : { type: 'round', id: place.id, at: place.at, ...shared, ...after }
  const none = { stake: '0', win: '0', validBet: '0' }
  return {
    type: 'correction',
    id: round,
    at: new Date(payment.paidAtMs).toISOString(),
    ...shared,
    before: { stake, win: paid.toString(), validBet: validBet.toString() },
    after: isVoidAll(settled) ? none : after,
  }
}

function rowsOf(correcting: Correcting, id: string, { moved, writtenOff }: ReturnType<typeof entryOf>) {
  const { bet, payment, settled, decided } = correcting
  const { paid: was, version } = standingOf(payment)
  const row: CorrectionRow = {
    wallet: bet.wallet,
    bet: bet.id,
    number: payment.number,
    version: version + 1,
    decision: decided.id,
    cause: decided.cause,
    operation: id,
    was: was.toString(),
    paid: settled.amounts.paid.toString(),
    valid_bet: settled.amounts.validBet.toString(),
    moved: moved.toString(),
    written_off: writtenOff.toString(),
    rules: RULES_VERSION,
    grades: settled.grades.map((each) => each.map(storedGrade)),
  }
  return { name: sportsCorrectionCoWrite.name, row }
}

/** Everything that commits with the entry of a correction. */
function committedWith(correcting: Correcting, id: string, { balance, at }: { balance: bigint; at: string }) {
  const { bet, payment, settled } = correcting
  const standing = standingOf(payment)
  const written = rowsOf(correcting, id, entryOf(standing.paid, settled.amounts.paid, balance))
  // What is not risked after all does not count for playing deposits through; what is risked after all does again.
  const returned = standing.validBet - settled.amounts.validBet
  return ({ seq }: { readonly seq: number }): CommittedWith => {
    const row: ReturnedRow = { wallet: bet.wallet, seq, amount: returned.toString(), cause: 'corrected' }
    const coWrites = [written, ...(returned === 0n ? [] : [{ name: returnedCoWrite.name, row }])]
    const event = eventOf(correcting, standing, { id, seq, at })
    return event === undefined ? { coWrites } : { coWrites, event }
  }
}

/** Writes the difference once. False where the balance was smaller by then: it is decided again. */
async function write(options: CorrectOptions, correcting: Correcting, attempt: number): Promise<boolean> {
  const { ids, clock, ledger } = options
  const { bet, payment, settled } = correcting
  const { wallet, currency } = bet
  const { paid: was, version } = standingOf(payment)
  const { balance } = await ledger.balanceOf(wallet)
  const { moved } = entryOf(was, settled.amounts.paid, balance)
  const id = ids.named('sports correction', wallet, bet.id, payment.number, version, moved.toString(), attempt)
  const answer = await ledger.submit({
    kind: 'adjustment',
    id,
    wallet,
    houseAccount: ledger.houseAccount('game', currency),
    amount: moved,
    commitWith: committedWith(correcting, id, { balance, at: new Date(clock.nowMs()).toISOString() }),
  })
  return answer.accepted
}

/** The first payment of a bet that should have been another amount. */
function wrongIn(bet: PlacedBet, matchOf: MatchOf, decided: Decided): Correcting | undefined {
  for (const payment of bet.payments) {
    const settled = correctionOf(bet, payment, matchOf)
    if (settled !== undefined) return { bet, payment, settled, decided }
  }
  return undefined
}

/** Tells the member what a decision has changed; told again, it is the same message. */
async function tell({ db, clock }: CorrectOptions, { wallet, payments, currency }: PlacedBet, { id }: Decided) {
  const made = payments.flatMap(({ corrections }) => corrections).filter(({ decision }) => decision === id)
  const moved = made.filter((each) => each.moved !== 0n)
  if (moved.length === 0) return
  await db.write(async (tx) => {
    const { owner: account } = present((await findWalletNames(tx, [wallet])).get(wallet), 'the wallet of a bet')
    for (const { moved: amount, operation } of moved) {
      const event = amount > 0n ? 'adjustment.betCredited' : 'adjustment.betDebited'
      const facts = { amount: amount > 0n ? amount : -amount, currency }
      await publishMemberEvent(tx, { account, event, key: `${event}:${operation}`, facts, atMs: clock.nowMs() })
    }
  })
}

/** Corrects what was paid of a bet, as often as it takes, and tells the member. */
async function correct(options: CorrectOptions, decided: Decided, first: PlacedBet): Promise<void> {
  let bet = first
  for (let attempt = 0; ; attempt += 1) {
    const wrong = wrongIn(bet, await findMatchOf(options, [bet]), decided)
    if (wrong === undefined) break
    assert(attempt < TRIES_MAX, 'a bet is corrected after some tries')
    try {
      await write(options, wrong, attempt)
    } catch (error) {
      if (!(error instanceof CoWriteConflict) || error.rule.table !== sportsCorrectionCoWrite.name) throw error
    }
    bet = present(await options.db.read((tx) => findBet(tx, bet.wallet, bet.id)), 'a bet that was there')
  }
  await tell(options, bet, decided)
}

type Page = (bets: readonly PlacedBet[]) => Promise<void>

/** All bets with a leg on a match, page by page. */
async function eachPage({ db }: Pick<CorrectOptions, 'db'>, match: number, work: Page): Promise<void> {
  for (let last: Pick<PlacedBet, 'wallet' | 'id'> | undefined; ;) {
    const after = last
    const page = await db.read((tx) => findBetsOn(tx, match, after, BETS_MAX))
    await work(page)
    last = page.at(-1)
    if (last === undefined || page.length < BETS_MAX) return
  }
}

/** Settles what a decision leaves open no more, and corrects what was settled otherwise. Done again, it changes nothing. */
export async function carryOut(options: CorrectOptions, decided: Decided): Promise<void> {
  await settleMatch(options, { number: decided.match })
  await eachPage(options, decided.match, (page) =>
    options.failures.eachAtOnce(KIND, page, {
      idOf: ({ wallet, id }) => [decided.match, decided.cause, decided.id, wallet, id].join('/'),
      work: (bet) => correct(options, decided, bet),
      concernsAll: (error) => error instanceof LedgerBusy || error instanceof LedgerUnknown,
    }),
  )
}

/** Corrects what could not be corrected at first. */
export const correctFailed = (options: CorrectOptions): Promise<void> =>
  options.failures.retry(KIND, async (item) => {
    const [match, cause, id = '', wallet, bet = ''] = item.split('/')
    const found = present(await options.db.read((tx) => findBet(tx, Number(wallet), bet)), `the bet ${item}`)
    await correct(options, { id, match: Number(match), cause: cause as CorrectionCause }, found)
  })

/** What a decision would do: computed like it, and nothing is written. */
export async function examine(
  options: Pick<CorrectOptions, 'db'>,
  match: number,
  voids: Voids,
): Promise<readonly Effect[]> {
  let effects: ReadonlyMap<Currency, Effect> = new Map()
  await eachPage(options, match, async (page) => {
    const known = await findMatchOf(options, page)
    effects = addEffects(effects, page, (number) => (number === match ? { ...known(number), voids } : known(number)))
  })
  return [...effects.values()].toSorted((left, right) => left.currency.localeCompare(right.currency))
}
