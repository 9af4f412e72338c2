export type DepositSeen = {
  readonly amount: bigint
  /** The member's lifetime stakes when the deposit arrived. */
  readonly stakedBefore: bigint
}

/**
 * What must still be played: each deposit must be staked once before it leaves. Stakes from before a deposit do not
 * count for it, so every run of deposits up to the newest is compared with the stakes since its first; the run with the
 * largest shortfall decides. `deposits` are newest first.
 */
export function leftToPlay(deposits: readonly DepositSeen[], stakedNow: bigint): bigint {
  let [left, sum] = [0n, 0n]
  for (const { amount, stakedBefore } of deposits) {
    sum += amount
    // A stake from before the deposit that came back after it makes the total smaller than it was then.
    const lacking = sum - (stakedNow > stakedBefore ? stakedNow - stakedBefore : 0n)
    if (lacking > left) left = lacking
  }
  return left
}

/**
 * The same without stakes that came back before anything was risked: they count as no bet. `returned` has the sums
 * before the oldest deposit, between each two, and after the newest.
 */
export function withoutReturned(
  deposits: readonly DepositSeen[],
  stakedNow: bigint,
  returned: readonly bigint[],
): { readonly arrived: readonly DepositSeen[]; readonly staked: bigint } {
  let sum = 0n
  const upTo = returned.map((amount) => (sum += amount))
  const arrived = deposits.map(({ amount, stakedBefore }, newer) => ({
    amount,
    stakedBefore: stakedBefore - (upTo[deposits.length - 1 - newer] ?? 0n),
  }))
  return { arrived, staked: stakedNow - sum }
}

/** The part of a wallet that may not be sent to somebody else yet, and why. */
export type Bound = {
  /** Must still be played. */
  readonly leftToPlay: bigint
  /** Arrived by deposits that the payer's bank can still take back. */
  readonly chargeable: bigint
}

/** The same money may be bound for both reasons, so the larger amount decides. */
export function boundOf({ leftToPlay: left, chargeable }: Bound): bigint {
  return left > chargeable ? left : chargeable
}

/** A member who receives money must play it through themselves; anybody else could withdraw it at once. */
export function boundFor(bound: Bound, receiver: 'member' | 'other'): Bound {
  return receiver === 'member' ? { ...bound, leftToPlay: 0n } : bound
}

export type SendRefusal = 'transfer.wagering_left' | 'transfer.chargeable'

/** Why this amount may not be sent to somebody else, if so: the reason that binds more. */
export function sendRefusal(cash: bigint, amount: bigint, bound: Bound): SendRefusal | undefined {
  if (amount > cash || amount <= cash - boundOf(bound)) return undefined
  return bound.leftToPlay >= bound.chargeable ? 'transfer.wagering_left' : 'transfer.chargeable'
}
