import { createHash } from 'node:crypto'
import { impactText, type Standing } from './agentContract.ts'

/** What the acceptance of an offer brings back: it was shown exactly these contracts. */
export const impactHash = (
  offer: { readonly id: string; readonly termsHash: string },
  ended: readonly Standing[],
): string => createHash('sha256').update(impactText(offer, ended)).digest('hex')
