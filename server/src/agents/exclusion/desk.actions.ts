import { EXCLUSION_BETS_SHOWN, EXCLUSION_PAGE } from '@ronda/contract'
import type { Id } from '@ronda/core'
import { findNames, type AccountName } from '../../people/identity/index.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Db, Tx } from '../../platform/postgres/db.ts'
import { listAppeals, type StoredAppeal } from './appeal.sql.ts'
import { findExclusion, listCases, listNewestBets, type CasesAsked, type StoredExclusion } from './exclusion.sql.ts'
import type { Proposal } from './exclusion.ts'

export type DeskOptions = {
  readonly db: Db
  readonly clock: Clock
  /** From so much valid bet on, of one agent and one member of staff in 24 hours, two people decide; in atoms. */
  readonly secondFrom: () => Promise<bigint>
  /** Whether an account belongs to the member of staff: opened in the same browser, or paid to the same account. */
  readonly isOwn: (tx: Tx, staff: Id<'account'>, account: Id<'account'>) => Promise<boolean>
}

type Names = ReadonlyMap<string, AccountName>
type Cases = { readonly rows: readonly StoredExclusion[]; readonly names: Names; readonly hasMore: boolean }

const proposersOf = (all: readonly { readonly proposal: Proposal | null }[]): readonly string[] =>
  all.flatMap(({ proposal }) => proposal?.by ?? [])

export function readCases({ db }: Pick<DeskOptions, 'db'>, asked: Omit<CasesAsked, 'atMost'>): Promise<Cases> {
  return db.read(async (tx) => {
    const found = await listCases(tx, { ...asked, atMost: EXCLUSION_PAGE + 1 })
    const rows = found.slice(0, EXCLUSION_PAGE)
    return { rows, names: await findNames(tx, proposersOf(rows)), hasMore: found.length > EXCLUSION_PAGE }
  })
}

export type CaseParts = {
  readonly stored: StoredExclusion
  readonly appeals: readonly StoredAppeal[]
  readonly bets: Awaited<ReturnType<typeof listNewestBets>>
  readonly names: Names
}

export function readCase({ db }: Pick<DeskOptions, 'db'>, id: string): Promise<CaseParts | undefined> {
  return db.read(async (tx) => {
    const stored = await findExclusion(tx, id)
    if (stored === undefined) return undefined
    const appeals = await listAppeals(tx, [id])
    const named = [...stored.facts.flatMap(({ accounts }) => accounts), ...proposersOf([stored, ...appeals])]
    const bets = await listNewestBets(tx, id, EXCLUSION_BETS_SHOWN)
    return { stored, appeals, bets, names: await findNames(tx, named) }
  })
}
