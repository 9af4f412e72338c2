import { err, ok, type Id, type Result } from '@ronda/core'
import type { Tx } from '../../platform/postgres/db.ts'
import { findByName, findByNumber, isUsername, type Account, type AccountKind } from '../identity/index.ts'

/** The form of a public member number; longer ones do not fit the column. */
const NUMBER = /^[1-9]\d{6,15}$/

async function findPerson(tx: Tx, merchant: string, code: string): Promise<Account | undefined> {
  if (NUMBER.test(code)) {
    const numbered = await findByNumber(tx, merchant, BigInt(code))
    if (numbered) return numbered
  }
  if (!isUsername(code)) return undefined
  return (await findByName(tx, merchant, code))?.account
}

async function findUpline(
  tx: Tx,
  merchant: string,
  code: string,
  kinds: readonly AccountKind[],
): Promise<Id<'account'> | undefined> {
  const person = await findPerson(tx, merchant, code.trim())
  return person && !person.isBlocked && kinds.includes(person.kind) ? person.id : undefined
}

/** An invitation code is the public number or the name of an agent who is not blocked. */
export async function findAgent(tx: Tx, merchant: string, code: string): Promise<Id<'account'> | undefined> {
  return findUpline(tx, merchant, code, ['agent'])
}

export type Codes = {
  readonly referralCode: string
  readonly affiliateCode: string
  readonly recommenderId: string
}

/** The referrer: the agent of the code in the URL or in the form, or else the recommender. */
export async function decideUpline(
  tx: Tx,
  merchant: string,
  codes: Codes,
): Promise<Result<Id<'account'> | undefined, 'identity.recommender_unknown' | 'identity.affiliate_unknown'>> {
  const { referralCode, affiliateCode, recommenderId } = codes
  const recommender = recommenderId && (await findUpline(tx, merchant, recommenderId, ['member', 'agent']))
  if (recommenderId !== '' && !recommender) return err('identity.recommender_unknown')
  const code = referralCode || affiliateCode
  const agent = code && (await findAgent(tx, merchant, code))
  if (code !== '' && !agent) return err('identity.affiliate_unknown')
  return ok(agent || recommender || undefined)
}
