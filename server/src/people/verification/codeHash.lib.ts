import { blindIndex, type SecretKey } from '../../platform/secrets/index.ts'
import type { Flow } from './verification.ts'

/** What a code is valid for: one flow, for one recipient, in one sign-in or form. */
export type CodeSubject = { readonly flow: Flow; readonly to: string; readonly binding?: string | undefined }

/** Addresses are compared without case. */
export const normaliseRecipient = (to: string): string => to.trim().toLowerCase()

export function subjectOf(key: SecretKey, { flow, to, binding = '' }: CodeSubject): Buffer {
  return blindIndex(key, JSON.stringify([flow, normaliseRecipient(to), binding]), 'verification.subject')
}

/** Keyed, because a plain hash of such a short code could be reversed by trying all codes. */
export function hashOf(key: SecretKey, subject: Buffer, code: string): Buffer {
  return blindIndex(key, `${subject.toString('hex')}:${code}`, 'verification.code')
}
