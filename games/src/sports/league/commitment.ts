import { sha256Hex } from '@ronda/fair'

/**
 * What is published of a match's secret while it takes bets. Several matches take bets at once, and each secret of the
 * chain is the hash of the one after it: without the word before it, the hash of a match would be the secret of the
 * match before.
 */
export const matchCommitment = (secret: string): string => sha256Hex(`match ${secret}`)
