import { blindIndex, type SecretKey } from '../../platform/secrets/index.ts'
import type { Flow } from './verification.ts'

/** What a code opens: one flow, for one recipient, in one sign-in or form. */
export type CodeSubject = { readonly flow: Flow; readonly to: string; readonly binding?: string | undefined }

/** Addresses are the same however they are capitalised. */
export const plainly = (to: string): string => to.trim().toLowerCase()

export function subjectOf(key: SecretKey, { flow, to, binding = '' }: CodeSubject): Buffer {
  return blindIndex(key, JSON.stringify([flow, plainly(to), binding]), 'verification.subject')
}

/** A code is short enough to be tried out in full: only who has the key can. */
export function hashOf(key: SecretKey, subject: Buffer, code: string): Buffer {
  return blindIndex(key, `${subject.toString('hex')}:${code}`, 'verification.code')
}
