import { KIND_NUMBER, PART, REFUSAL_NUMBER, RESTRICTING, type StoredRefusal } from './leg.ts'

/** A query whose rows are faults. Each row describes the fault in `says`. */
export type Check = { readonly rule: string; readonly sql: string }

/** Enough to sort a partition of more than a million legs in memory. */
export const SORT_MEMORY = '400MB'

/**
 * Checks every chain of one partition. Each leg is compared with the one before it: number, balance and lifetime totals
 * must follow, and a refusal for lack of funds must be true. The totals of reversals are checked against what they
 * undo: see AU9.
 */
export const chainsOf = (partition: string): Check => ({
  rule: 'AU1',
  sql: `
    with step as (
      select wallet, seq, kind, code, amount, balance, staked, won,
        lag(seq, 1, 0) over chain as seq_before,
        lag(balance, 1, 0::bigint) over chain as balance_before,
        lag(staked, 1, 0::bigint) over chain as staked_before,
        lag(won, 1, 0::bigint) over chain as won_before
      from ${partition}
      window chain as (partition by wallet order by seq)
    ), broken as (
      select wallet, case
        when seq <> seq_before + 1 then format('leg %s follows leg %s', seq, seq_before)
        when balance < 0 then format('leg %s has a negative balance', seq)
        when balance <> balance_before + case when code = 0 then amount else 0 end
          then format('leg %s does not add up', seq)
        when (kind <> ${KIND_NUMBER.reversal} or code <> 0) and (
          staked <> staked_before
            - case when code = 0 and kind in (${KIND_NUMBER.stake}, ${KIND_NUMBER.award}) then amount else 0 end or
          won <> won_before
            + case when code = 0 and kind in (${KIND_NUMBER.payout}, ${KIND_NUMBER.contribution}) then amount else 0 end
        ) then format('leg %s has wrong totals', seq)
        when code = ${REFUSAL_NUMBER['wallet.insufficient_funds']} and balance_before + amount >= 0
          then format('leg %s was refused although the balance was sufficient', seq)
      end as wrong
      from step
    )
    select format('wallet %s: %s', wallet, wrong) as says from broken where wrong is not null`,
})

/**
 * What each wallet moved with each counter, summed once for all checks that need it within their statement. A table for
 * it would be a write, and a transaction that has written delays every outbox event until the audit ends.
 */
const PAIRS = `
  select wallet, counter, sum(amount) filter (where code = 0) as amount, count(*) as legs
  from leg group by wallet, counter`

const tails = `
  select wallet.id as wallet, wallet.currency, tail.balance, (tail.at at time zone 'utc')::date as day
  from wallet cross join lateral (
    select balance, at from leg where leg.wallet = wallet.id order by seq desc limit 1
  ) as tail`

const houseBalances = `
  select account.id as house, account.name, account.currency, coalesce(sum(gain.delta), 0) as balance
  from house_account as account
  left join (select unnest(house) as house, unnest(delta) as delta from batch) as gain on gain.house = account.id
  group by account.id`

/** Checks on sums, which all read `audit_pair`. */
const sums: readonly Check[] = [
  {
    rule: 'AU2',
    sql: `
      select format('%s: all accounts together hold %s', currency, sum(balance)) as says
      from (select currency, balance from (${tails}) as tail union all select currency, balance from (${houseBalances}) as house) as account
      group by currency having sum(balance) <> 0`,
  },
  {
    rule: 'AU3',
    sql: `
      select format('wallet %s holds %s but its entries sum to %s', tail.wallet, tail.balance, entries.amount) as says
      from (${tails}) as tail
      join (select wallet, coalesce(sum(amount), 0) as amount from audit_pair group by wallet) as entries using (wallet)
      where tail.balance <> entries.amount`,
  },
  {
    rule: 'AU4',
    sql: `
      select format('house account %s %s holds %s but its legs gave it %s', house.name, house.currency, house.balance, coalesce(-legs.amount, 0)) as says
      from (${houseBalances}) as house
      left join (select counter as house, sum(amount) as amount from audit_pair group by counter) as legs using (house)
      where house.balance <> coalesce(-legs.amount, 0)
      union all
      select format('batches name house account %s, which does not exist', named.house)
      from (select distinct unnest(house) as house from batch) as named
      where not exists (select from house_account where id = named.house)`,
  },
  {
    rule: 'AU5',
    sql: `
      select format('batches wrote %s legs, the ledger has %s', wrote.legs, have.legs) as says
      from (select coalesce(sum(n), 0) as legs from batch) as wrote, (select coalesce(sum(legs), 0) as legs from audit_pair) as have
      where wrote.legs <> have.legs`,
  },
  {
    rule: 'AU6',
    sql: `
      select format('wallet %s in %s has a leg with account %s in %s', pair.wallet, coalesce(wallet.currency, 'nothing'), pair.counter,
        coalesce(other.currency, 'nothing')) as says
      from audit_pair as pair
      left join wallet on wallet.id = pair.wallet
      left join (select id, currency from wallet union all select id, currency from house_account) as other on other.id = pair.counter
      where wallet.id is null or (pair.counter <> 0 and wallet.currency is distinct from other.currency)
        or (pair.counter = 0 and pair.amount <> 0)`,
  },
  {
    rule: 'AU20',
    sql: `
      select format('wallet %s plays with %s and is a %s wallet', pair.wallet, house.name, wallet.purpose) as says
      from audit_pair as pair join wallet on wallet.id = pair.wallet
      join house_account as house on house.id = pair.counter
      where house.name = 'bonus_game' and wallet.purpose <> 'bonus'`,
  },
]

