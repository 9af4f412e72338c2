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
  /** The first proof of the sign-in. */
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

/** The challenge while it is valid, for the browser that started it. */
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

/** Counts the try before anything is compared, so that concurrent tries all count. False when no try is left. */
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

/** True for the request that takes it: of two concurrent right answers, only one is signed in. */
export async function takeChallenge(tx: Tx, hash: Buffer): Promise<boolean> {
  const row = await tx.deleteFrom('login_challenge').where('hash', '=', hash).returning('hash').executeTakeFirst()
  return row !== undefined
}

/** After a password change or a reported intrusion, sign-ins that were started before must not be finished. */
export async function deleteChallengesOf(tx: Tx, account: Id<'account'>): Promise<void> {
  await tx.deleteFrom('login_challenge').where('account', '=', account).execute()
}

export async function deleteOldChallenges(tx: Tx, nowMs: number): Promise<void> {
  await tx.deleteFrom('login_challenge').where('expires_at', '<=', new Date(nowMs)).execute()
}
