import { minus, rational } from '@ronda/core'
import { sql } from 'kysely'
import { returnedRows } from '../../money/playThrough/index.ts'
import { roundRows } from '../../play/round/index.ts'
import type { Tx } from '../../platform/postgres/db.ts'
import { FULL_EDGE, type RewardGame } from '../bet/index.ts'

export type Recount = {
  readonly startMs: number
  readonly games: ReadonlyMap<string, RewardGame>
  readonly after: number
  readonly atMost: number
}

export type Recounted = {
  readonly members: number
  /** Those whose points, or the moment when they were reached, are not what their rounds give. */
  readonly wrong: readonly string[]
  /** The wallet after which the next page begins; null when there is none. */
  readonly next: number | null
}

type Row = Pick<Recounted, 'members' | 'wrong'>

/** The last wallet of a page. It is asked first: with both ends known, rounds are read by their key, each once. */
async function findLast(tx: Tx, { startMs, after, atMost }: Recount): Promise<number | null> {
  const { rows } = await sql<{ last: number | null }>`
    select max(wallet) as last from (
      select wallet from leaderboard_member where starts_at = ${new Date(startMs)} and wallet > ${after}
      order by wallet limit ${atMost}
    ) as page`.execute(tx)
  return rows[0]?.last ?? null
}

/** What each game counts of a stake, as a fraction of whole numbers; a game that counts nothing is left out. */
function sharesOf(games: Recount['games']) {
  return [...games].flatMap(([game, { returned }]) => {
    const { numerator, denominator } = minus(rational(1n), returned)
    if (numerator <= 0n) return []
    return [{ game, numerator: numerator * FULL_EDGE.denominator, denominator: denominator * FULL_EDGE.numerator }]
  })
}

/**
 * Computes the points of a page of members again from the rounds in the books, in the order of their wallets, and
 * compares. What was played but not counted yet shows as a difference.
 */
export async function recount(tx: Tx, asked: Recount): Promise<Recounted> {
  const { startMs, games, after, atMost } = asked
  const last = await findLast(tx, asked)
  if (last === null) return { members: 0, wrong: [], next: null }
  const shares = sharesOf(games)
  const { rows } = await sql<Row>`
    with page as materialized (
      select member.account, member.wallet, member.valid, member.reached_at, member.joined_at, leaderboard.ends_at
      from leaderboard_member as member join leaderboard using (starts_at)
      where starts_at = ${new Date(startMs)} and member.wallet > ${after} and member.wallet <= ${last}
    ), part as (
      select page.wallet, round.played_at,
        least(round.stake, div(round.stake * game.numerator, game.denominator))::bigint as valid
      from page
      join ${roundRows} as round on round.wallet = page.wallet
        and round.played_at > page.joined_at and round.played_at < page.ends_at
      join unnest(${shares.map(({ game }) => game)}::text[],
        ${shares.map(({ numerator }) => String(numerator))}::numeric[],
        ${shares.map(({ denominator }) => String(denominator))}::numeric[])
        as game (code, numerator, denominator) on game.code = round.game
      where round.wallet > ${after} and round.wallet <= ${last} and not exists (
        select from ${returnedRows} as returned where returned.wallet = round.wallet and returned.seq = round.seq)
    ), counted as (
      select wallet, sum(valid)::bigint as valid, max(played_at) as reached_at from part where valid > 0 group by wallet
    )
    select count(*)::int as members,
      coalesce(array_agg(page.account::text order by page.wallet) filter (
        where page.valid <> coalesce(counted.valid, 0)
          or page.reached_at <> coalesce(counted.reached_at, page.joined_at)), '{}') as wrong
    from page left join counted using (wallet)`.execute(tx)
  const { members = 0, wrong = [] } = rows[0] ?? {}
  return { members, wrong, next: members < atMost ? null : last }
}
