import { createHash } from 'node:crypto'
import { lineOf, type SealedEntry } from './auditEntry.ts'

/** A line of the chain as it is stored. */
export type Link = SealedEntry & { readonly before: Buffer; readonly hash: Buffer }

/** Where a chain ends. */
export type Head = { readonly seq: number; readonly hash: Buffer }

/**
 * What is wrong with a line: its content differs from when it was written (`changed`), it does not follow the one
 * before (`unlinked`), it is not there (`missing`), it lies beyond the stored end of the chain (`beyond`), or it is not
 * the one that was signed (`unsigned`).
 */
export type AuditLogFault = {
  readonly seq: number
  readonly fault: 'changed' | 'unlinked' | 'missing' | 'beyond' | 'unsigned'
}

const HASH_BYTES = 32
export const START: Head = { seq: 0, hash: Buffer.alloc(HASH_BYTES) }

export function hashOf(before: Buffer, auditEntry: SealedEntry): Buffer {
  return createHash('sha256').update(before).update(lineOf(auditEntry)).digest()
}

/** What is wrong with the line that comes after `last`. A gap is reported by its first missing line. */
export function faultsOf(last: Head, link: Link): readonly AuditLogFault[] {
  const faults: AuditLogFault[] = []
  if (link.seq !== last.seq + 1) faults.push({ seq: last.seq + 1, fault: 'missing' })
  else if (!link.before.equals(last.hash)) faults.push({ seq: link.seq, fault: 'unlinked' })
  if (!hashOf(link.before, link).equals(link.hash)) faults.push({ seq: link.seq, fault: 'changed' })
  return faults
}

/** What is wrong with the end of a chain, which is stored apart from its lines. */
export function endFaultsOf(last: Head, head: Head): readonly AuditLogFault[] {
  if (last.seq < head.seq) return [{ seq: last.seq + 1, fault: 'missing' }]
  if (last.seq > head.seq) return [{ seq: head.seq + 1, fault: 'beyond' }]
  return last.hash.equals(head.hash) ? [] : [{ seq: last.seq, fault: 'changed' }]
}
