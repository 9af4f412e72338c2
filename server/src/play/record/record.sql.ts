import type { Outcome } from '@ronda/contract'
import { sql } from 'kysely'
import type { Tx } from '../../platform/postgres/db.ts'
import { returnedRows } from '../../money/playThrough/index.ts'
import { roundRows } from '../round/index.ts'
import { QUARTER_MS, type PlayedQuarter, type Stretch, type Sums } from './record.ts'
import type { Row } from './show.ts'

export async function findCounted(tx: Tx, wallets: readonly number[]): Promise<ReadonlyMap<number, number>> {
  if (wallets.length === 0) return new Map()
  const rows = await tx.selectFrom('played_up_to').selectAll().where('wallet', 'in', wallets).execute()
  return new Map(rows.map(({ wallet, seq }) => [wallet, seq]))
}

export async function addToQuarters(tx: Tx, sums: readonly PlayedQuarter[]): Promise<void> {
  const rows = sums.map(({ quarterMs, ...sum }) => ({ ...sum, quarter: new Date(quarterMs).toISOString() }))
  const json = JSON.stringify(rows, (_key, value: unknown) => (typeof value === 'bigint' ? value.toString() : value))
  await sql`
    insert into played_quarter as known (wallet, quarter, game, rounds, staked, won,
      winning_rounds, winning_staked, winning_won, even_rounds, even_staked, seq_first, seq_last)
    select * from json_to_recordset(${json}::json) as counted (wallet int, quarter timestamptz, game text,
      rounds int, staked bigint, won bigint, "winningRounds" int, "winningStaked" bigint, "winningWon" bigint,
      "evenRounds" int, "evenStaked" bigint, "seqFirst" int, "seqLast" int)
    on conflict (wallet, quarter, game) do update set
      rounds = known.rounds + excluded.rounds,
      staked = known.staked + excluded.staked,
      won = known.won + excluded.won,
      winning_rounds = known.winning_rounds + excluded.winning_rounds,
      winning_staked = known.winning_staked + excluded.winning_staked,
      winning_won = known.winning_won + excluded.winning_won,
      even_rounds = known.even_rounds + excluded.even_rounds,
      even_staked = known.even_staked + excluded.even_staked,
      seq_first = least(known.seq_first, excluded.seq_first),
      seq_last = greatest(known.seq_last, excluded.seq_last)`.execute(tx)
}

export async function moveCounted(tx: Tx, upTo: ReadonlyMap<number, number>): Promise<void> {
  await sql`
    insert into played_up_to (wallet, seq)
    select * from unnest(${[...upTo.keys()]}::int[], ${[...upTo.values()]}::int[])
    on conflict (wallet) do update set seq = greatest(played_up_to.seq, excluded.seq)`.execute(tx)
}

/** Rounds of a wallet between two times; `games` and `outcome` when only some are selected. */
export type Selection = {
  readonly wallet: number
  readonly fromMs: number
  readonly toMs: number
  readonly games?: readonly string[] | undefined
  readonly outcome?: Outcome | undefined
}

const isSelectedGame = ({ games }: Selection) => (games === undefined ? sql`true` : sql`game = any(${games}::text[])`)

/** The columns of a quarter hour that count rounds of an outcome. */
const COUNTED = {
  any: { rounds: sql`rounds`, staked: sql`staked`, won: sql`won` },
  won: { rounds: sql`winning_rounds`, staked: sql`winning_staked`, won: sql`winning_won` },
  // An even round won exactly what was staked.
  even: { rounds: sql`even_rounds`, staked: sql`even_staked`, won: sql`even_staked` },
  lost: {
    rounds: sql`rounds - winning_rounds - even_rounds`,
    staked: sql`staked - winning_staked - even_staked`,
    won: sql`won - winning_won - even_staked`,
  },
} as const

const isSelectedOutcome = ({ outcome }: Selection) => (outcome ? sql`(${COUNTED[outcome].rounds}) > 0` : sql`true`)

const isSelectedQuarter = (selection: Selection) => sql`
  wallet = ${selection.wallet} and quarter >= ${new Date(selection.fromMs)} and quarter < ${new Date(selection.toMs)}
  and ${isSelectedGame(selection)} and ${isSelectedOutcome(selection)}`

const SIGN: Readonly<Record<Outcome, number>> = { won: 1, lost: -1, even: 0 }

const isSelectedRound = (selection: Selection) => sql`
  wallet = ${selection.wallet} and played_at >= ${new Date(selection.fromMs)} and played_at < ${new Date(selection.toMs)}
  and ${isSelectedGame(selection)}
  and ${selection.outcome === undefined ? sql`true` : sql`sign(win - stake) = ${SIGN[selection.outcome]}`}`

