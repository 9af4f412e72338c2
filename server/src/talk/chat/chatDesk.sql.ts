import type { ChatReason } from '@ronda/contract'
import { sql } from 'kysely'
import { accountsAs } from '../../people/identity/index.ts'
import type { Tx } from '../../platform/postgres/db.ts'

export type DeskRow = {
  readonly game: string
  readonly number: number
  readonly member_number: string
  readonly username: string
  readonly text: string
  readonly is_gone: boolean
  readonly at: Date
  readonly reports: readonly { readonly reason: ChatReason; readonly count: number }[]
  readonly muted_until: Date | null
  readonly mute_reason: string | null
}

/** Messages as staff see them, newest first; with `isReported`, only those with reports that wait for a decision. */
export async function findForDesk(
  tx: Tx,
  { isReported, nowMs, atMost }: { readonly isReported: boolean; readonly nowMs: number; readonly atMost: number },
): Promise<readonly DeskRow[]> {
  const { rows } = await sql<DeskRow>`
    select said.game, said.number, author.number::text as member_number, author.username, said.text, is_gone, said.at,
      coalesce(reports.list, '[]'::json) as reports, mute.until as muted_until, mute.reason as mute_reason
    from chat_line as said
    join ${accountsAs('author')} on author.id = said.account
    left join chat_mute as mute on mute.account = said.account and mute.until > ${new Date(nowMs)}
    left join lateral (
      select json_agg(json_build_object('reason', reason, 'count', count)) as list, bool_or(not decided) as is_open
      from (
        select reason, count(*)::int as count, bool_and(is_decided) as decided from chat_report
        where game = said.game and number = said.number group by reason
      ) as by_reason
    ) as reports on true
    where said.gone is null and (not ${isReported} or (reports.is_open and not is_gone))
    order by said.at desc limit ${atMost}`.execute(tx)
  return rows
}

/** How many messages wait for a decision. */
export async function countReported(tx: Tx): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(distinct (chat_report.game, chat_report.number))::int as count
    from chat_report join chat_line using (game, number) where not is_decided and not is_gone`.execute(tx)
  return rows[0]?.count ?? 0
}
