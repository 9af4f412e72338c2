import { createHash } from 'node:crypto'
import { LINE_TERMS_VERSION } from '@ronda/contract'
import { termsText, type LineTerms } from './agentLink.ts'

export const termsHashOf = (terms: LineTerms): string => createHash('sha256').update(termsText(terms)).digest('hex')

/** The terms in the version that is signed now. */
export function termsNow(terms: Omit<LineTerms, 'version'>) {
  const version = LINE_TERMS_VERSION
  return { version, termsHash: termsHashOf({ ...terms, version }) }
}
