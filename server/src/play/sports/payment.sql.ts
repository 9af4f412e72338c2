import { sql } from 'kysely'
import type { CoWrite } from '../../money/ledger/index.ts'
import type { Tx } from '../../platform/postgres/db.ts'
import type { Correction, Payment, PlacedBet, StoredGrade } from './slip.ts'

/** Where a leg stood when a bet was cashed out: graded, or open at fair chances of a version of the prices. */
export type StoredPosition =
  | { readonly match: number; readonly grades: readonly StoredGrade[] }
  | { readonly match: number; readonly version: number; readonly chances: Readonly<Record<string, number>> }

export type StoredOffer = {
  readonly margin: number
  readonly fair: string
  readonly positions: readonly StoredPosition[]
}

/** A payment of a bet as the ledger writes it. */
export type PaymentRow = {
  readonly wallet: number
  readonly bet: string
  readonly number: number
  readonly kind: 'settlement' | 'cash_out'
  readonly operation: string
  readonly stake: string
  readonly paid: string
  readonly valid_bet: string
  readonly rules: number
  readonly grades: readonly (readonly StoredGrade[])[] | null
  readonly key: string | null
  readonly offer: StoredOffer | null
  /** The open matches that a cash-out was computed from. */
  readonly open: readonly { readonly match: number; readonly version: number }[]
}

/**
 * A cash-out whose open matches take no bets any more, or have other prices, yields no `stake`: nobody is paid for what
 * has happened in the meantime. The matches are held until this is committed.
 */
export const sportsPaymentCoWrite: CoWrite = {
  name: 'sports_payment',
  insert: (rows) => `
    insert into sports_payment (wallet, bet, number, kind, operation, stake, paid, valid_bet, rules, grades, key, offer,
      paid_at)
    select given.wallet, given.bet, given.number, given.kind, given.operation,
      case when held.matches = json_array_length(given.open) then given.stake end,
      given.paid, given.valid_bet, given.rules, given.grades, given.key, given.offer, clock_timestamp()
    from json_to_recordset(${rows}) as given (wallet int, bet uuid, number int, kind text, operation uuid, stake bigint,
        paid bigint, valid_bet bigint, rules int, grades json, key uuid, offer json, open json)
      left join lateral (
        select count(*) as matches from (
          select from json_to_recordset(given.open) as asked (match int, version int)
          join sports_match as open on open.number = asked.match
            and open.price_version = asked.version and clock_timestamp() < open.bets_until
            and cardinality(open.stopped) = 0
          order by open.number
          for share of open
        ) as standing
      ) as held on true`,
}

/** A bet of which something is left, as the ledger writes it with the stake. */
export type OpenRow = { readonly wallet: number; readonly bet: string }

export const sportsOpenCoWrite: CoWrite = {
  name: 'sports_open',
  insert: (rows) => `
    insert into sports_open (wallet, bet)
    select wallet, bet from json_to_recordset(${rows}) as given (wallet int, bet uuid)`,
}

/** A bet whose rest is paid is open no more. */
export const sportsClosedCoWrite: CoWrite = {
  name: 'sports_closed',
  insert: (rows) => `
    delete from sports_open as open using json_to_recordset(${rows}) as given (wallet int, bet uuid)
    where open.wallet = given.wallet and open.bet = given.bet`,
}

/** A row as JSON brings it: amounts are texts. */
type Read<Row, Amounts extends keyof Row> = Omit<Row, Amounts> & Readonly<Record<Amounts, string>>
type CorrectionRead = Read<Correction, 'was' | 'paid' | 'validBet' | 'moved' | 'writtenOff'>
type PaymentRead = Omit<Read<Payment, 'stake' | 'paid' | 'validBet'>, 'corrections'> & {
  readonly corrections: readonly CorrectionRead[]
}
type BetRead = Omit<PlacedBet, 'payments'> & { readonly payments: readonly PaymentRead[] | null }

/** Bets with their legs and payments, for the wallets and ids of `chosen`. */
const betsOf = (chosen: ReturnType<typeof sql>) => sql<BetRead>`
  select bet.wallet, bet.id, bet.sizes, bet.lines, bet.policy, bet.rules, bet.currency, bet.stake,
    (extract(epoch from bet.placed_at) * 1000)::float8 as "placedAtMs", legs.list as legs, paid.list as payments
  from (${chosen}) as bet
  cross join lateral (
    select json_agg(json_build_object('match', leg.match, 'parts', leg.parts, 'chances', leg.chances,
      'prices', leg.prices, 'price', leg.price, 'priceVersion', leg.price_version, 'askedPrice', leg.asked_price,
      'askedVersion', leg.asked_version, 'isBanker', leg.is_banker) order by leg.leg) as list
    from sports_leg as leg where leg.wallet = bet.wallet and leg.bet = bet.id
  ) as legs
  left join lateral (
    select json_agg(json_build_object('number', paid.number, 'kind', paid.kind, 'stake', paid.stake::text,
      'paid', paid.paid::text, 'validBet', paid.valid_bet::text, 'grades', paid.grades, 'key', paid.key,
      'operation', paid.operation, 'corrections', coalesce(made.list, '[]'::json),
      'paidAtMs', (extract(epoch from paid.paid_at) * 1000)::float8) order by paid.number) as list
    from sports_payment as paid left join lateral (
      select json_agg(json_build_object('version', made.version, 'decision', made.decision, 'cause', made.cause,
        'operation', made.operation, 'was', made.was::text, 'paid', made.paid::text, 'validBet', made.valid_bet::text,
        'moved', made.moved::text, 'writtenOff', made.written_off::text, 'grades', made.grades,
        'correctedAtMs', (extract(epoch from made.corrected_at) * 1000)::float8) order by made.version) as list
      from sports_correction as made
      where made.wallet = paid.wallet and made.bet = paid.bet and made.number = paid.number
    ) as made on true
    where paid.wallet = bet.wallet and paid.bet = bet.id
  ) as paid on true`

