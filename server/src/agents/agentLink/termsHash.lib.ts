import { createHash } from 'node:crypto'
import { termsText, type LinkTerms } from './agentLink.ts'

export const termsHashOf = (terms: LinkTerms): string => createHash('sha256').update(termsText(terms)).digest('hex')
