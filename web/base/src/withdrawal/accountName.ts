import type { PayoutAccountLine } from '@ronda/contract'

/** A payout account as people recognise it. */
export const accountName = ({ institution, masked }: Pick<PayoutAccountLine, 'institution' | 'masked'>): string =>
  `${institution} ${masked}`