/** The sequence number up to which a wallet's rounds are counted. */
const upToOf = (wallet: number) => sql`(select coalesce(max(seq), 0) from played_up_to where wallet = ${wallet})`

export type GameSums = Sums & {
  readonly game: string
  readonly span: number
  /** The sequence numbers of the first and the last of these rounds. */
  readonly seqFirst: number
  readonly seqLast: number
}

/** What the driver returns: a count of many rows is a bigint. */
type Counted<Row> = Omit<Row, 'rounds'> & { readonly rounds: bigint }

const withRounds = <Row>(row: Counted<Row>): Omit<Row, 'rounds'> & { readonly rounds: number } => ({
  ...row,
  rounds: Number(row.rounds),
})

/** One statement reads what is counted and what is not counted yet, so that each round is included once. */
const played = (selection: Selection) => {
  const { rounds, staked, won } = COUNTED[selection.outcome ?? 'any']
  return sql`(
    select quarter as at, game, ${rounds} as rounds, ${staked} as staked, ${won} as won, seq_first, seq_last
    from played_quarter where ${isSelectedQuarter(selection)}
    union all
    select played_at, game, 1, stake, win, seq, seq from ${roundRows} as round where ${isSelectedRound(selection)} and seq > ${upToOf(selection.wallet)}
  )`
}

const spanOf = (startsMs: readonly number[]) =>
  sql`width_bucket(at, ${startsMs.map((atMs) => new Date(atMs).toISOString())}::timestamptz[])`

const SUMS = sql`sum(rounds)::bigint as rounds, sum(staked)::bigint as staked, sum(won)::bigint as won`

/**
 * Totals by game and by the spans that begin at these times, numbered from 1. Sequence numbers are those of all
 * outcomes.
 */
export async function sumPlayed(
  tx: Tx,
  selection: Selection,
  startsMs: readonly number[],
  newest?: Page,
): Promise<readonly GameSums[]> {
  const { rows } = await sql<Counted<GameSums>>`
    select ${spanOf(startsMs)} as span, game, ${SUMS}, min(seq_first) as "seqFirst", max(seq_last) as "seqLast"
    from ${played(selection)} as played group by 1, 2
    ${newest ? sql`having min(seq_first) < ${newest.before} order by 6 desc limit ${newest.atMost}` : sql``}`.execute(
    tx,
  )
  return rows.map((row) => withRounds<GameSums>(row))
}

export type SpanSums = Sums & { readonly span: number }
export type GamesRow = Sums & { readonly game: string }

/** Totals by span and totals by game, not by both, so that a year of many games is a few hundred rows. */
export async function sumProfit(tx: Tx, selection: Selection, startsMs: readonly number[]) {
  const { rows } = await sql<Counted<Sums & { readonly span: number | null; readonly game: string | null }>>`
    select span, game, ${SUMS}
    from (select ${spanOf(startsMs)} as span, game, rounds, staked, won from ${played(selection)} as played) as placed
    group by grouping sets ((span), (game))`.execute(tx)
  const spans: SpanSums[] = []
  const games: GamesRow[] = []
  for (const { span, game, rounds, ...money } of rows) {
    const sums = { ...money, rounds: Number(rounds) }
    if (span !== null) spans.push({ span, ...sums })
    else if (game !== null) games.push({ game, ...sums })
  }
  return { spans, games }
}

/** What was staked in these rounds and taken back before anything was risked. Voided rounds are in no sum. */
export async function sumReturnedStakes(tx: Tx, selection: Selection): Promise<bigint> {
  const { rows } = await sql<{ amount: bigint }>`
    select coalesce(sum(amount), 0)::bigint as amount from ${returnedRows} as returned
    join ${roundRows} as round using (wallet, seq) where cause = 'taken_back' and ${isSelectedRound(selection)}`.execute(
    tx,
  )
  return rows[0]?.amount ?? 0n
}

/** Which games were played. */
export async function findGames(tx: Tx, selection: Selection): Promise<readonly string[]> {
  const { rows } = await sql<{ game: string }>`
    select game from played_quarter where ${isSelectedQuarter(selection)}
    union
    select game from ${roundRows} as round where ${isSelectedRound(selection)} and seq > ${upToOf(selection.wallet)}`.execute(
    tx,
  )
  return rows.map(({ game }) => game)
}

export type Page = { readonly before: number; readonly atMost: number }

export type Stretches = {
  /** Rounds after this sequence number are not in any stretch. */
  readonly upTo: number
  readonly stretches: readonly Stretch[]
}

