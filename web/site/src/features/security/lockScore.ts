export type Locks = {
  readonly hasAuthenticator: boolean
  readonly passkeys: readonly unknown[]
  readonly mobile: string | null
  readonly isEmailProven: boolean
}

export type LockScore = { readonly done: number; readonly all: number; readonly rating: 'weak' | 'fair' | 'good' }

/**
 * The protections beyond the password. A second factor counts for more than any recovery method, so "good" needs one.
 */
export function lockScore({ hasAuthenticator, passkeys, mobile, isEmailProven }: Locks): LockScore {
  const locks = [true, mobile !== null, isEmailProven, hasAuthenticator, passkeys.length > 0]
  const done = locks.filter(Boolean).length
  const hasSecond = hasAuthenticator || passkeys.length > 0
  if (done === 1) return { done, all: locks.length, rating: 'weak' }
  return { done, all: locks.length, rating: hasSecond && done > 2 ? 'good' : 'fair' }
}
