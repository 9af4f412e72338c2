import { timingSafeEqual } from 'node:crypto'
import { err, ok, type Result } from '@ronda/core'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Db, Tx } from '../../platform/postgres/db.ts'
import type { SecretKey } from '../../platform/secrets/index.ts'
import { isUsedUp, spendCode, takeTry } from './code.sql.ts'
import { hashOf, subjectOf, type CodeSubject } from './codeHash.lib.ts'
import { parseCode } from './verification.ts'

export type CodeGuess = CodeSubject & { readonly code: string }

export type CodeRefusal = 'verification.code_wrong' | 'verification.code_expired' | 'verification.code_used_up'

export type GuessOptions = {
  /** A separate pool: the caller holds a connection of the main pool, and waiting for a second one could deadlock. */
  readonly attempts: Db
  readonly clock: Clock
  readonly key: SecretKey
}

/** Counts the try outside `tx`, compares, and then uses the code up inside `tx`. */
export async function checkCode(
  { attempts, clock, key }: GuessOptions,
  tx: Tx,
  guess: CodeGuess,
): Promise<Result<undefined, CodeRefusal>> {
  const code = parseCode(guess.code)
  // A text that cannot be a code costs no try.
  if (code === undefined) return err('verification.code_wrong')
  const subject = subjectOf(key, guess)
  const nowMs = clock.nowMs()
  const counted = await attempts.write((own) => takeTry(own, subject, nowMs))
  if (counted === undefined) {
    const usedUp = await isUsedUp(tx, subject, nowMs)
    return err(usedUp ? 'verification.code_used_up' : 'verification.code_expired')
  }
  if (!timingSafeEqual(counted.codeHash, hashOf(key, subject, code))) {
    return err(counted.triesLeft > 0 ? 'verification.code_wrong' : 'verification.code_used_up')
  }
  const isSpent = await spendCode(tx, subject, counted.codeHash)
  return isSpent ? ok(undefined) : err('verification.code_expired')
}
