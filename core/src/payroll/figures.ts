/** What a team did, in atoms. Events carry the same amounts; what undoes an event carries them with the other sign. */
export type Amounts = {
  readonly validBet: bigint
  readonly stakes: bigint
  readonly prizes: bigint
  readonly rebates: bigint
  readonly promotions: bigint
  readonly paymentFees: bigint
}

export const NO_AMOUNTS: Amounts = {
  validBet: 0n,
  stakes: 0n,
  prizes: 0n,
  rebates: 0n,
  promotions: 0n,
  paymentFees: 0n,
}

const NAMES = ['validBet', 'stakes', 'prizes', 'rebates', 'promotions', 'paymentFees'] as const

export type OpenAmounts = { -readonly [Name in keyof Amounts]: bigint }

/** Adds to a sum that is still open: a run adds every event at every level, mostly nothing in most of the amounts. */
export function addInto(sum: OpenAmounts, amounts: Amounts): void {
  for (const name of NAMES) if (amounts[name] !== 0n) sum[name] += amounts[name]
}

/** What players lost, less what they and the payment providers got back; before the platform's share. */
export function netOf({ stakes, prizes, rebates, promotions, paymentFees }: Amounts): bigint {
  return stakes - prizes - rebates - promotions - paymentFees
}

/** The amounts of a team in a period, and its active members. */
export type Figures = Amounts & {
  /** Members who were active in the period. */
  readonly activeMembers: number
  /** The active members of each day, added up over the days. */
  readonly activeMemberDays: number
}