/**
 * All sum checks in one statement: the rule, a fault, and the number of faults of that rule; and the number of legs.
 */
export const sumsQuery = (examplesMax: number): string => `
  with audit_pair as materialized (${PAIRS}), fault as (
    ${sums.map(({ rule, sql }) => `select '${rule}' as rule, says from (${sql}) as found`).join(' union all ')}
  ), counted as (
    select rule, says, count(*) over (partition by rule) as total, row_number() over (partition by rule) as number
    from fault
  )
  select rule, says, total from counted where number <= ${examplesMax}
  union all
  select 'legs', '', coalesce(sum(legs), 0)::bigint from audit_pair
  order by rule`

const TWIN_PARTS = [
  [PART.itself, PART.arrival],
  [PART.undoing, PART.undoingArrival],
]
  .flatMap(([left, right]) => [`when ${left} then ${right}`, `when ${right} then ${left}`])
  .join(' ')

/** Legs that are valid only together with others. */
export const pairs: readonly Check[] = [
  {
    rule: 'AU7',
    sql: `
      select format('wallet %s: leg %s has no twin in wallet %s', one.wallet, one.seq, one.counter) as says
      from leg as one
      where one.counter > 0 and one.code = 0 and not exists (
        select from leg as twin
        where twin.wallet = one.counter and twin.id = one.id and twin.part = case one.part ${TWIN_PARTS} end
          and twin.counter = one.wallet and twin.amount = -one.amount and twin.kind = one.kind and twin.code = 0
      )`,
  },
  {
    rule: 'AU8',
    sql: `
      select format('wallet %s: leg %s settles a stake that was not accepted', win.wallet, win.seq) as says
      from leg as win
      left join leg as stake on stake.wallet = win.wallet and stake.id = win.id and stake.part = ${PART.itself}
        and stake.kind = ${KIND_NUMBER.stake} and stake.code = 0 and stake.seq = win.seq - 1
      where win.part = ${PART.settlement} and (stake.seq is null or win.kind <> ${KIND_NUMBER.payout})`,
  },
  {
    rule: 'AU9',
    sql: `
      select format('wallet %s: leg %s does not undo what it names', undo.wallet, undo.seq) as says
      from leg as undo
      left join lateral (
        select sum(amount) as amount,
          coalesce(sum(amount) filter (where kind = ${KIND_NUMBER.stake}), 0) as staked,
          coalesce(sum(amount) filter (where kind = ${KIND_NUMBER.payout}), 0) as won
        from leg as original
        where original.wallet = undo.wallet and original.id = undo.id and original.code = 0
          and case when undo.kind = ${KIND_NUMBER.reversal}
            then original.part in (${PART.itself}, ${PART.settlement})
            else original.part = ${PART.arrival} and original.kind = ${KIND_NUMBER.hold} end
      ) as original on true
      left join leg as previous on previous.wallet = undo.wallet and previous.seq = undo.seq - 1
      where undo.part = ${PART.undoing} and (
        undo.code <> 0 or undo.amount is distinct from -original.amount or undo.kind = ${KIND_NUMBER.reversal} and (
          undo.staked is distinct from previous.staked + original.staked or undo.won is distinct from previous.won - original.won
        )
      )`,
  },
]

const POOL_KINDS = [KIND_NUMBER.contribution, KIND_NUMBER.seed, KIND_NUMBER.award].join()

