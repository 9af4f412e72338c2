export type DepositSeen = {
  readonly amount: bigint
  /** What the member had staked in all their life when it came. */
  readonly stakedBefore: bigint
}

/**
 * What must still be played: each deposit is staked once before it leaves. What was staked before a deposit came does not
 * count for it, so every run of deposits up to the newest is held against what was staked since its first; the run that
 * lacks most decides. `deposits` come newest first.
 */
export function leftToPlay(deposits: readonly DepositSeen[], stakedNow: bigint): bigint {
  let [left, sum] = [0n, 0n]
  for (const { amount, stakedBefore } of deposits) {
    sum += amount
    const lacking = sum - (stakedNow - stakedBefore)
    if (lacking > left) left = lacking
  }
  return left
}

/** What of the money in a wallet does not go to somebody else yet, and why. */
export type Bound = {
  /** Must still be played. */
  readonly leftToPlay: bigint
  /** Came by deposits that the payer's bank can still take back. */
  readonly chargeable: bigint
}

/** The same coins may be bound for both reasons, so the larger of them decides. */
export function boundOf({ leftToPlay: left, chargeable }: Bound): bigint {
  return left > chargeable ? left : chargeable
}

/** A member who is given money must play it themselves; anybody else could take it out at once. */
export function boundFor(bound: Bound, receiver: 'member' | 'other'): Bound {
  return receiver === 'member' ? { ...bound, leftToPlay: 0n } : bound
}

export type SendRefusal = 'transfer.wagering_left' | 'transfer.chargeable'

/** Why this much cannot be passed on to somebody else, if so: the reason that binds more. */
export function sendRefusal(cash: bigint, amount: bigint, bound: Bound): SendRefusal | undefined {
  if (amount > cash || amount <= cash - boundOf(bound)) return undefined
  return bound.leftToPlay >= bound.chargeable ? 'transfer.wagering_left' : 'transfer.chargeable'
}
