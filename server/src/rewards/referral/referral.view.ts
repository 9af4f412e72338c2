import type { ReferralGuest, ReferralInvitation } from '@ronda/contract'
import { hostRewardOf, stateOf, type Counts } from './referral.ts'
import type { StoredReferral } from './referral.sql.ts'

/** A name that friends recognise and others do not: its first letters. */
const maskName = (name: string): string => `${[...name].slice(0, name.length > 4 ? 2 : 1).join('')}•••`

/** The reward that the host got, or would get for the next guest; nothing where the guest does not count. */
function earnedBy(pair: StoredReferral, { qualified }: Counts, nowMs: number): bigint {
  if (pair.hostReward !== null) return pair.hostReward
  const state = stateOf(pair, nowMs)
  return state === 'refused' || state === 'over' ? 0n : hostRewardOf(pair.levels, qualified + 1)
}

/** What is shown of the other side of a pair; `counts` are the host's. */
export function shownGuest(pair: StoredReferral, name: string, counts: Counts, nowMs: number): ReferralGuest {
  const { valid, goal, endsAtMs } = pair
  const hostReward = earnedBy(pair, counts, nowMs)
  return {
    name: maskName(name),
    state: stateOf(pair, nowMs),
    valid,
    goal,
    endsAtMs: Math.trunc(endsAtMs),
    hostReward,
  }
}

export function shownInvitation(
  pair: StoredReferral & { readonly hostCounts: Counts },
  name: string,
  nowMs: number,
): ReferralInvitation {
  return { ...shownGuest(pair, name, pair.hostCounts, nowMs), guestReward: pair.guestReward }
}