/**
 * The end of the quarter hour after the one in which the newest round before a sequence number was played: the clocks
 * of two processes may disagree a little, but never by more than a quarter of an hour.
 */
const endAt = (wallet: number, before: number) => sql`(
  select date_bin('15 minutes', played_at, timestamptz 'epoch') + interval '30 minutes' from ${roundRows} as round
  where wallet = ${wallet} and seq < ${before} order by seq desc limit 1
)`

/** The newest stretches that may have rounds before a sequence number, and up to which number they count. */
export async function findStretches(tx: Tx, selection: Selection, { before, atMost }: Page): Promise<Stretches> {
  const { rows } = await sql<{ up_to: number; quarter: Date | null; rounds: bigint; first: number; last: number }>`
    select up_to, quarter, rounds, first, last from ${upToOf(selection.wallet)} as counted(up_to)
    left join lateral (
      select quarter, sum(${COUNTED[selection.outcome ?? 'any'].rounds})::bigint as rounds, min(seq_first) as first, max(seq_last) as last
      from played_quarter where ${isSelectedQuarter(selection)} and quarter < ${endAt(selection.wallet, before)}
      group by quarter order by quarter desc limit ${atMost}
    ) as stretch on true
    order by quarter desc`.execute(tx)
  const stretches = rows.flatMap(({ quarter, rounds, first, last }) =>
    quarter === null ? [] : [{ quarterMs: quarter.getTime(), rounds: Number(rounds), seqFirst: first, seqLast: last }],
  )
  return { upTo: rows[0]?.up_to ?? 0, stretches }
}

/** The newest rounds of these stretches before a sequence number. */
export async function findInStretches(
  tx: Tx,
  selection: Selection,
  stretches: readonly Stretch[],
  { before, atMost }: Page,
): Promise<readonly Row[]> {
  if (stretches.length === 0) return []
  const { rows } = await sql<Row>`
    select round.* from unnest(
      ${stretches.map(({ quarterMs }) => new Date(quarterMs).toISOString())}::timestamptz[],
      ${stretches.map(({ seqFirst }) => seqFirst)}::int[],
      ${stretches.map(({ seqLast }) => Math.min(seqLast, before - 1))}::int[]
    ) as stretch(quarter, first, last)
    cross join lateral (
      select seq, id, game, stake, win, played_at from ${roundRows} as round
      where ${isSelectedRound(selection)} and seq between first and last
        -- When the clocks of processes differ, stretches overlap: a round belongs to the one it was counted in.
        and played_at >= quarter and played_at < quarter + ${QUARTER_MS} * interval '1 ms'
      order by seq desc limit ${atMost}
    ) as round
    order by seq desc limit ${atMost}`.execute(tx)
  return rows
}

/** The newest rounds after one sequence number and before another. */
export async function findAfter(tx: Tx, selection: Selection, after: number, page: Page): Promise<readonly Row[]> {
  const { rows } = await sql<Row>`
    select seq, id, game, stake, win, played_at from ${roundRows} as round
    where ${isSelectedRound(selection)} and seq > ${after} and seq < ${page.before}
    order by seq desc limit ${page.atMost}`.execute(tx)
  return rows
}

export type Places = { readonly after: number; readonly upTo: number }

/**
 * Totals by game between two sequence numbers. Quarter hours that lie completely between are added up; for those that a
 * boundary cuts, and for what is not counted yet, the rounds themselves are added.
 */
export async function sumBetween(tx: Tx, wallet: number, { after, upTo }: Places): Promise<readonly GamesRow[]> {
  const { rows } = await sql<Counted<GamesRow>>`
    select game, ${SUMS}
    from (
      select game, rounds, staked, won from played_quarter
      where wallet = ${wallet} and seq_first > ${after} and seq_last <= ${upTo}
      union all
      select round.game, 1, round.stake, round.win
      from played_quarter as cut
      join ${roundRows} as round on round.wallet = ${wallet} and round.seq between cut.seq_first and cut.seq_last
        and round.game = cut.game and date_bin('15 minutes', round.played_at, timestamptz 'epoch') = cut.quarter
      where cut.wallet = ${wallet} and round.seq > ${after} and round.seq <= ${upTo}
        and (cut.seq_first <= ${after} and cut.seq_last > ${after} or cut.seq_first <= ${upTo} and cut.seq_last > ${upTo})
      union all
      select game, 1, stake, win from ${roundRows} as round
      where wallet = ${wallet} and seq > ${after} and seq <= ${upTo} and seq > ${upToOf(wallet)}
    ) as played
    group by game`.execute(tx)
  return rows.map((row) => withRounds<GamesRow>(row))
}
