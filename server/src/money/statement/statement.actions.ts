import { REWARD_DETAILS, type Cause, type LineSubject, type StatementLine } from '@ronda/contract'
import { present } from '@ronda/core'
import type { Language } from '@ronda/i18n'
import type { ServerIds } from '../../platform/ids/serverId.ts'
import type { Db, Tx } from '../../platform/postgres/db.ts'
import { findMoves, findRoundsEnds, sumGiven, type Ledger, type MoveRow, type WalletId } from '../ledger/index.ts'
import { startingGrantOf, type MemberWallets } from '../wallet/index.ts'
import type { Period, PeriodAsked } from './period.ts'
import { explain, KINDS_OF, newestOf } from './statement.ts'

/** What was played on one day in one game. */
export type PlayedDay = {
  readonly day: string
  readonly game: string
  readonly rounds: number
  readonly staked: bigint
  readonly won: bigint
  readonly seqFirst: number
  readonly seqLast: number
}

type Newest = { readonly before: number; readonly atMost: number }

export type StatementOptions = {
  readonly db: Db
  readonly ids: ServerIds
  readonly ledger: Ledger
  /** Another feature provides the rounds: the newest before a position in the chain. */
  readonly daysOf: (
    wallet: WalletId,
    asked: PeriodAsked,
    period: Period,
    newest: Newest,
  ) => Promise<readonly PlayedDay[]>
  readonly nameOf: (game: string, language: Language) => string | undefined
  /** The deposit, withdrawal, transfer or vendor of these legs, if any, as the owner of the wallet sees it. */
  readonly subjectsOf: (tx: Tx, owner: string, ids: readonly string[]) => Promise<ReadonlyMap<string, LineSubject>>
  readonly vendorName: (code: string) => string
}

export type LinesAsked = PeriodAsked & {
  readonly cause?: Cause | undefined
  readonly language: Language
  readonly before: number
  readonly atMost: number
}

export type Owned = {
  readonly owner: string
  readonly memberWallets: MemberWallets
  readonly wallet: WalletId
  /** The vendor's name, for a wallet at a vendor: play there is one leg and not rounds. */
  readonly vendor?: string | null
}

type MoveLine = Extract<StatementLine, { type: 'move' }>
type PlayLine = Extract<StatementLine, { type: 'play' }>

type MoveContext = {
  readonly promotion: number
  readonly grant: string
  readonly subjects: ReadonlyMap<string, LineSubject>
  readonly vendor: string | null
}

function showMove(row: MoveRow, { promotion, grant, subjects, vendor }: MoveContext): MoveLine {
  const { seq, id, amount, balance } = row
  const played: LineSubject | undefined =
    vendor === null ? undefined : { kind: 'vendor', id, name: vendor, outcome: null }
  const subject = subjects.get(id) ?? played
  const why = explain({ ...row, isPromotion: row.counter === promotion, isGrant: id === grant, subject })
  return { type: 'move', seq, id, ...why, matter: subject ?? null, amount, balance, atMs: row.at.getTime() }
}

async function movesOf(
  { db, ids, ledger, subjectsOf }: StatementOptions,
  { owner, memberWallets, wallet, vendor = null }: Owned,
  { cause, before, atMost }: LinesAsked,
  period: Period,
): Promise<readonly MoveLine[]> {
  const hasPlay = vendor !== null
  if (cause === 'play' && !hasPlay) return []
  const promotion = ledger.houseAccount('promotion', memberWallets.currency)
  const isGiven = cause === 'bonus' || cause === 'adjustment'
  const given = isGiven ? { promotion, isMeant: cause === 'bonus' } : undefined
  const kinds = cause === undefined ? [] : KINDS_OF[cause]
  const grant = startingGrantOf(ids, owner)
  return db.read(async (tx) => {
    const lines: MoveLine[] = []
    // Legs of one kind can have different causes, so a page may need several reads.
    for (let last = before; ;) {
      const rows = await findMoves(tx, { wallet, ...period, hasPlay, kinds, given, before: last, atMost })
      const ids = [...new Set(rows.map(({ id }) => id))]
      const subjects = ids.length > 0 ? await subjectsOf(tx, owner, ids) : new Map<string, LineSubject>()
      const shown = rows.map((row) => showMove(row, { promotion, grant, subjects, vendor }))
      lines.push(...shown.filter((line) => cause === undefined || line.cause === cause))
      const oldest = rows.at(-1)
      if (oldest === undefined || rows.length < atMost || lines.length >= atMost) return lines.slice(0, atMost)
      last = oldest.seq
    }
  })
}

/** Rounds by day and game, each at the position of its first round, which does not change with later play that day. */
async function playOf(options: StatementOptions, owned: Owned, asked: LinesAsked, period: Period) {
  const { cause, before, atMost } = asked
  const isPlayed = owned.wallet !== owned.memberWallets.held && (owned.vendor ?? null) === null
  if (!isPlayed || (cause !== undefined && cause !== 'play')) return []
  const newest = await options.daysOf(owned.wallet, asked, period, { before, atMost })
  return newest.map((played) => ({ type: 'play' as const, seq: played.seqFirst, played }))
}

/** What moved the money of a wallet, newest first. */
export async function findLines(
  options: StatementOptions,
  owned: Owned,
  asked: LinesAsked,
  period: Period,
): Promise<readonly StatementLine[]> {
  const [moves, play] = await Promise.all([
    movesOf(options, owned, asked, period),
    playOf(options, owned, asked, period),
  ])
  const page = newestOf<(typeof moves)[number] | (typeof play)[number]>(moves, play, asked.atMost)
  const groups = page.filter((line) => line.type === 'play')
  const ends = groups.map(({ played }) => ({ first: played.seqFirst, last: played.seqLast }))
  const standings = await options.db.read((tx) => findRoundsEnds(tx, owned.wallet, ends))
  const standingOf = new Map(groups.map(({ seq }, index) => [seq, standings[index]]))
  return page.map((line): StatementLine => {
    if (line.type === 'move') return line
    const { day, game, rounds, staked, won } = line.played
    const standing = present(standingOf.get(line.seq), 'the legs of the rounds')
    const gameName = options.nameOf(game, asked.language) ?? game
    return {
      type: 'play',
      seq: line.seq,
      day,
      gameCode: game,
      gameName,
      rounds,
      staked,
      won,
      ...standing,
    } satisfies PlayLine
  })
}

const bonusKindOf = (detail: string | null) =>
  (['grant', 'bonusPaid', ...REWARD_DETAILS] as const).find((kind) => kind === detail) ?? ('other' as const)

/** What was given from the promotion account and from funds, newest first, and its sum for the period. */
export async function findBonuses(
  { db, ids, ledger }: StatementOptions,
  { owner, memberWallets, wallet }: Owned,
  page: Newest,
  period: Period,
) {
  const promotion = ledger.houseAccount('promotion', memberWallets.currency)
  const asked = { wallet, ...period, kinds: KINDS_OF.bonus, given: { promotion, isMeant: true } }
  const grant = startingGrantOf(ids, owner)
  const rows = await db.read((tx) => findMoves(tx, { ...asked, ...page }))
  const total = await db.read((tx) => sumGiven(tx, { wallet, ...period, promotion }))
  const context = { promotion, grant, subjects: new Map(), vendor: null }
  const bonuses = rows.map((row) => {
    const { seq, id, detail, amount, atMs } = showMove(row, context)
    return { seq, id, kind: bonusKindOf(detail), amount, atMs }
  })
  return { bonuses, total }
}
