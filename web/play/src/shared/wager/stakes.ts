/** The offered stakes, the lowest first, and the money there is. */
export type StakeChoice = { readonly stake: bigint; readonly stakes: readonly bigint[]; readonly cash: bigint }

/** The changes of a stake that one press makes. */
export const STAKE_KEYS = ['half', 'double', 'max'] as const
export type StakeKey = (typeof STAKE_KEYS)[number]

/**
 * The offered stake after a press: never more than the key says, so that nobody stakes more than they meant. Undefined
 * where it would change nothing.
 */
export function stakeAfter(key: StakeKey, { stake, stakes, cash }: StakeChoice): bigint | undefined {
  const most = { half: stake / 2n, double: stake * 2n, max: cash }[key]
  const next = stakes.findLast((offered) => offered <= most) ?? (key === 'half' ? stakes[0] : undefined)
  return next === stake ? undefined : next
}
