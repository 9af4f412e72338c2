import type { StepWay } from '@ronda/contract'
import { id, type Id } from '@ronda/core'
import type { Tx } from '../../platform/postgres/db.ts'
import type { Side } from './entry.ts'
import type { Proof } from './session.ts'
import { CHALLENGE_TRIES_MAX } from './step.ts'

export type Challenge = {
  readonly account: Id<'account'>
  readonly device: Buffer
  readonly ways: readonly StepWay[]
  readonly isRemembered: boolean
  /** By what the sign-in was begun. */
  readonly proof: Proof
  readonly side: Side
}

export async function insertChallenge(tx: Tx, hash: Buffer, challenge: Challenge, expiresAtMs: number): Promise<void> {
  await tx
    .insertInto('login_challenge')
    .values({
      hash,
      account: challenge.account,
      device: challenge.device,
      ways: [...challenge.ways],
      is_remembered: challenge.isRemembered,
      proof: challenge.proof,
      side: challenge.side,
      expires_at: new Date(expiresAtMs),
    })
    .execute()
}

/** The challenge while it lives, to the browser that began it. */
export async function findChallenge(
  tx: Tx,
  hash: Buffer,
  device: Buffer,
  nowMs: number,
): Promise<Challenge | undefined> {
  const row = await tx
    .selectFrom('login_challenge')
    .select(['account', 'device', 'ways', 'is_remembered', 'proof', 'side'])
    .where('hash', '=', hash)
    .where('device', '=', device)
    .where('expires_at', '>', new Date(nowMs))
    .where('tries', '<', CHALLENGE_TRIES_MAX)
    .executeTakeFirst()
  if (!row) return undefined
  const { account, is_remembered: isRemembered, ways, proof, side } = row
  return {
    account: id<'account'>(account),
    device: row.device,
    ways: ways as StepWay[],
    isRemembered,
    proof: proof as Proof,
    side: side as Side,
  }
}

/** Counts before anything is compared, so that tries made at the same moment all count. False when there are no more. */
export async function countTry(tx: Tx, hash: Buffer): Promise<boolean> {
  const row = await tx
    .updateTable('login_challenge')
    .set((set) => ({ tries: set('tries', '+', 1) }))
    .where('hash', '=', hash)
    .where('tries', '<', CHALLENGE_TRIES_MAX)
    .returning('tries')
    .executeTakeFirst()
  return row !== undefined
}

/** True for the one who finishes it: of two with the right answer, only one comes in by it. */
export async function takeChallenge(tx: Tx, hash: Buffer): Promise<boolean> {
  const row = await tx.deleteFrom('login_challenge').where('hash', '=', hash).returning('hash').executeTakeFirst()
  return row !== undefined
}

/** A new password, or a stranger sent away: what was begun with the old one leads nowhere. */
export async function deleteChallengesOf(tx: Tx, account: Id<'account'>): Promise<void> {
  await tx.deleteFrom('login_challenge').where('account', '=', account).execute()
}

export async function deleteOldChallenges(tx: Tx, nowMs: number): Promise<void> {
  await tx.deleteFrom('login_challenge').where('expires_at', '<=', new Date(nowMs)).execute()
}
