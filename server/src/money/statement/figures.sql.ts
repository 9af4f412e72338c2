import { sql } from 'kysely'
import type { Tx } from '../../platform/postgres/db.ts'
import { seal, unseal, type SecretKey } from '../../platform/secrets/index.ts'
import type { WalletId } from '../ledger/index.ts'
import type { Figures } from './figures.ts'

export type ChainPosition = {
  readonly seq: number
  readonly balance: bigint
  readonly staked: bigint
  readonly won: bigint
}

const START: ChainPosition = { seq: 0, balance: 0n, staked: 0n, won: 0n }

/** The state of a wallet at a moment. The openings of its days limit the search to one day. */
export async function findPosition(tx: Tx, wallet: WalletId, atMs: number): Promise<ChainPosition> {
  const at = new Date(atMs)
  const { rows } = await sql<ChainPosition>`
    select seq, balance, staked, won from leg
    where wallet = ${wallet} and at < ${at} and seq <= coalesce((
      select seq from opening where wallet = ${wallet} and day > (${at}::timestamptz at time zone 'utc')::date
      order by day limit 1
    ), 2147483647)
    order by seq desc limit 1`.execute(tx)
  return rows[0] ?? START
}

type MoveSums = Pick<Figures, 'deposits' | 'withdrawals' | 'bonuses' | 'adjustments' | 'transfers' | 'reversals'> & {
  /** By how much reversals changed the lifetime totals. */
  readonly unstaked: bigint
  readonly unwon: bigint
}

export type Between = {
  readonly wallet: WalletId
  /** Wallets of the same owner: moves between them are not counted. */
  readonly own: readonly WalletId[]
  readonly promotion: number
  readonly after: number
  readonly upTo: number
}

export async function sumMoves(tx: Tx, { wallet, own, promotion, after, upTo }: Between): Promise<MoveSums> {
  const { rows } = await sql<MoveSums>`
    with move as (
      select move.kind, move.counter, move.amount, before.staked - move.staked as unstaked, before.won - move.won as unwon
      from leg as move
      left join leg as before on before.wallet = ${wallet} and before.seq = move.seq - 1 and move.kind = 9
      where move.wallet = ${wallet} and move.seq > ${after} and move.seq <= ${upTo}
        and move.kind not in (1, 2) and move.code = 0 and move.counter <> all(${own}::int[])
    )
    select coalesce(sum(amount) filter (where kind = 3), 0)::bigint as deposits,
      coalesce(sum(amount) filter (where kind = 7), 0)::bigint as withdrawals,
      coalesce(sum(amount) filter (where kind = 4 and counter = ${promotion}), 0)::bigint as bonuses,
      coalesce(sum(amount) filter (where kind = 4 and counter <> ${promotion}), 0)::bigint as adjustments,
      coalesce(sum(amount) filter (where kind in (5, 6, 8)), 0)::bigint as transfers,
      coalesce(sum(amount) filter (where kind = 9), 0)::bigint as reversals,
      coalesce(sum(unstaked), 0)::bigint as unstaked, coalesce(sum(unwon), 0)::bigint as unwon
    from move`.execute(tx)
  const [sums] = rows
  if (sums === undefined) throw new Error('the sum query returned no row')
  return sums
}

/** Everything that was ever deposited, less what was taken back of it and what was paid out. */
export async function sumNetDeposits(
  tx: Tx,
  { wallet, clearing, upTo }: { readonly wallet: WalletId; readonly clearing: number; readonly upTo: number },
): Promise<bigint> {
  const { rows } = await sql<{ net: bigint }>`
    select coalesce(sum(amount), 0)::bigint as net from leg
    where wallet = ${wallet} and seq <= ${upTo} and kind not in (1, 2) and code = 0 and counter = ${clearing}`.execute(
    tx,
  )
  return rows[0]?.net ?? 0n
}

export type SignedStatement = {
  readonly code: string
  readonly owner: string
  readonly text: string
  readonly signature: Buffer
  readonly madeAtMs: number
}

/** The context that the text is sealed for: it cannot be unsealed with another one. */
const sealContextOf = (code: string): string => `signed_statement.text:${code}`

export async function insertSigned(tx: Tx, key: SecretKey, signed: SignedStatement): Promise<void> {
  const { code, owner, text, signature, madeAtMs } = signed
  const text_sealed = seal(key, text, sealContextOf(code))
  await tx
    .insertInto('signed_statement')
    .values({ code, owner, text_sealed, signature, made_at: new Date(madeAtMs) })
    .execute()
}

/** Statements from before holders were named are stored unsealed. */
export async function findSigned(tx: Tx, key: SecretKey, code: string): Promise<SignedStatement | undefined> {
  const row = await tx.selectFrom('signed_statement').selectAll().where('code', '=', code).executeTakeFirst()
  if (row === undefined) return undefined
  const text = row.text_sealed === null ? (row.signed_text ?? '') : unseal(key, row.text_sealed, sealContextOf(code))
  return { code, owner: row.owner, text, signature: row.signature, madeAtMs: row.made_at.getTime() }
}
