import { createHash } from 'node:crypto'
import type { MoveEnd } from './tree.ts'

/** What a move brings back: it was shown exactly what ends. */
export const moveHash = (account: string, upline: string | null, ends: readonly MoveEnd[]): string =>
  createHash('sha256')
    .update(JSON.stringify([account, upline, ends.map(({ contract }) => contract)]))
    .digest('hex')