const correctionOf = (read: CorrectionRead): Correction => ({
  ...read,
  was: BigInt(read.was),
  paid: BigInt(read.paid),
  validBet: BigInt(read.validBet),
  moved: BigInt(read.moved),
  writtenOff: BigInt(read.writtenOff),
})

const betOf = ({ payments, ...bet }: BetRead): PlacedBet => ({
  ...bet,
  payments: (payments ?? []).map((payment) => ({
    ...payment,
    stake: BigInt(payment.stake),
    paid: BigInt(payment.paid),
    validBet: BigInt(payment.validBet),
    corrections: payment.corrections.map(correctionOf),
  })),
})

export async function findBet(tx: Tx, wallet: number, id: string): Promise<PlacedBet | undefined> {
  const chosen = sql`select * from sports_bet where wallet = ${wallet} and id = ${id}`
  const { rows } = await betsOf(chosen).execute(tx)
  return rows.map(betOf)[0]
}

/** The bet that a cash-out under this key was of. */
export async function findCashedOut(tx: Tx, wallet: number, key: string): Promise<PlacedBet | undefined> {
  const chosen = sql`
    select * from sports_bet where wallet = ${wallet}
      and id = (select bet from sports_payment where wallet = ${wallet} and key = ${key})`
  const { rows } = await betsOf(chosen).execute(tx)
  return rows.map(betOf)[0]
}

const isOpen = sql`
  exists (select from sports_open as open where open.wallet = bet.wallet and open.bet = bet.id)`

export type BetsAsked = {
  readonly wallet: number
  readonly isSettled: boolean
  /** Only bets placed before this one. */
  readonly before: string | undefined
  readonly atMost: number
}

/** Newest first. */
export async function findBets(tx: Tx, asked: BetsAsked): Promise<readonly PlacedBet[]> {
  const { wallet, isSettled, before, atMost } = asked
  const isBefore =
    before === undefined
      ? sql`true`
      : sql`(bet.placed_at, bet.id) < (select placed_at, id from sports_bet where wallet = ${wallet} and id = ${before})`
  const from = isSettled
    ? sql`sports_bet as bet where bet.wallet = ${wallet} and not ${isOpen}`
    : sql`sports_open as open join sports_bet as bet on bet.wallet = open.wallet and bet.id = open.bet
        where open.wallet = ${wallet}`
  const chosen = sql`
    select bet.* from ${from} and ${isBefore} order by bet.placed_at desc, bet.id desc limit ${atMost}`
  const { rows } = await sql<BetRead>`${betsOf(chosen)} order by bet.placed_at desc, bet.id desc`.execute(tx)
  return rows.map(betOf)
}

/** The next bets with a leg on a match of which something is left, in the order of their keys. */
export async function findUnsettled(
  tx: Tx,
  match: number,
  after: Pick<PlacedBet, 'wallet' | 'id'>,
  atMost: number,
): Promise<readonly PlacedBet[]> {
  const chosen = sql`
    select bet.* from sports_leg as leg join sports_bet as bet on bet.wallet = leg.wallet and bet.id = leg.bet
    where leg.match = ${match} and (leg.wallet, leg.bet) > (${after.wallet}, ${after.id}::uuid) and ${isOpen}
    order by leg.wallet, leg.bet limit ${atMost}`
  const { rows } = await sql<BetRead>`${betsOf(chosen)} order by bet.wallet, bet.id`.execute(tx)
  return rows.map(betOf)
}

/** The next bets with a leg on a match, settled or not, in the order of their keys. */
export async function findBetsOn(
  tx: Tx,
  match: number,
  after: Pick<PlacedBet, 'wallet' | 'id'> | undefined,
  atMost: number,
): Promise<readonly PlacedBet[]> {
  const isAfter = after === undefined ? sql`true` : sql`(leg.wallet, leg.bet) > (${after.wallet}, ${after.id}::uuid)`
  const chosen = sql`
    select bet.* from sports_leg as leg join sports_bet as bet on bet.wallet = leg.wallet and bet.id = leg.bet
    where leg.match = ${match} and ${isAfter} order by leg.wallet, leg.bet limit ${atMost}`
  const { rows } = await sql<BetRead>`${betsOf(chosen)} order by bet.wallet, bet.id`.execute(tx)
  return rows.map(betOf)
}
