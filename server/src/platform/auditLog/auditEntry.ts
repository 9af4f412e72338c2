import type { AuditAction } from '@ronda/contract'

/** Something that a member of staff did, or that the server did by itself (`actor` is then the stored word `house`). */
export type AuditEntry = {
  readonly actor: string
  readonly action: AuditAction
  /** What it was done to: `withdrawal:0193…`. */
  readonly subject: string
  /** What changed and why: amounts as digit strings. */
  readonly detail: Readonly<Record<string, unknown>>
}

export type SealedEntry = Omit<AuditEntry, 'action' | 'detail'> & {
  /** The action's name when it was written. */
  readonly action: string
  readonly seq: number
  readonly atMs: number
  /** As it was hashed, to the byte. */
  readonly detail: string
}

/** The text that is hashed for a line, after the hash of the line before. */
export function lineOf({ seq, atMs, actor, action, subject, detail }: SealedEntry): string {
  return JSON.stringify([seq, atMs, actor, action, subject, detail])
}
