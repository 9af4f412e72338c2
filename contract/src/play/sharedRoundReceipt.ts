import { z } from 'zod/mini'
import { seal } from './sharedRound.ts'
import { receipt } from './sharedRoundTable.ts'

/** A ticket's receipt with its seal: saved before the draw, to compare with what is published after it. */
const receiptFile = z.strictObject({ ronda: z.literal('receipt'), seal, receipt })
export type ReceiptFile = z.infer<typeof receiptFile>

/** Reads a saved file. Undefined for a text that is not a receipt. */
export function readReceipt(text: string): ReceiptFile | undefined {
  try {
    const read = z.safeParse(receiptFile, JSON.parse(text))
    return read.success ? read.data : undefined
  } catch {
    return undefined
  }
}

export const writeReceipt = (kept: Omit<ReceiptFile, 'ronda'>): string => JSON.stringify({ ronda: 'receipt', ...kept })
