import type { AuditAction } from '@ronda/contract'

/** Something that a person of the house did, or that the house did by itself (`actor` is then `house`). */
export type AuditEntry = {
  readonly actor: string
  readonly action: AuditAction
  /** What it was done to: `withdrawal:0193…`. */
  readonly subject: string
  /** What changed and why: amounts as digit strings. */
  readonly detail: Readonly<Record<string, unknown>>
}

export type SealedEntry = Omit<AuditEntry, 'action' | 'detail'> & {
  /** By its name at the time. */
  readonly action: string
  readonly seq: number
  readonly atMs: number
  /** As it was hashed, to the byte. */
  readonly detail: string
}

/** What the hash of a line is made of, after the hash of the line before. */
export function lineOf({ seq, atMs, actor, action, subject, detail }: SealedEntry): string {
  return JSON.stringify([seq, atMs, actor, action, subject, detail])
}
