import { APPEALS_PER_DAY, EXCLUSION_PAGE } from '@ronda/contract'
import { days, err, ok, present, type Result } from '@ronda/core'
import type { Clock } from '../../platform/clock/clock.ts'
import type { ServerIds } from '../../platform/ids/serverId.ts'
import type { Db } from '../../platform/postgres/db.ts'
import { countAppeals, insertAppeal, listAppeals, lockAppeals, type StoredAppeal } from './appeal.sql.ts'
import { listOfAgent, lockExclusion, type StoredExclusion } from './exclusion.sql.ts'
import { appealRefusal } from './exclusion.ts'

export type AppealOptions = { readonly db: Db; readonly clock: Clock; readonly ids: Pick<ServerIds, 'named'> }

/** An exclusion as an agent sees it, with the agent's own appeal. */
export type OwnExclusion = { readonly stored: StoredExclusion; readonly appeal: StoredAppeal | undefined }

export function listOwn(
  { db }: Pick<AppealOptions, 'db'>,
  agent: string,
  before: number | undefined,
): Promise<{ readonly rows: readonly OwnExclusion[]; readonly hasMore: boolean }> {
  return db.read(async (tx) => {
    const found = await listOfAgent(tx, { agent, before, atMost: EXCLUSION_PAGE + 1 })
    const page = found.slice(0, EXCLUSION_PAGE)
    const appeals = await listAppeals(
      tx,
      page.map(({ id }) => id),
      agent,
    )
    const rows = page.map((stored) => ({ stored, appeal: appeals.find(({ exclusion }) => exclusion === stored.id) }))
    return { rows, hasMore: found.length > EXCLUSION_PAGE }
  })
}

export type Appealing = { readonly id: string; readonly text: string; readonly agent: string }

type AppealRefusal =
  | 'exclusion.unknown'
  | 'exclusion.decided'
  | 'exclusion.appealed'
  | 'exclusion.appeal_late'
  | 'exclusion.appeals_many'

/** Appeals against an exclusion, once. One of somebody else is not told from one that does not exist. */
export function appeal(
  { db, clock, ids }: AppealOptions,
  { id, text, agent }: Appealing,
): Promise<Result<OwnExclusion, AppealRefusal>> {
  return db.transact<OwnExclusion, AppealRefusal>(async (tx) => {
    const nowMs = clock.nowMs()
    await lockAppeals(tx, agent)
    const locked = await lockExclusion(tx, id)
    const [stored] = await listOfAgent(tx, { agent, only: id, atMost: 1 })
    if (locked === undefined || stored === undefined) return err('exclusion.unknown')
    const [known] = await listAppeals(tx, [id], agent)
    if (known !== undefined) return known.text === text ? ok({ stored, appeal: known }) : err('exclusion.appealed')
    const refusal = appealRefusal(stored, nowMs)
    if (refusal !== undefined) return err(refusal)
    if ((await countAppeals(tx, agent, nowMs - days(1))) >= APPEALS_PER_DAY) return err('exclusion.appeals_many')
    const fresh = { id: ids.named('exclusion.appeal', id, agent), exclusion: id, agent, text, filedAtMs: nowMs }
    await insertAppeal(tx, fresh)
    const [made] = await listAppeals(tx, [id], agent)
    return ok({ stored, appeal: present(made, 'an appeal that was just written') })
  })
}