export const pools: readonly Check[] = [
  {
    rule: 'AU18',
    sql: `
      with pool as (select id from wallet where purpose like 'pool:%'), summed as (
        select leg.wallet, coalesce(sum(amount) filter (where kind = ${KIND_NUMBER.contribution}), 0) as contributed,
          coalesce(sum(amount) filter (where kind = ${KIND_NUMBER.seed}), 0) as seeded,
          coalesce(sum(amount) filter (where kind = ${KIND_NUMBER.award}), 0) as awarded
        from leg join pool on pool.id = leg.wallet where code = 0 group by leg.wallet
      )
      select format('pool %s received %s and %s, paid %s and holds %s', summed.wallet, contributed, seeded, -awarded,
        tail.balance) as says
      from summed join (${tails}) as tail using (wallet)
      where contributed + seeded + awarded <> tail.balance
      union all
      select format('wallet %s: leg %s has a kind that its wallet may not have', leg.wallet, leg.seq)
      from leg left join pool on pool.id = leg.wallet
      where (pool.id is not null) <> (leg.kind in (${POOL_KINDS}))`,
  },
]

/** Each restriction with the range of the chain for which it holds. */
const spans = `
  select *, lead(seq, 1, 2147483647) over (partition by wallet order by seq) as until from restriction`

const BY_RESTRICTION = [
  'limit.betting_blocked',
  'limit.excluded',
  'limit.session_reached',
  'limit.loss_reached',
  'limit.wager_reached',
] as const satisfies readonly StoredRefusal[]

export const restrictions: readonly Check[] = [
  {
    rule: 'AU10',
    sql: `
      select format('wallet %s: leg %s was accepted although betting was stopped', leg.wallet, leg.seq) as says
      from (${spans}) as span
      join leg on leg.wallet = span.wallet and leg.seq > span.seq and leg.seq < span.until
      where (not span.may_bet or span.excluded_until is not null or span.resting_until is not null)
        and leg.kind = ${KIND_NUMBER.stake} and leg.code = 0
        and (not span.may_bet or leg.at < greatest(span.excluded_until, span.resting_until))`,
  },
  {
    rule: 'AU11',
    sql: `
      select format('wallet %s: leg %s was refused by a restriction that was not set', leg.wallet, leg.seq) as says
      from leg left join (${spans}) as span on leg.wallet = span.wallet and leg.seq > span.seq and leg.seq < span.until
      where leg.code in (${BY_RESTRICTION.map((refusal) => REFUSAL_NUMBER[refusal]).join()}) and not coalesce(
        case leg.code
          when ${REFUSAL_NUMBER['limit.betting_blocked']} then not span.may_bet
          when ${REFUSAL_NUMBER['limit.excluded']} then leg.at < span.excluded_until
          when ${REFUSAL_NUMBER['limit.session_reached']} then leg.at < span.resting_until
          when ${REFUSAL_NUMBER['limit.loss_reached']} then coalesce(span.loss_day, span.loss_week, span.loss_month) is not null
          else coalesce(span.wager_day, span.wager_week, span.wager_month) is not null
        end, false)`,
  },
  {
    rule: 'AU12',
    sql: `
      select format('wallet %s: leg %s and its restriction do not match', wallet, seq) as says
      from (select wallet, seq from leg where kind in (${RESTRICTING.join()})) as leg
      full join (select wallet, seq, true as is_written from restriction) as row using (wallet, seq)
      where leg.wallet is null or row.is_written is null`,
  },
]

export const openings: readonly Check[] = [
  {
    rule: 'AU17',
    sql: `
      select format('the opening of wallet %s on %s does not match its leg', opening.wallet, opening.day) as says
      from opening left join leg on leg.wallet = opening.wallet and leg.seq = opening.seq
      where opening.staked <> coalesce(leg.staked, 0) or opening.won <> coalesce(leg.won, 0)
        or (opening.seq > 0 and (leg.seq is null or leg.at >= opening.day + interval '1 day'))
      union all
      select format('wallet %s has legs on %s and no opening', tail.wallet, tail.day)
      from (${tails}) as tail
      where not exists (select from opening where opening.wallet = tail.wallet and opening.day >= tail.day)`,
  },
]

/** The database's own guards: without them the next fault would stay unnoticed until an audit. */
export const guards: readonly Check[] = [
  {
    rule: 'AU13',
    sql: `
      with part as (select inhrelid as id from pg_inherits where inhparent = 'leg'::regclass)
      select format('%s has lost a unique index', part.id::regclass) as says from part
      where (select count(*) from pg_index where indrelid = part.id and indisunique and indisvalid) < 2
      union all
      select format('%s has lost its balance check', part.id::regclass) from part
      where not exists (
        select from pg_constraint
        where conrelid = part.id and contype = 'c' and convalidated and pg_get_constraintdef(oid) like '%balance >= 0%'
      )
      union all
      select format('%s can be changed', kept.id::regclass)
      from (select id from part union all select unnest(array['batch', 'restriction', 'opening']::regclass[])) as kept
      where (select count(*) from pg_trigger where tgrelid = kept.id and tgenabled in ('O', 'A') and tgname in ('stays', 'stays_whole')) < 2`,
  },
]
