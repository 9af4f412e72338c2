import type { Tx } from '../../platform/postgres/db.ts'
import { seal, unseal, type SecretKey } from '../../platform/secrets/index.ts'

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
